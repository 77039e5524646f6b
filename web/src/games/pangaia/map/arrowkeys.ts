/** Walking the map by keys: arrows to the next legal hex that way, six letters to the six neighbours. */

import { type Continent, cellOf, DIRECTIONS, hexesOf, key, plus } from '../view';
import type { Geometry } from './geometry';

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
// as they lie on the keyboard: Q W above, A S beside, Z X below
const LETTERS: Record<string, number> = { s: 0, w: 1, q: 2, a: 3, z: 4, x: 5 };

export function neighbour(
  pressed: string,
  hex: number,
  board: Continent,
  g: Geometry,
  legal: ReadonlySet<number>,
): number | null {
  const cell = cellOf(board, hex);
  if (!cell) return null;
  const direction = LETTERS[pressed.toLowerCase()];
  if (direction !== undefined) {
    const wanted = key(plus(cell, DIRECTIONS[direction]!));
    return hexesOf(board).find((other) => key(cellOf(board, other)!) === wanted) ?? null;
  }
  const step = ARROWS[pressed];
  if (!step) return null;
  const [x, y] = g.at(cell);
  const ahead = hexesOf(board)
    .filter((other) => other !== hex && (!legal.size || legal.has(other)))
    .map((other) => {
      const [ox, oy] = g.at(cellOf(board, other)!);
      const along = (ox - x) * step[0] + (oy - y) * step[1];
      const aside = Math.abs((ox - x) * step[1]) + Math.abs((oy - y) * step[0]);
      return { other, along, aside };
    })
    .filter((each) => each.along > g.s * 0.4);
  ahead.sort((a, b) => a.along + a.aside * 2 - (b.along + b.aside * 2));
  return ahead[0]?.other ?? null;
}
