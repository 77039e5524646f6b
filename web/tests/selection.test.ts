import { beforeEach, describe, expect, test } from 'vitest';
import { Selection } from '../src/lib/selection.svelte';
import type { Option } from '../src/lib/speech';
import { GRAMMAR } from './grammar';

let chosen: Option[] = [];
let careful = false;
let selection: Selection;

beforeEach(() => {
  chosen = [];
  careful = false;
  selection = new Selection(
    GRAMMAR,
    (option) => chosen.push(option),
    () => careful,
  );
  selection.ask([['march', 0, 1, 1], ['march', 0, 2, 1], ['march', 1, 2, 1], ['pass']]);
});

describe('a selection', () => {
  test('takes the last open option at once', () => {
    expect(selection.pick('clearing', 0)).toBe(true);
    expect(chosen).toEqual([]);
    selection.pick('clearing', 2);
    expect(chosen).toEqual([['march', 0, 2, 1]]);
  });

  test('refuses what no option has and keeps what was picked', () => {
    selection.pick('clearing', 0);
    expect(selection.pick('clearing', 3)).toBe(false);
    expect(selection.picked('clearing')).toEqual([0]);
  });

  test('waits for a second tap where moves are confirmed', () => {
    careful = true;
    selection.pick('clearing', 1);
    expect(chosen).toEqual([]);
    expect(selection.pending).toEqual(['march', 1, 2, 1]);
    selection.confirm();
    expect(chosen).toEqual([['march', 1, 2, 1]]);
  });

  test('lays back pick by pick, and says when there is nothing left', () => {
    selection.add({ verb: 'march' });
    selection.pick('clearing', 0);
    expect(selection.back()).toBe(true);
    expect(selection.picks).toEqual([{ verb: 'march' }]);
    expect(selection.back()).toBe(true);
    expect(selection.back()).toBe(false);
  });

  test('takes nothing while something is in the air, not even the last option', () => {
    selection.hold([{ verb: 'march' }, { kind: 'clearing', value: 1 }]);
    expect(selection.remaining).toEqual([['march', 1, 2, 1]]);
    expect(chosen).toEqual([]);
    selection.pick('clearing', 2);
    expect(chosen).toEqual([['march', 1, 2, 1]]);
  });

  test('swaps a pick for another of its kind', () => {
    careful = true;
    selection.pick('clearing', 0);
    expect(selection.swap('clearing', 1)).toBe(true);
    expect(selection.pending).toEqual(['march', 1, 2, 1]);
    expect([...selection.open('clearing')].sort()).toEqual([0, 1]);
  });

  test('takes nothing that is not offered', () => {
    selection.take(['march', 3, 3, 3]);
    expect(chosen).toEqual([]);
    selection.take(['pass']);
    expect(chosen).toEqual([['pass']]);
  });

  test('forgets its picks when a new question comes', () => {
    selection.pick('clearing', 0);
    selection.ask([['pass']]);
    expect(selection.picks).toEqual([]);
    expect(selection.remaining).toEqual([['pass']]);
  });
});
