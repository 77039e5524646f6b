/** The puzzles of a game, taken as lessons of two steps; which are solved is kept as for lessons. */

import { api } from './api';
import { type LessonKey, Lessons, learned } from './lessons';
import { isMissed } from './missed';
import type { LessonInfo, LessonStepInfo, PuzzleBook, PuzzleInfo } from './protocol';

const PREFIX = 'puzzle-';
const MINUTES = 2;

/** Whether one choice is looked for at the table of this name, be it a puzzle or a missed moment. */
export const isPuzzle = (lesson: string): boolean => lesson.startsWith(PREFIX) || isMissed(lesson);
export const puzzleName = (number: number): string => `${PREFIX}${number}`;
export const keyOf = ({ game, number }: PuzzleInfo): LessonKey => ({ game, lesson: puzzleName(number) });

/** The address of a puzzle, by the name that tables know it by. */
export const puzzleAddress = (game: string, lesson: string): string =>
  `/puzzles/${game}/${lesson.slice(PREFIX.length)}`;

const step = (name: string, kind: LessonStepInfo['kind']): LessonStepInfo => ({
  name,
  kind,
  rule: '',
  point: [],
  answers: [],
  right: '',
});
const search = (name: string, seat: number): LessonInfo => ({
  name,
  minutes: MINUTES,
  seat,
  steps: [step('find', 'expect'), step('found', 'say')],
});
const lessonOf = ({ number, seat }: PuzzleInfo): LessonInfo => search(puzzleName(number), seat);

export class Puzzles extends Lessons {
  constructor(readonly puzzles: PuzzleBook) {
    super({ game: puzzles.game, lessons: puzzles.puzzles.map(lessonOf), words: puzzles.words });
  }

  private behind(lesson: string): PuzzleInfo | undefined {
    return this.puzzles.puzzles.find((each) => puzzleName(each.number) === lesson);
  }
  override of(name: string): LessonInfo | undefined {
    return isMissed(name) ? search(name, 0) : super.of(name);
  }
  override title(lesson: string): string {
    if (isMissed(lesson)) return this.words.say('puzzle-missed-title');
    return this.words.say('puzzle-title', { number: this.behind(lesson)?.number ?? 0 });
  }
  override key(lesson: string, name: string): string {
    return `puzzle-${isMissed(lesson) ? 'missed' : (this.behind(lesson)?.kind ?? 'best')}-${name}`;
  }
}

const books = new Map<string, Promise<Puzzles>>();

export function puzzlesOf(game: string): Promise<Puzzles> {
  let found = books.get(game);
  if (!found) {
    found = api.puzzles(game).then((book) => new Puzzles(book));
    found.catch(() => books.delete(game));
    books.set(game, found);
  }
  return found;
}

export type PuzzleState = 'solved' | 'helped' | 'open';

export function puzzleState(puzzle: PuzzleInfo): PuzzleState {
  const record = learned.of(keyOf(puzzle));
  if (!record?.done) return 'open';
  return record.helped ? 'helped' : 'solved';
}
