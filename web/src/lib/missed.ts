/** The missed moments of a finished game, tried again as puzzles; which are solved is kept as for lessons. */

import { api } from './api';
import { playerName } from './create';
import { type LessonKey, learned } from './lessons';
import type { Remark, Report, SeatInfo } from './protocol';
import { router } from './router.svelte';
import { seatKeys } from './seatkeys';

const PREFIX = 'missed-';

export const isMissed = (lesson: string): boolean => lesson.startsWith(PREFIX);

/** The address of a missed moment, by the name that its table knows it by. */
export const missedAddress = (lesson: string): string =>
  `/missed/${lesson.slice(PREFIX.length).replace(/-(\d+)$/, '/$1')}`;

/** The report that such a moment is from. */
export const reportOf = (lesson: string): string =>
  `/report/${lesson.slice(PREFIX.length).replace(/-\d+$/, '')}`;

const keyOf = (game: string, table: string, at: number): LessonKey => ({
  game,
  lesson: `${PREFIX}${table}-${at}`,
});

export const isSolved = (game: string, table: string, at: number): boolean =>
  learned.done(keyOf(game, table, at));

/** Those of the people at the table; of everybody where no person is known to have played. */
export function missedBy(report: Report, seats: readonly SeatInfo[]): Remark[] {
  const people = report.seats.filter(({ seat }) => seats[seat]?.person != null);
  return (people.length ? people : report.seats).flatMap((each) => each.missed);
}

/** Goes to a table that stands as the game stood before that choice. */
export async function tryAgain(table: string, at: string): Promise<void> {
  const token = seatKeys.of(table)?.token;
  const joined = await api.tryMissed(table, at, { name: playerName(), step: 0 }, token);
  seatKeys.keep(joined);
  router.go(`/t/${joined.table}`, true);
}
