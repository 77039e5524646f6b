/** Head to head: how often two have met, counted from the games that this browser holds keys to. */

import type { MyTable, SeatInfo } from './protocol';

export interface Meetings {
  games: number;
  mine: number;
  theirs: number;
}

/** The same opponent: a person of that name, or a bot of that level. */
function same(one: SeatInfo | undefined, other: SeatInfo): boolean {
  return (
    one !== undefined &&
    one.occupant === other.occupant &&
    one.name === other.name &&
    one.level === other.level
  );
}

export function meetings(tables: readonly MyTable[], game: string, opponent: SeatInfo): Meetings {
  const found: Meetings = { games: 0, mine: 0, theirs: 0 };
  for (const { head, seats, result } of tables) {
    const [seat, ...more] = seats;
    if (seat === undefined || more.length || head.players !== 2 || head.game !== game || !result) continue;
    if (!same(head.seats[1 - seat], opponent)) continue;
    found.games++;
    if (result.winners.length !== 1) continue;
    if (result.winners[0] === seat) found.mine++;
    else found.theirs++;
  }
  return found;
}
