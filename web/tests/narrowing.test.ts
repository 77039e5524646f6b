import { describe, expect, test } from 'vitest';
import { fits, narrowed, picksOf, targets, verbsOf } from '../src/lib/narrowing';
import type { Option } from '../src/lib/speech';
import { GRAMMAR } from './grammar';

const OPTIONS: Option[] = [
  ['march', 0, 1, 1],
  ['march', 0, 1, 2],
  ['march', 0, 2, 1],
  ['march', 1, 0, 1],
  ['swap', 1, 3],
  ['swap', 2, 3],
  ['pass'],
];
const clearing = (value: number) => ({ kind: 'clearing', value });

describe('narrowing', () => {
  test('nothing picked leaves every option', () => {
    expect(narrowed(OPTIONS, [], GRAMMAR)).toHaveLength(7);
  });

  test('the first pick of a kind is the first argument of that kind', () => {
    expect(narrowed(OPTIONS, [{ verb: 'march' }, clearing(0)], GRAMMAR)).toEqual(OPTIONS.slice(0, 3));
  });

  test('the second pick of a kind is the second argument of that kind', () => {
    const left = narrowed(OPTIONS, [{ verb: 'march' }, clearing(0), clearing(1)], GRAMMAR);
    expect(left).toEqual(OPTIONS.slice(0, 2));
  });

  test('a pick may say which word of the option it is', () => {
    const destination = { ...clearing(1), word: 'destination' };
    expect(narrowed(OPTIONS, [destination], GRAMMAR)).toEqual(OPTIONS.slice(0, 2));
    expect(narrowed(OPTIONS, [destination, clearing(0)], GRAMMAR)).toEqual(OPTIONS.slice(0, 2));
    expect(narrowed(OPTIONS, [destination, clearing(1)], GRAMMAR)).toEqual([]);
  });

  test('a symmetric verb is picked in any order', () => {
    expect(fits(['swap', 1, 3], [clearing(3)], GRAMMAR)).toBe(true);
    expect(fits(['swap', 1, 3], [clearing(3), clearing(1)], GRAMMAR)).toBe(true);
    expect(fits(['swap', 1, 3], [clearing(3), clearing(3)], GRAMMAR)).toBe(false);
  });

  test('targets are the values that the next pick may have', () => {
    expect([...targets(OPTIONS.slice(0, 4), [], 'clearing', GRAMMAR)].sort()).toEqual([0, 1]);
    const picked = [clearing(0)];
    const left = narrowed(OPTIONS.slice(0, 4), picked, GRAMMAR);
    expect([...targets(left, picked, 'clearing', GRAMMAR)].sort()).toEqual([1, 2]);
  });

  test('targets of a symmetric verb leave out what is picked', () => {
    const picked = [clearing(3)];
    const left = narrowed(OPTIONS.slice(4, 6), picked, GRAMMAR);
    expect([...targets(left, picked, 'clearing', GRAMMAR)].sort()).toEqual([1, 2]);
  });

  test('a pass has no targets', () => {
    expect(targets([['pass']], [], 'clearing', GRAMMAR).size).toBe(0);
  });

  test('an argument without a kind is its own kind', () => {
    const picks = [clearing(0), clearing(1), { kind: 'count', value: 2 }];
    expect(narrowed(OPTIONS, picks, GRAMMAR)).toEqual([['march', 0, 1, 2]]);
  });

  test('spelling an option out leaves just that option', () => {
    for (const option of OPTIONS)
      expect(narrowed(OPTIONS, picksOf(option, GRAMMAR), GRAMMAR)).toEqual([option]);
  });

  test('verbs are listed once', () => {
    expect(verbsOf(OPTIONS)).toEqual(['march', 'swap', 'pass']);
  });
});
