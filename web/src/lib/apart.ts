/** Points of a chart moved apart, so that the marks on them can all be read and pressed; words below a scale that share a place. */

export interface Spot {
  x: number;
  y: number;
}

const ACROSS = 28; // of a mark, with a little room
const EDGE = 14;

/** The same spots in their order: one that would lie on an earlier one goes down or up, else aside. */
export function apart(spots: readonly Spot[], width: number, height: number): Spot[] {
  const placed: Spot[] = [];
  for (const spot of spots) {
    const wanted = { x: between(spot.x, EDGE, width - EDGE), y: between(spot.y, EDGE, height - EDGE) };
    const ways = Array.from({ length: 24 }, (_, i) => shifted(wanted, i, width, height));
    placed.push(ways.find((way) => placed.every((other) => clear(way, other))) ?? wanted);
  }
  return placed;
}

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
const clear = (a: Spot, b: Spot): boolean => Math.hypot(a.x - b.x, a.y - b.y) >= ACROSS;

/** The way that is tried after so many: below and above in turn, then the same a mark to the right. */
function shifted({ x, y }: Spot, way: number, width: number, height: number): Spot {
  const step = Math.ceil((way % 8) / 2) * ACROSS * (way % 2 ? 1 : -1);
  return {
    x: between(x + Math.floor(way / 8) * ACROSS, EDGE, width - EDGE),
    y: between(y + step, EDGE, height - EDGE),
  };
}

const LETTER = 5.4; // pixels of small words
const BETWEEN = 10;

/** Words below a scale, each under its place as far as the edges let it; those that would touch stand one after the other. */
export function joined(
  words: readonly { at: number; name: string }[],
  width: number,
): { left: number; text: string }[] {
  let groups = [...words]
    .sort((a, b) => a.at - b.at)
    .map(({ at, name }) => ({ from: at, to: at, text: name }));
  for (;;) {
    const placed = groups.map(({ from, to, text }) => {
      const long = LETTER * text.length;
      return { left: between((from + to) / 2 - long / 2, 0, Math.max(0, width - long)), long, text };
    });
    const at = placed.findIndex((each, i) => {
      const before = placed[i - 1];
      return before && before.left + before.long + BETWEEN > each.left;
    });
    const [one, other] = [groups[at - 1], groups[at]];
    if (!one || !other) return placed.map(({ left, text }) => ({ left, text }));
    const both = { from: one.from, to: other.to, text: `${one.text} · ${other.text}` };
    groups = [...groups.slice(0, at - 1), both, ...groups.slice(at + 1)];
  }
}
