import { describe, expect, test } from 'vitest';
import { LOST, shares } from '../src/games/root/points';
import type { LogLine } from '../src/lib/protocol';

let number = 0;
const line = (key: string, params: Record<string, number>): LogLine =>
  ({ number: number++, choice: number, key, params }) as unknown as LogLine;
const scored = (faction: number, points: number, source: number): LogLine =>
  line('scored', { faction, points, source });

describe('where the points came from', () => {
  test('is summed by faction and source, the largest share first', () => {
    const found = shares([
      scored(0, 1, 2),
      scored(1, 2, 3),
      scored(0, 4, 0),
      scored(0, 2, 2),
      line('moved', { faction: 0 }),
    ]);
    expect(found.get(0)).toEqual([
      { source: 0, points: 4 },
      { source: 2, points: 3 },
    ]);
    expect(found.get(1)).toEqual([{ source: 3, points: 2 }]);
    expect(found.get(2)).toBeUndefined();
  });

  test('tells what was lost last', () => {
    const found = shares([scored(1, 2, 3), line('lost_points', { faction: 1, points: 5 })]);
    expect(found.get(1)?.at(-1)).toEqual({ source: LOST, points: 5 });
  });
});
