/** Where the spaces of the branches lie: as they are drawn, or spread along the same boughs where a board has fewer or more. */

import type { Point } from '../../../art/shapes';
import type { Space } from '../printed';
import { MIDDLE, SPACE } from './geometry';

const EACH = 7;
const FURTHER = 4;
const ROOT: Point = [MIDDLE, 400];

/** The branch of a space; spaces that only some boards have are numbered after all others. */
export const branchOf = (space: number): number =>
  space < 3 * EACH ? Math.floor(space / EACH) : Math.floor((space - 3 * EACH) / FURTHER);

/** The spaces from one on up to the next fork or End. */
function chain(spaces: readonly Space[], from: number): number[] {
  const found = [from];
  for (let above = spaces[from]!.above; above.length === 1; above = spaces[above[0]!]!.above)
    found.push(above[0]!);
  return found;
}

/** So many points along a line of points, the last at its end. */
function spread(line: readonly Point[], count: number): Point[] {
  if (count === line.length - 1) return line.slice(1);
  return Array.from({ length: count }, (_, i) => {
    const way = ((i + 1) / count) * (line.length - 1);
    const at = Math.min(Math.floor(way), line.length - 2);
    const [[x, y], [ax, ay]] = [line[at]!, line[at + 1]!];
    return [x + (ax - x) * (way - at), y + (ay - y) * (way - at)];
  });
}

/** The point of every space; null where this board has none. */
export function pointsOf(spaces: readonly Space[]): (Point | null)[] {
  const found: (Point | null)[] = spaces.map(() => null);
  const lay = (numbers: readonly number[], line: readonly Point[]) =>
    spread(line, numbers.length).forEach((point, i) => {
      found[numbers[i]!] = point;
    });
  for (let branch = 0; branch < 3; branch++) {
    const first = spaces.findIndex((space, number) => space.steps === 1 && branchOf(number) === branch);
    const drawn = SPACE.slice(branch * EACH, (branch + 1) * EACH);
    const fork = drawn[2]!;
    const stem = chain(spaces, first);
    lay(stem, [ROOT, ...drawn.slice(0, 3)]);
    for (const above of spaces[stem.at(-1)!]!.above) {
      const arm = chain(spaces, above);
      const left = arm.at(-1) === branch * EACH + 4;
      lay(arm, [fork, ...(left ? drawn.slice(3, 5) : drawn.slice(5))]);
    }
  }
  return found;
}

/** Halfway down to the space below, where the Solar token of an edge lies. */
export function sunAt(spaces: readonly Space[], points: readonly (Point | null)[], space: number): Point {
  const [x, y] = points[space] ?? ROOT;
  const below = spaces.findIndex((each) => each.above.includes(space));
  const [bx, by] = points[below] ?? ROOT;
  return [(x + bx) / 2, (y + by) / 2];
}

/** What an End may count. */
export const COUNTED = ['points', 'elders', 'creatures', 'potions', 'stones', 'artifacts'];

/** What an End gives for each thing it counts; points are counted in fives. */
export const worthOf = ({ counts, each }: { counts: number; each: number }): string =>
  counts ? `×${each}` : `${each} / 5`;

/** The End of an arm, from one of its spaces; null below the fork. */
export function endOf(spaces: readonly Space[], from: number): number | null {
  let space = from;
  while (spaces[space]?.above.length === 1) space = spaces[space]!.above[0]!;
  return spaces[space]?.end ? space : null;
}
