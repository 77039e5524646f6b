/** What the lines of a log tell: deeds with what came of them, turn by turn, and since when they are somebody else’s. */

import type { LogLine } from './protocol';

/** What headings say, what could not be chosen otherwise, and that something is over. */
const UNSAID = new Set(['turn', 'turn_of', 'turn_begins', 'taken', 'battle_over']);

/** The round that each turn says it belongs to. */
export const roundsOf = (lines: readonly LogLine[]): ReadonlyMap<number, number> =>
  new Map(
    lines
      .filter(({ key }) => key === 'turn_of' || key === 'turn_begins')
      .map(({ turn, params }) => [turn, Number(params.round)]),
  );

/** The lines that say something for themselves. */
export const deeds = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ key }) => !UNSAID.has(key));

/** Each sentence once, with how often it is true. */
export function counted(sentences: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const text of sentences) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}

/** Whether the lines tell how the table was laid, before anybody's turn. */
export const ofSetUp = (lines: readonly LogLine[]): boolean =>
  lines.length > 0 && lines.every(({ turn, seat }) => turn === 0 && seat === null);

/** The lines of each turn that has something to tell; all together where only one has. */
export function byTurn(lines: readonly LogLine[]): readonly (readonly LogLine[])[] {
  const turns = new Map<number, LogLine[]>();
  for (const line of lines) turns.set(line.turn, [...(turns.get(line.turn) ?? []), line]);
  const told = [...turns.values()].filter((each) => deeds(each).length);
  return told.length > 1 ? told : [lines];
}

/** One deed, with its costs, gains and losses; its law is that of what it was done for. */
export interface Entry {
  deed: LogLine;
  follows: readonly LogLine[];
  law: string;
}

/** How the events of a game belong together. */
export interface Belonging {
  /** What follows from a deed, its gains and losses, is told beside it. */
  readonly consequences?: ReadonlySet<string>;
  /** What is paid before the deed it is for, maybe in several choices. */
  readonly prices?: ReadonlySet<string>;
  /** Deeds to which all belongs that comes of the same choice. */
  readonly wholes?: ReadonlySet<string>;
  /** Deeds that are one where a choice brings several of them in a row. */
  readonly joins?: ReadonlySet<string>;
  /** Deeds that are done for something, and what that may be: chosen later, it is told beside them. */
  readonly acts?: ReadonlySet<string>;
  readonly outcomes?: ReadonlySet<string>;
}

/** An entry as it grows, and the choice it goes on with. */
type Growing = Entry & { follows: LogLine[]; choice: number };

/** Of each choice the deeds, each with what follows from it in that turn; what only follows belongs to the deed before. */
export function entries(lines: readonly LogLine[], belonging: Belonging): Entry[] {
  const { consequences, prices, wholes, joins, acts, outcomes } = belonging;
  const found: Growing[] = [];
  let paid: LogLine[] = []; // before the deed it was paid for
  const last = () => found.at(-1);
  const begin = (deed: LogLine, follows: LogLine[]) =>
    found.push({ deed, follows, law: deed.key, choice: deed.choice });
  const settle = () => {
    for (const line of paid) {
      if (last()?.deed.turn === line.turn && line.turn > 0) last()!.follows.push(line);
      else begin(line, []);
    }
    paid = [];
  };
  const goesOn = (before: LogLine, line: LogLine): boolean =>
    before.turn === line.turn && (before.choice === line.choice || Boolean(prices?.has(before.key)));
  /** Whether the deed before was done for this. */
  const fulfils = ({ key, turn }: LogLine): boolean =>
    Boolean(outcomes?.has(key) && acts?.has(last()?.deed.key ?? '')) && last()!.deed.turn === turn;
  for (const line of deeds(lines)) {
    if (paid.length && !paid.every((each) => goesOn(each, line))) settle();
    const same = last()?.choice === line.choice && last()?.deed.turn === line.turn;
    const deed = last()?.deed.key ?? '';
    const more = deed === line.key && joins?.has(deed); // the same once more: the rest of one deed
    const whole = same && Boolean(more || wholes?.has(deed));
    if (prices?.has(line.key)) paid.push(line);
    else if (fulfils(line)) {
      const act = last()!;
      if (act.law === act.deed.key) act.law = line.key;
      act.follows.push(...paid, line);
      act.choice = line.choice;
      paid = [];
    } else if (!consequences?.has(line.key) && !whole) {
      begin(line, paid);
      paid = [];
    } else if (same) last()!.follows.push(line);
    else paid.push(line);
  }
  settle();
  return found;
}

/** The lines as the log has them: a deed before what it costs and brings. */
export const inOrder = (lines: readonly LogLine[], belonging: Belonging): LogLine[] =>
  entries(lines, belonging).flatMap(({ deed, follows }) => [deed, ...follows]);

/** The choice after which the others last began to play: what somebody at these seats has just been told. */
export function sinceOwnTurn(lines: readonly LogLine[], own: (seat: number) => boolean): number | null {
  const mine = (line: LogLine) => line.seat !== null && own(line.seat);
  let last = lines.length - 1;
  while (last >= 0 && mine(lines[last]!)) last--; // the turn that goes on
  if (last < 0) return null;
  let first = last;
  while (first > 0 && !mine(lines[first - 1]!)) first--;
  return Math.max(0, lines[first]!.choice - 1);
}
