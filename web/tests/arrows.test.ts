import { expect, test } from 'vitest';
import { ahead, stopsOf } from '../src/lib/arrows';

const AT: Record<string, readonly [number, number]> = {
  corner: [100, 100],
  beside: [480, 80],
  below: [110, 400],
  far: [900, 500],
};
const others = ['far', 'below', 'beside'];
const at = (each: string) => AT[each]!;

test('an arrow goes to what lies nearest that way, not to what comes next in a list', () => {
  expect(ahead('ArrowRight', AT.corner!, others, at)).toBe('beside');
  expect(ahead('ArrowDown', AT.corner!, others, at)).toBe('below');
});

test('where nothing lies that way, or by another key, nothing is walked to', () => {
  expect(ahead('ArrowLeft', AT.corner!, others, at)).toBeNull();
  expect(ahead('Enter', AT.corner!, others, at)).toBeNull();
});

test('Tab stops at whatever no arrows lead to', () => {
  const at: Record<number, readonly [number, number]> = {
    2: [863, 175],
    3: [815, 572],
    5: [548, 90],
    8: [385, 584],
    10: [424, 212],
    11: [634, 328],
  };
  const all = Object.keys(at).map(Number);
  const middle = (each: number) => at[each]!;

  expect(stopsOf(2, all, middle)).toEqual([2, 11]);
  expect(stopsOf(11, all, middle)).toEqual([11]);
  expect(stopsOf(0, [], middle)).toEqual([0]);
});
