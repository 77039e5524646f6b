import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sections } from '../src/lib/rules';
import { speaksOf, valueAt, withValue } from '../src/lib/values/document';
import { PARAGRAPH, tablesOf } from '../src/lib/values/house';
import { grouped } from '../src/lib/values/ownvalues.svelte';
import { read, type Spelling, written } from '../src/lib/values/writing';

const NAMES: Record<string, string> = { sun: 'soleil', wind: 'vent' };
const french: Spelling = {
  word: (key) => NAMES[key] ?? key,
  key: (text) => Object.keys(NAMES).find((key) => NAMES[key] === text) ?? text,
  yes: 'oui',
  no: 'non',
};

describe('a correction', () => {
  test('says a value at a place, and nothing of its neighbours', () => {
    const data = withValue({ sun: { values: [1] } }, ['creatures', 'bodach', 'points'], 5);
    expect(data).toEqual({ sun: { values: [1] }, creatures: { bodach: { points: 5 } } });
    expect(valueAt(data, ['creatures', 'bodach', 'points'])).toBe(5);
    expect(valueAt(data, ['creatures', 'selkie', 'points'])).toBeUndefined();
  });

  test('leaves no empty tables behind', () => {
    const data = withValue({}, ['creatures', 'bodach', 'points'], 5);
    expect(withValue(data, ['creatures', 'bodach', 'points'], undefined)).toEqual({});
  });

  test.each([
    ['creatures.bodach.points', true],
    ['creatures', true],
    ['creatures.points', true],
    ['creatures.*.points', true],
    ['creatures.*.points (beast)', true],
    ['creatures.selkie.points', false],
    ['creatures.bodach.number', false],
    ['points', false],
  ])('an error at %s speaks of a value: %s', (where, does) => {
    expect(speaksOf(where, ['creatures', 'bodach', 'points'])).toBe(does);
  });
});

describe('a field', () => {
  test.each([
    [3, '3'],
    [-3, '−3'],
    ['sun', 'soleil'],
    [[4, 0, -1], '4, 0, −1'],
    [[false, true], 'non, oui'],
    [['sun', 'wind'], 'soleil, vent'],
    [
      [
        ['sun', 'wind'],
        ['wind', 'wind'],
      ],
      'soleil, vent\nvent, vent',
    ],
    [[[{ a: 1 }]], '[\n [\n  {\n   "a": 1\n  }\n ]\n]'],
  ])('shows %j in words and reads them again', (value, text) => {
    expect(written(value, french)).toBe(text);
    expect(read(text, value, french)).toEqual(value);
  });

  test('keeps what it cannot read as it was typed, for the game to refuse', () => {
    expect(read('cinq', 5, french)).toBe('cinq');
    expect(read('1, deux', [1, 2], french)).toEqual([1, 'deux']);
    expect(read('{', [[{}]], french)).toBe('{');
  });

  test('takes numbers with commas or spaces between them', () => {
    expect(read('1 2,3', [0], french)).toEqual([1, 2, 3]);
  });
});

test('values are grouped by component and section, whatever their depth', () => {
  const value = (...place: string[]) => ({ place, ours: 1, value: 1, sources: ['house'] });
  const found = grouped([
    value('display'),
    value('sun', 'values'),
    value('creatures', 'bodach', 'points'),
    value('creatures', 'selkie', 'points'),
    value('branches', 'rune', 'first', 'after'),
  ]);
  expect(
    found.map((each) => [each.place.join('.'), each.components.map((one) => one.place.join('.'))]),
  ).toEqual([
    ['', ['']],
    ['sun', ['sun']],
    ['creatures', ['creatures.bodach', 'creatures.selkie']],
    ['branches.rune', ['branches.rune.first']],
  ]);
});

describe('house values in the rules', () => {
  test.each(Object.keys(PARAGRAPH).flatMap((game) => ['en', 'fr'].map((locale) => [game, locale] as const)))(
    '%s (%s) has every paragraph that they are marked at',
    (game, locale) => {
      const text = readFileSync(`../src/nemeton/games/${game}/text/rules.${locale}.md`, 'utf-8');
      const numbers = new Set(sections(text).map((section) => section.number));
      expect(Object.values(PARAGRAPH[game] ?? {}).filter((number) => !numbers.has(number))).toEqual([]);
    },
  );

  test('go to the paragraph of their table, or to none', () => {
    const value = (...place: string[]) => ({ place, ours: 1, value: 1, sources: ['house'] });
    const found = tablesOf('oak', [
      value('sun', 'values'),
      value('moon', 'phases'),
      value('sun', 'solstices'),
    ]);
    expect(found.map((table) => [table.name, table.paragraph, table.values.length])).toEqual([
      ['sun', '3.8', 2],
      ['moon', '', 1],
    ]);
  });
});
