/** Where the spaces of Oak's branches are drawn, on the printed board and on an owner's. */

import { describe, expect, it } from 'vitest';
import { branchOf, pointsOf, sunAt } from '../src/games/oak/map/branches';
import { forestAt, SPACE } from '../src/games/oak/map/geometry';
import { tagsOf } from '../src/games/oak/map/tags';
import type { Space } from '../src/games/oak/printed';

const END = { counts: 0, each: 1 };

/** A tree by what lies above each space; -1 stands for the Roots. */
function tree(above: Record<number, number[]>): Space[] {
  const spaces: Space[] = Array.from({ length: 33 }, (_, number) => ({
    steps: 0,
    above: above[number] ?? [],
    incomes: [0, 0, 0],
    end: [4, 6].includes(number % 7) && number < 21 ? END : null,
  }));
  const climb = (number: number, steps: number) => {
    spaces[number]!.steps = steps;
    for (const each of spaces[number]!.above) climb(each, steps + 1);
  };
  for (const first of [0, 7, 14]) climb(first, 1);
  return spaces;
}

const printed = (first: number) => ({
  [first]: [first + 1],
  [first + 1]: [first + 2],
  [first + 2]: [first + 3, first + 5],
  [first + 3]: [first + 4],
  [first + 5]: [first + 6],
});

describe('the branches of the oak', () => {
  it('lie as they are drawn', () => {
    const points = pointsOf(tree({ ...printed(0), ...printed(7), ...printed(14) }));

    expect(points.slice(0, 21)).toEqual(SPACE);
    expect(points.slice(21)).toEqual(Array(12).fill(null));
  });

  it('have room for further spaces on the same boughs', () => {
    const longer = tree({ ...printed(0), ...printed(7), ...printed(14), 2: [21], 21: [3, 5] });
    const points = pointsOf(longer);

    expect(branchOf(21)).toBe(0);
    expect(points[21]).toEqual(SPACE[2]);
    expect(points[4]).toEqual(SPACE[4]);
    expect(new Set(points.filter(Boolean).map(String)).size).toBe(22);
  });

  it('leave out what a board does not have', () => {
    const shorter = tree({ ...printed(0), ...printed(7), ...printed(14), 1: [3, 5], 2: [] });
    const points = pointsOf(shorter);

    expect(points[2]).toBeNull();
    expect(points[1]).toEqual(SPACE[2]);
  });

  it('carry their Solar tokens halfway down', () => {
    const spaces = tree({ ...printed(0), ...printed(7), ...printed(14) });

    expect(sunAt(spaces, pointsOf(spaces), 8)).toEqual([482, 300]);
    expect(sunAt(spaces, pointsOf(spaces), 7)).toEqual([482, 363]);
  });
});

describe('the tags on the rim', () => {
  const spots = (scores: number[], sun: number) =>
    tagsOf(scores, sun)
      .sort((a, b) => a.seat - b.seat)
      .map(({ at, inward }) => [at, inward]);

  it('all stand on the rim at the beginning', () => {
    expect(spots([0, 0, 0], 5).every(([at]) => at! >= 0)).toBe(true);
    expect(new Set(spots([0, 0, 0, 0], 5).map(String)).size).toBe(4);
  });

  it('leave the sun in sight', () => {
    const [level, ahead] = spots([10, 11], 10);

    expect(level).toEqual([10, 30]);
    expect(ahead![0]).toBeGreaterThan(11);
  });

  it('leave the titles of the displays their line where the sun is over one', () => {
    const nearer = [20, 40].flatMap((sun) => spots([sun], sun).map(([, inward]) => inward!));

    expect(nearer).toEqual([20, 20]);
    expect(spots([25], 25)).toEqual([[25, 30]]);
  });

  it('stand on end between the Ends where the sun is over the middle', () => {
    const [first, second] = tagsOf([30, 30], 30);

    expect(first).toEqual({ seat: 0, at: 30, inward: 54, upright: true });
    expect(second!.inward - first!.inward).toBeGreaterThan(44);
  });

  it('stand one after another in a bend, off what lies beside the rim', () => {
    expect(spots([16, 17], 15)).toEqual([
      [16.6, 0],
      [16.6 + 1.9, 0],
    ]);
  });

  it('stand one after another over the names of the upper Ends', () => {
    expect(spots([29, 30], 25)).toEqual([
      [29, 0],
      [29 + 1.9, 0],
    ]);
    expect(spots([22, 23], 35).map(([, inward]) => inward)).toEqual([-16, 16]);
  });

  it('stay on the board beyond the end of the rim, none over another', () => {
    const four = spots([61, 66, 70, 81], 45);

    expect(Math.max(...four.map(([at]) => at!))).toBeLessThan(60.5);
    expect(new Set(four.map(String)).size).toBe(4);
    expect(four[3]![0]).toBeGreaterThan(four[0]![0]!);
  });

  it('stand beside each other at the end of the rim', () => {
    expect(spots([60, 65], 45)).toEqual([
      [60, -16],
      [60, 16],
    ]);
  });

  it('stand in pairs where scores are near each other', () => {
    expect(spots([11, 12, 13], 15)).toEqual([
      [13 - 1.9, -16],
      [13, 16],
      [13, -16],
    ]);
  });
});

describe('the forest', () => {
  it('has room for fourteen tokens, each to be picked', () => {
    const places = Array.from({ length: 14 }, (_, position) => forestAt(position));

    for (const [i, [x, y]] of places.entries()) {
      for (const [a, b] of places.slice(0, i)) expect(Math.hypot(x - a, y - b)).toBeGreaterThan(34);
    }
  });
});
