import { expect, it } from 'vitest';
import { openSides } from '../src/lib/presets';
import { chosen, fitted } from '../src/lib/sides';

const ALL = ['marquise', 'eyrie', 'alliance', 'vagabond'];

it('gives a side to a seat, and the others what nobody has', () => {
  expect(chosen([], ALL, 3, 1, 'vagabond')).toEqual(['marquise', 'vagabond', 'eyrie']);
});

it('lets two seats change sides where one takes that of the other', () => {
  expect(chosen(['marquise', 'eyrie'], ALL, 2, 0, 'eyrie')).toEqual(['eyrie', 'marquise']);
});

it('leaves all sides to the game at once', () => {
  expect(chosen(['marquise', 'eyrie'], ALL, 2, 1, '')).toEqual([]);
  expect(fitted([], ALL, 4)).toEqual([]);
});

it('fits the sides to more and to fewer seats', () => {
  expect(fitted(['eyrie', 'marquise'], ALL, 3)).toEqual(['eyrie', 'marquise', 'alliance']);
  expect(fitted(['eyrie', 'marquise', 'alliance'], ALL, 2)).toEqual(['eyrie', 'marquise']);
});

it('gives nobody a side that the other options take away', () => {
  const open = openSides('root', { mode: 'auto' }, 1, ALL);

  expect(open).toEqual({ choices: ['eyrie', 'alliance', 'vagabond'], given: [] });
  expect(fitted(['marquise', 'vagabond'], open.choices, 2)).toEqual(['eyrie', 'vagabond']);
});

it('knows the sides that a guided game gives', () => {
  expect(openSides('root', { guide: true }, 4, ALL).given).toEqual(ALL);
});
