/** A match of two games with the factions swapped: what each seat has made in both. */

import type { LogLine } from '../../../lib/protocol';

export interface MatchView {
  game: number;
  /** By seat, the points of the first game; null while it is played. */
  earlier: number[] | null;
}

export interface Standing {
  first: number;
  second: number;
  sum: number;
}

/** What a seat has in a match whose second game is played or over. */
export function standing(match: MatchView | null, seat: number, score: number | null): Standing | null {
  const first = match?.earlier?.[seat];
  if (first === undefined) return null;
  const second = score ?? 0;
  return { first, second, sum: first + second };
}

/** The lines of the game at hand: in a match those since the factions were swapped. */
export const linesOfThisGame = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.slice(lines.findLastIndex(({ key }) => key === 'factions_swapped') + 1);
