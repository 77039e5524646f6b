/** Which seats beside the map show all that is public, and which fold to a line, so that all of them are in sight. */

import type { EyrieBoard, FactionView } from '../view';

/** Pixels of a panel with all it shows, by faction. */
const WHOLE: readonly number[] = [228, 205, 206, 200, 200, 257, 259];
/** Pixels of one that is folded. */
const FOLDED = 116;
/** Pixels of a further row: cards in play, and what the first row has no room for, items and a Dominance card. */
const ROW = 26;
const FIRST_ITEMS = 4;
const MORE_ITEMS = 7;
/** A Dominance card has the width of so many items. */
const CARD = 4;

/** Pixels of each further card in the longest column of a Decree; folded, so many cards of it stand in a line. */
const CHIP = 23;
const LINE = 6;

type Side = Pick<FactionView, 'seat' | 'faction'> &
  Partial<Pick<FactionView, 'dominance' | 'coalition' | 'crafted' | 'in_play' | 'board'>>;

/** Pixels for what not everybody has; cards in play are signs in a row where the panel is folded. */
function further(
  { dominance = -1, coalition = -1, crafted = [], in_play = [], board }: Side,
  whole: boolean,
): number {
  const card = dominance >= 0 || coalition >= 0 ? CARD : 0;
  const items = crafted.reduce((sum, count) => sum + count, card);
  const rows =
    Math.ceil(Math.max(0, items - FIRST_ITEMS) / MORE_ITEMS) +
    (whole ? in_play.length : Math.min(1, in_play.length));
  return rows * ROW + longer(board, whole);
}

/** Pixels by which the Decree of the Eyrie outgrows its first row. */
function longer(board: Side['board'], whole: boolean): number {
  const columns = ((board as Partial<EyrieBoard> | undefined)?.decree ?? []).map(({ length }) => length);
  if (whole) return Math.max(0, ...columns.map((length) => length - 1)) * CHIP;
  return columns.reduce((sum, length) => sum + length, 0) > LINE ? CHIP : 0;
}

/** The seats to unfold in so much room: one's own first, then the others as they sit, each that still fits. */
export function unfolded(seats: readonly Side[], own: number | null, room: number): ReadonlySet<number> {
  const found = new Set<number>();
  let left = seats.reduce((rest, side) => rest - FOLDED - further(side, false), room);
  for (const side of [...seats].sort((a, b) => Number(b.seat === own) - Number(a.seat === own))) {
    const more = (WHOLE[side.faction] ?? FOLDED) - FOLDED + further(side, true) - further(side, false);
    if (more > left) continue;
    left -= more;
    found.add(side.seat);
  }
  return found;
}
