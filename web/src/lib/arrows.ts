/** Arrow keys walk a board: to the nearest that way. */

type Point = readonly [number, number];

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of `others` in the way of the arrow pressed, what lies rather aside only where nothing else does; null for another key. */
export function ahead<T>(
  pressed: string,
  from: Point,
  others: readonly T[],
  at: (each: T) => Point,
  least = 2,
): T | null {
  const way = WAYS[pressed];
  if (!way) return null;
  const that = others
    .map((each) => {
      const [x, y] = [at(each)[0] - from[0], at(each)[1] - from[1]];
      return { each, along: x * way[0] + y * way[1], aside: Math.abs(x * way[1] + y * way[0]) };
    })
    .filter(({ along }) => along > least)
    .sort(
      (a, b) =>
        Number(a.aside > 1.5 * a.along) - Number(b.aside > 1.5 * b.along) ||
        a.along + 2 * a.aside - (b.along + 2 * b.aside),
    );
  return that[0]?.each ?? null;
}

/** Where Tab must stop for all to be reached: at the first, and at whatever no arrows lead to from there. */
export function stopsOf<T>(first: T, all: readonly T[], at: (each: T) => Point): T[] {
  const stops: T[] = [];
  const reached = new Set<T>();
  for (const stop of [first, ...all]) {
    if (reached.has(stop)) continue;
    stops.push(stop);
    const found = [stop];
    for (let from = found.pop(); from !== undefined; from = found.pop()) {
      reached.add(from);
      const others = all.filter((each) => each !== from);
      for (const way of Object.keys(WAYS)) {
        const next = ahead(way, at(from), others, at);
        if (next !== null && !reached.has(next)) found.push(next);
      }
    }
  }
  return stops;
}
