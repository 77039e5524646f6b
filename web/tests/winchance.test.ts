import { describe, expect, test } from 'vitest';
import { chances, curvePath, turningPoint } from '../src/lib/winchance';

describe('the curve', () => {
  test('stays between nothing and certainty, and ends with the result', () => {
    const values = [
      [0, 0],
      [3, 1],
      [1, 4],
      [9, 2],
    ];
    const found = chances(values, { winners: [0], scores: [7, 5], reason: 'cells', resigned: [] });
    expect(found[0]).toBe(0.5);
    expect(found.every((value) => value >= 0 && value <= 1)).toBe(true);
    expect(found.at(-1)).toBe(1);
    expect(chances(values, { winners: [1], scores: [5, 7], reason: 'cells', resigned: [] }).at(-1)).toBe(0);
  });

  test('finds the greatest swing but not the end', () => {
    expect(turningPoint([0.5, 0.6, 0.2, 0.3, 1])).toBe(2);
    expect(turningPoint([0.5])).toBeNull();
  });

  test('draws a path through every value', () => {
    expect(curvePath([0, 1], 10, 10)).toBe('M0 10.0C5.0 10.0 5.0 0.0 10.0 0.0');
  });
});
