// The continent of Pangaia as it is drawn: turned to be large, with everything where it was.

import { describe, expect, test } from 'vitest';
import { neighbour } from '../src/games/pangaia/map/arrowkeys';
import { bestTurn, geometry, SIDES } from '../src/games/pangaia/map/geometry';
import { type Continent, DIRECTIONS, type Hex, key, plus } from '../src/games/pangaia/view';

const ROOM = { left: 0, right: 0, top: 0, bottom: 0 };
const TURNS = [0, 1, 2];
const ROW: Hex[] = [0, 1, 2, 3, 4, 5, 6, 7].map((q) => [q, 0]);
const SLANT: Hex[] = ROW.map(([q]) => [0, q]);
const AROUND: Hex[] = [[0, 0], ...DIRECTIONS];

/** Two tiles around the hex in the middle; which cells they are made of says nothing here. */
const board = {
  tiles: [{ cells: AROUND.slice(0, 4) }, { cells: AROUND.slice(4) }],
} as unknown as Continent;

describe('the turn of the map', () => {
  test('lays a slanting continent along the room', () => {
    expect(bestTurn(SLANT)).toBeGreaterThan(0);
    const size = (turns: number): number => geometry(828, 478, SLANT, ROOM, turns).s;
    expect(size(bestTurn(SLANT))).toBeGreaterThan(1.3 * size(0));
  });

  test('leaves a continent alone that lies well', () => {
    expect(bestTurn(ROW)).toBe(0);
    expect(bestTurn(AROUND)).toBe(0);
  });
});

describe.each(TURNS)('a map turned %i times', (turns) => {
  const g = geometry(400, 300, AROUND, ROOM, turns);

  test('finds the cell under a point', () => {
    expect(AROUND.map((cell) => key(g.cellAt(...g.at(cell))))).toEqual(AROUND.map(key));
  });

  test('has beyond each side what is drawn there', () => {
    const flat = geometry(400, 300, AROUND, ROOM);
    const along = (from: readonly number[], to: readonly number[]): string =>
      `${Math.round(to[0]! - from[0]!)} ${Math.round(to[1]! - from[1]!)}`;
    for (const way of SIDES)
      expect(along(g.at([0, 0]), g.at(g.step(way)))).toBe(along(flat.at([0, 0]), flat.at(way)));
  });

  test('is walked by letters as it is seen', () => {
    const [x, y] = g.at([0, 0]);
    const to = (code: string): readonly number[] => {
      const hex = neighbour({ code, key: '' }, 0, board, g, new Set());
      const [a, b] = g.at(board.tiles[hex! >> 2]!.cells[hex! & 3]!);
      return [Math.sign(Math.round(a - x)), Math.sign(Math.round(b - y))];
    };
    expect(to('KeyQ')).toEqual([-1, -1]);
    expect(to('KeyW')).toEqual([1, -1]);
    expect(to('KeyA')).toEqual([-1, 0]);
    expect(to('KeyS')).toEqual([1, 0]);
    expect(to('KeyZ')).toEqual([-1, 1]);
    expect(to('KeyX')).toEqual([1, 1]);
  });

  test('has every neighbour beside its hex', () => {
    const [x, y] = g.at([0, 0]);
    const far = DIRECTIONS.map((way) => g.at(plus([0, 0], way))).map(([a, b]) => Math.hypot(a - x, b - y));
    expect(Math.max(...far)).toBeLessThan(2 * g.s);
  });
});
