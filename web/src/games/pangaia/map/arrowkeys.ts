/** Walking the map by keys: arrows to the next legal hex that way, six letters to the six neighbours. */

import { ahead } from '../../../lib/arrows';
import { type Continent, cellOf, DIRECTIONS, hexesOf, key, plus } from '../view';
import type { Geometry } from './geometry';

// as they lie on an English keyboard: Q W above, A S beside, Z X below
const LETTERS: Record<string, number> = { KeyS: 0, KeyW: 1, KeyQ: 2, KeyA: 3, KeyZ: 4, KeyX: 5 };

export function neighbour(
  pressed: Pick<KeyboardEvent, 'code' | 'key'>,
  hex: number,
  board: Continent,
  g: Geometry,
  legal: ReadonlySet<number>,
): number | null {
  const cell = cellOf(board, hex);
  if (!cell) return null;
  const direction = LETTERS[pressed.code];
  if (direction !== undefined) {
    const wanted = key(plus(cell, g.step(DIRECTIONS[direction]!)));
    return hexesOf(board).find((other) => key(cellOf(board, other)!) === wanted) ?? null;
  }
  const others = hexesOf(board).filter((other) => other !== hex && (!legal.size || legal.has(other)));
  return ahead(pressed.key, g.at(cell), others, (other) => g.at(cellOf(board, other)!), g.s * 0.4);
}
