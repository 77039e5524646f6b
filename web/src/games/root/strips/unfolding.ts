/** Which seats beside the map show all that is public, and which fold to a line, so that all of them are in sight. */

/** Pixels of a panel with all it shows, by faction; items crafted and cards in play take a row more. */
const WHOLE: readonly number[] = [228, 205, 206, 200, 200, 257, 259];
/** Pixels of one that is folded. */
const FOLDED = 116;

/** The seats to unfold in so much room: one's own first, then the others as they sit, each that still fits. */
export function unfolded(
  seats: readonly { seat: number; faction: number }[],
  own: number | null,
  room: number,
): ReadonlySet<number> {
  const found = new Set<number>();
  let left = room - seats.length * FOLDED;
  for (const { seat, faction } of [...seats].sort(
    (a, b) => Number(b.seat === own) - Number(a.seat === own),
  )) {
    const more = (WHOLE[faction] ?? FOLDED) - FOLDED;
    if (more > left) continue;
    left -= more;
    found.add(seat);
  }
  return found;
}
