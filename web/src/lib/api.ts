/** The HTTP side of the server. */

import { untrack } from 'svelte';
import { identity } from './identity';
import { type Locale, prefs } from './prefs.svelte';
import type {
  About,
  Adopt,
  Adopted,
  Analyse,
  AnalysedCourse,
  AnalysedPosition,
  CarryLink,
  Complain,
  ComponentValues,
  Fairness,
  FirstFree,
  Fork,
  GameInfo,
  Join,
  Joined,
  Judged,
  LessonBook,
  Me,
  Met,
  Moment,
  MyTable,
  NewTable,
  Noted,
  Opened,
  OpenedPerson,
  Outline,
  PersonSeen,
  PuzzleBook,
  PuzzleInfo,
  RawRecord,
  Reach,
  Refusal,
  Report,
  RuleFigure,
  SetMe,
  TableHead,
  TableKey,
  TakeLesson,
  WordSheet,
} from './protocol';

import { parsed } from './somebody';

/** Why not, in the server's words or, where it was not reached, in the page's own. */
export interface NamedRefusal extends Omit<Refusal, 'reason'> {
  reason: Refusal['reason'] | 'offline' | 'passkey-cancelled' | 'passkey-here' | 'unknown' | 'unknown-game';
}

/** What opens a person: the end of a one-time link, or words. */
export type WayIn = { link: string } | { words: string };

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly refusal: NamedRefusal,
    readonly status: number,
  ) {
    super(refusal.reason);
  }
}

/** Asks the server, as whoever has the token, or as this browser; a body is sent as JSON, text as it is. */
export async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  // another language is no reason to ask again
  const headers: Record<string, string> = { 'accept-language': untrack(() => prefs.locale) };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const key = token || identity.key;
  if (key) headers.authorization = `Bearer ${key}`;
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const init: RequestInit = body === undefined ? { headers } : { method: 'POST', headers, body: sent };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, init);
  } catch {
    throw new Refused({ reason: 'offline', params: {}, text: '' }, 0);
  }
  const found = await answer
    .text()
    .then(parsed)
    .catch(() => null);
  if (answer.ok) return found as T;
  throw new Refused(isRefusal(found) ? found : { reason: 'unknown', params: {}, text: '' }, answer.status);
}

const isRefusal = (found: unknown): found is Refusal =>
  typeof found === 'object' && found !== null && 'reason' in found;

const at = (table: string): string => `tables/${encodeURIComponent(table)}`;

/** Does something that only somebody whom the server knows can do: this browser has a key from then on. */
export async function known<T>(work: () => Promise<T>): Promise<T> {
  if (identity.make())
    await api.setMe({ name: prefs.name || null, language: prefs.locale }).catch(() => null);
  return work();
}

let games: Promise<GameInfo[]> | undefined;

export const api = {
  games(): Promise<GameInfo[]> {
    games ??= ask<GameInfo[]>('games').catch((error: unknown) => {
      games = undefined;
      throw error;
    });
    return games;
  },
  async game(name: string): Promise<GameInfo> {
    const found = (await api.games()).find((each) => each.name === name);
    if (!found) throw new Refused({ reason: 'unknown-game', params: {}, text: '' }, 404);
    return found;
  },
  values: (game: string): Promise<ComponentValues> => ask(`games/${encodeURIComponent(game)}/values`),
  checkValues: (game: string, text: string, toml = false): Promise<ComponentValues> =>
    ask(`games/${encodeURIComponent(game)}/values${toml ? '?toml' : ''}`, text),
  tableValues: (table: string): Promise<ComponentValues> => ask(`${at(table)}/values`),
  lessons: (game: string): Promise<LessonBook> => ask(`games/${encodeURIComponent(game)}/lessons`),
  takeLesson: (game: string, lesson: string, wanted: TakeLesson): Promise<Joined> =>
    known(() => ask(`games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, wanted)),
  figure: (game: string, lesson: string, step: string): Promise<RuleFigure> =>
    ask(`games/${encodeURIComponent(game)}/figures/${lesson}/${step}`),
  analysed: (game: string, wanted: Analyse): Promise<AnalysedPosition> =>
    ask(`games/${encodeURIComponent(game)}/analysis`, wanted),
  judged: (game: string, wanted: Analyse): Promise<Judged> =>
    ask(`games/${encodeURIComponent(game)}/analysis/judgement`, wanted),
  course: (game: string, wanted: Analyse): Promise<AnalysedCourse> =>
    ask(`games/${encodeURIComponent(game)}/analysis/course`, wanted),
  puzzles: (game: string): Promise<PuzzleBook> => ask(`games/${encodeURIComponent(game)}/puzzles`),
  puzzleToday: (): Promise<PuzzleInfo | null> => ask('puzzle'),
  reach: (): Promise<Reach> => ask('reach'),
  lobby: (after = 0): Promise<TableHead[]> => ask(`lobby?after=${after}`),
  /** Sits down at the first free table that fits. */
  sitFirst: (wishes: FirstFree): Promise<Joined> => known(() => ask('lobby/sit', wishes)),
  /** Those one was at tables with. */
  met: (): Promise<Met[]> => ask('me/met'),
  mine: (tables: TableKey[], most: number): Promise<MyTable[]> => ask('mine', { tables, most }),
  me: (): Promise<Me> => ask('me'),
  setMe: (wanted: SetMe): Promise<Me> => ask('me', wanted),
  adopt: (wanted: Adopt): Promise<Adopted> => ask('me/adopt', wanted),
  hide: (table: string): Promise<Me> => ask('me/hide', { table }),
  exportMe: (): Promise<unknown> => ask('me/export'),
  deleteMe: (): Promise<Noted> => ask('me/delete', {}),
  carry: (page: string): Promise<CarryLink> => ask('me/carry', { page }),
  newWords: (language: Locale): Promise<WordSheet> => ask('me/words', { language }),
  dropWords: (): Promise<Me> => ask('me/words/remove', {}),
  /** Whom a link or words open. */
  seePerson: (wanted: WayIn): Promise<PersonSeen> => ask('me/open', wanted),
  openPerson: (wanted: WayIn & { key: string }): Promise<OpenedPerson> => ask('me/open', wanted),
  removeDevice: (device: string): Promise<Me> => ask(`me/devices/${device}/remove`, {}),
  create: (table: NewTable): Promise<Joined> => known(() => ask('tables', table)),
  head: (table: string, token?: string): Promise<TableHead> => ask(at(table), undefined, token),
  join: (table: string, join: Join): Promise<Joined> => known(() => ask(`${at(table)}/join`, join)),
  complain: (table: string, complaint: Complain, token: string): Promise<Noted> =>
    ask(`${at(table)}/complain`, complaint, token),
  rematch: (table: string, token: string): Promise<Joined> => ask(`${at(table)}/rematch`, {}, token),
  fork: (table: string, fork: Fork, token?: string): Promise<Joined> =>
    known(() => ask(`${at(table)}/fork`, fork, token)),
  upload: (record: unknown): Promise<Opened> => ask('records', record),
  outline: (table: string, token?: string): Promise<Outline> => ask(`${at(table)}/outline`, undefined, token),
  moments: (
    table: string,
    from: number,
    to: number,
    seat: number | null,
    token?: string,
  ): Promise<Moment[]> =>
    ask(
      `${at(table)}/moments?from=${from}&to=${to}${seat === null ? '' : `&seat=${seat}`}`,
      undefined,
      token,
    ),
  /** What a thing is and does, now or at a moment, as far as the seat may know. */
  about: (
    table: string,
    thing: string,
    seat: number | null,
    moment: number | null,
    token?: string,
  ): Promise<About> => {
    const query = new URLSearchParams({ thing });
    if (seat !== null) query.set('seat', String(seat));
    if (moment !== null) query.set('at', String(moment));
    return ask(`${at(table)}/about?${query}`, undefined, token);
  },
  report: (table: string, token?: string): Promise<Report> => ask(`${at(table)}/report`, undefined, token),
  tryMissed: (table: string, moment: string, wanted: TakeLesson, token?: string): Promise<Joined> =>
    ask(`${at(table)}/missed/${encodeURIComponent(moment)}`, wanted, token),
  fairness: (table: string, token?: string): Promise<Fairness> =>
    ask(`${at(table)}/fairness`, undefined, token),
  raw: (table: string, token: string): Promise<RawRecord> => ask(`${at(table)}/raw`, undefined, token),
  recordAddress: (table: string): string => `/api/${at(table)}/record`,
};
