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

  test('waits for a second tap on a key that writes a whole option, not on one that passes', () => {
    selection.weigh(['march', 1, 2, 1]);
    expect(chosen).toEqual([['march', 1, 2, 1]]);
    careful = true;
    selection.weigh(['march', 0, 1, 1]);
    expect([chosen.length, selection.pending]).toEqual([1, ['march', 0, 1, 1]]);
    selection.weigh(['march', 0, 1, 1]);
    expect(chosen[1]).toEqual(['march', 0, 1, 1]);
    selection.take(['pass']);
    expect(chosen[2]).toEqual(['pass']);
  });

  test('lets what weighs much wait for a second press, and nothing else', () => {
    selection.ask([['march', 0, 1, 1], ['march', 1, 2, 1], ['pass']], null, [1, 2]);
    selection.take(['pass']);
    expect([chosen, selection.pending]).toEqual([[], ['pass']]);
    selection.pick('clearing', 1);
    selection.pick('clearing', 2);
    expect([chosen, selection.pending]).toEqual([[], ['march', 1, 2, 1]]);
    selection.take(['pass']);
    selection.take(['pass']);
    expect(chosen).toEqual([['pass']]);
    selection.take(['march', 0, 1, 1]);
    expect(chosen).toEqual([['pass'], ['march', 0, 1, 1]]);
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

  test('aims what waits at another place, from where it goes out', () => {
    careful = true;
    selection.pick('clearing', 0);
    selection.pick('clearing', 1);
    expect([...selection.instead('clearing')]).toEqual([1, 2]);
    expect(selection.redirect('clearing', 2)).toBe(true);
    expect(selection.pending).toEqual(['march', 0, 2, 1]);
    expect(selection.redirect('clearing', 3)).toBe(false);
    expect(selection.pending).toEqual(['march', 0, 2, 1]);
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

describe('a selection of several', () => {
  let sets: (readonly Option[])[] = [];
  const several = {
    members: [
      ['hold', 3],
      ['hold', 5],
      ['hold', 7],
    ],
    counts: [2, 1, 1],
    fewest: 2,
    most: 2,
    limits: [],
    ways: [],
    answeredBy: [],
  };

  beforeEach(() => {
    sets = [];
    selection = new Selection(
      { verbs: { hold: ['place'], pass: [] }, kinds: { place: 'clearing' }, names: {} },
      (option) => chosen.push(option),
      () => careful,
      (members) => sets.push(members),
    );
    selection.ask([['hold', 3], ['hold', 5], ['pass']], several);
  });

  test('offers every member first, the last one too', () => {
    expect([...selection.targets('clearing')]).toEqual([3, 5, 7]);
  });

  test('follows a hint to the end of the set, whatever was picked before', () => {
    selection.pick('clearing', 3);
    selection.follow([
      ['hold', 5],
      ['hold', 7],
    ]);
    expect(sets).toEqual([
      [
        ['hold', 5],
        ['hold', 7],
      ],
    ]);
  });

  test('follows a hint as far as it goes', () => {
    selection.follow([['hold', 5]]);
    expect(selection.gathered).toEqual([['hold', 5]]);
    expect(sets).toEqual([]);
  });

  test('is confirmed once, in the order of picking', () => {
    selection.pick('clearing', 7);
    expect(selection.complete).toBe(false);
    selection.confirm();
    expect(sets).toEqual([]);
    selection.pick('clearing', 3);
    expect(selection.complete).toBe(true);
    expect(chosen).toEqual([]);
    selection.confirm();
    expect(sets).toEqual([
      [
        ['hold', 7],
        ['hold', 3],
      ],
    ]);
  });

  test('never goes on by itself, however few are left', () => {
    selection.ask([['hold', 3]], { ...several, members: [['hold', 3]], counts: [2] });
    selection.pick('clearing', 3);
    selection.take(['hold', 3]);
    expect(selection.gathered).toHaveLength(2);
    expect([chosen, sets]).toEqual([[], []]);
  });

  test('that costs nothing is taken with the last thing picked, unless every choice waits', () => {
    for (careful of [true, false]) {
      const free = { verbs: { hold: ['place'] }, kinds: { place: 'clearing' }, names: {}, free: ['hold'] };
      selection = new Selection(
        free,
        () => {},
        () => careful,
        (members) => sets.push(members),
      );
      selection.ask([['hold', 3]], several);
      selection.take(['hold', 3]);
      expect(selection.goesOn).toBe(!careful);
      selection.take(['hold', 5]);
    }
    expect(sets).toHaveLength(1);
    expect(sets[0]).toHaveLength(2);
  });

  test('takes no more than there are, and no more than are asked for', () => {
    selection.take(['hold', 5]);
    selection.take(['hold', 5]);
    expect(selection.gathered).toEqual([['hold', 5]]);
    selection.take(['hold', 7]);
    expect(selection.options).toEqual([]);
  });

  test('lays back any of it', () => {
    selection.take(['hold', 5]);
    selection.take(['hold', 7]);
    expect(selection.layBack('clearing', 5)).toBe(true);
    expect(selection.gathered).toEqual([['hold', 7]]);
    expect(selection.back()).toBe(true);
    expect(selection.back()).toBe(false);
    expect(selection.layBack('clearing', 7)).toBe(false);
  });

  test('keeps what else may be done open until something is picked', () => {
    expect(selection.options.at(-1)).toEqual(['pass']);
    selection.take(['hold', 5]);
    expect(selection.options).not.toContainEqual(['pass']);
    selection.putBack(['hold', 5]);
    selection.take(['pass']);
    expect(chosen).toEqual([['pass']]);
  });

  test('keeps to what things weigh together', () => {
    selection.ask([], {
      ...several,
      fewest: 0,
      most: 3,
      limits: [{ weights: [0, 2, 3], least: 0, most: 3 }],
    });
    selection.take(['hold', 7]);
    expect(selection.options).toEqual([['hold', 3]]);
    expect(selection.complete).toBe(true);
    expect(selection.full).toBe(false);
  });

  test('knows the whole sets where they are listed', () => {
    selection.ask([], {
      ...several,
      fewest: 2,
      most: 3,
      ways: [
        [2, 0, 0],
        [1, 1, 1],
      ],
    });
    selection.take(['hold', 5]);
    expect(selection.options).toEqual([
      ['hold', 3],
      ['hold', 7],
    ]);
    expect(selection.complete).toBe(false);
  });

  test('takes the rest by itself where nothing else completes it, and waits to be confirmed', () => {
    selection.ask([], { ...several, fewest: 2, most: 3, ways: [[1, 1, 1]] });
    selection.take(['hold', 5]);
    expect(selection.gathered).toEqual([['hold', 5]]);
    selection.take(['hold', 3]);
    expect(selection.gathered).toEqual([
      ['hold', 5],
      ['hold', 3],
      ['hold', 7],
    ]);
    expect(selection.full).toBe(true);
    expect(sets).toEqual([]);
    selection.confirm();
    expect(sets).toHaveLength(1);
  });
});
