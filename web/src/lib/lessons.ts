/** The lessons of a game: fetched once, with all they say, and how far somebody has got in this browser. */

import { api } from './api';
import { playerName } from './create';
import { prefs } from './prefs.svelte';
import type { LessonBook, LessonInfo } from './protocol';
import { router } from './router.svelte';
import { seatKeys } from './seatkeys';
import { spaced, Words } from './words.svelte';

/** A lesson of which nothing but its place in the book is needed. */
export interface LessonKey {
  game: string;
  lesson: string;
}

export class Lessons {
  protected readonly words: Words;

  constructor(readonly book: LessonBook) {
    this.words = new Words(
      Object.fromEntries(Object.entries(book.words).map(([key, text]) => [key, [text]])),
    );
  }

  get all(): readonly LessonInfo[] {
    return this.book.lessons;
  }
  of(name: string): LessonInfo | undefined {
    return this.all.find((each) => each.name === name);
  }
  title(name: string): string {
    return this.words.say(`lesson-${name}`);
  }
  key(lesson: string, step: string): string {
    return `lesson-${lesson}-${step}`;
  }
  says(lesson: string, step: string): string {
    return this.words.say(this.key(lesson, step));
  }
  /** A part of what a step says: its title, its task, an answer; empty where there is none. */
  part(lesson: string, step: string, name: string): string {
    return spaced(this.words.forms(this.key(lesson, step))[name] ?? '', prefs.locale);
  }
}

const books = new Map<string, Promise<Lessons>>();

export function lessonsOf(game: string): Promise<Lessons> {
  let found = books.get(game);
  if (!found) {
    found = api.lessons(game).then((book) => new Lessons(book));
    found.catch(() => books.delete(game));
    books.set(game, found);
  }
  return found;
}

/** How far somebody has got. */
export interface LessonRecord {
  done: boolean;
  step: number;
  table: string;
  /** The way was shown, at least once. */
  helped?: boolean;
}

const STORE = 'nemeton.lessons';

function all(): Record<string, LessonRecord> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, LessonRecord>) : {};
  } catch {
    return {};
  }
}

export const learned = {
  of: ({ game, lesson }: LessonKey): LessonRecord | undefined => all()[`${game}/${lesson}`],
  done: (key: LessonKey): boolean => learned.of(key)?.done === true,
  note({ game, lesson }: LessonKey, change: Partial<LessonRecord>): void {
    const kept = all();
    const before = kept[`${game}/${lesson}`] ?? { done: false, step: 0, table: '' };
    kept[`${game}/${lesson}`] = { ...before, ...change };
    try {
      localStorage.setItem(STORE, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing still teaches
    }
  },
};

/** The lesson to take next: the first that is not done, or none. */
export const nextLesson = (lessons: Lessons): LessonInfo | undefined =>
  lessons.all.find((each) => !learned.done({ game: lessons.book.game, lesson: each.name }));

/** Goes to the table of a lesson: the one it was left at, else a new one, at that step. */
export async function takeLesson(key: LessonKey, step: number | null = null): Promise<void> {
  const record = learned.of(key);
  if (step === null && record?.table && !record.done && (await stands(record.table))) {
    router.go(`/t/${record.table}`, true);
    return;
  }
  const joined = await api.takeLesson(key.game, key.lesson, { name: playerName(), step: step ?? 0 });
  seatKeys.keep(joined);
  learned.note(key, { table: joined.table, step: step ?? 0 });
  router.go(`/t/${joined.table}`, true);
}

async function stands(table: string): Promise<boolean> {
  const key = seatKeys.of(table);
  if (!key) return false;
  return api.head(table, key.token).then(
    (head) => !head.over,
    () => false,
  );
}
