/** Where everything stands on a board of a given size. */

import { THICK } from '../../art/disc';
import { type Point, seeded, superellipse } from '../../art/shapes';

export interface Geometry {
  w: number;
  h: number;
  cx: number;
  cy: number;
  /** Distance between two cells, across and up. */
  px: number;
  py: number;
  /** Scale of a token. */
  k: number;
  cell: string;
  /** Where the burnt Trees of each player are heaped. */
  heaps: readonly [Point, Point];
  at: (cell: number) => Point;
}

export function geometry(width: number, height: number, turned: boolean): Geometry {
  const w = Math.max(240, width);
  const h = Math.max(240, height);
  const narrow = w < 600;
  let px = narrow ? (w - 34) / 4 : (w * 0.806) / 4;
  const py = Math.min(h * 0.207, px * 1.07);
  px = Math.min(px, py * 1.32);
  const k = Math.min(px / (narrow ? 136 : 145), py / 123);
  const cx = w / 2;
  const cy = h / 2 + py * 0.21;
  return {
    w,
    h,
    cx,
    cy,
    px,
    py,
    k,
    cell: superellipse(px * 0.455, py * 0.44, 3.1),
    heaps: heaps(w, h, k, turned),
    at(cell) {
      let x = cell % 4;
      let y = 2 - Math.floor(cell / 4);
      if (turned) {
        x = 3 - x;
        y = 2 - y;
      }
      return [cx + (x - 1.5) * px, cy + (y - 1) * py];
    },
  };
}

/** Beside the clearing on its player's side where there is room, else above it, under the players' names. */
function heaps(w: number, h: number, k: number, turned: boolean): readonly [Point, Point] {
  if (w < 600) {
    const [x, y] = [44, Math.max(26, h * 0.066)];
    return [
      [x, y],
      [w - x, y],
    ];
  }
  const s = Math.max(1, k / 1.17);
  const near: Point = [66 * s, h - 78 * s];
  const far: Point = [w - 66 * s, 70 * s];
  return turned ? [far, near] : [near, far];
}

/** How much higher each token of a stack lies: low enough that the shield of the stack behind stays in sight. */
export const rise = (count: number): number => (count <= 1 ? 0 : Math.min(THICK - 1, 44 / (count - 1)));

/** The centres of the top faces of a stack, the lowest first. */
export function stackPoints(g: Geometry, cell: number, count: number): Point[] {
  const [x, y] = g.at(cell);
  const random = seeded(cell * 977 + 13);
  const base = y + 10 * g.k - THICK * g.k;
  const step = rise(count) * g.k;
  return Array.from({ length: count }, (_, i) => {
    const aside = i < count - 1 ? (random() - 0.5) * 4.5 * g.k : 0;
    return [x + aside, base - i * step];
  });
}

/** Where a token lies when it is the top of so many. */
export const topPoint = (g: Geometry, cell: number, count: number): Point =>
  stackPoints(g, cell, Math.max(1, count)).at(-1)!;
