import { expect, it } from 'vitest';
import { fits, noWishes, wishPage } from '../src/lib/lobby';
import type { TableHead } from '../src/lib/protocol';

const head = (over: Partial<TableHead>): TableHead =>
  ({ game: 'oak', clock: { kind: 'none' }, language: '', experience: 'any', ...over }) as TableHead;

it('shows every table to whoever wishes nothing', () => {
  expect(fits(head({ language: 'fr', experience: 'beginner' }), noWishes())).toBe(true);
});

it('takes a table that asks for nothing as one that fits', () => {
  const wishes = { ...noWishes(), language: 'en', experience: 'experienced' } as const;

  expect(fits(head({}), wishes)).toBe(true);
  expect(fits(head({ language: 'en', experience: 'experienced' }), wishes)).toBe(true);
  expect(fits(head({ language: 'fr' }), wishes)).toBe(false);
  expect(fits(head({ experience: 'beginner' }), wishes)).toBe(false);
});

it('keeps to the game and the clock that are wished', () => {
  expect(fits(head({}), { ...noWishes(), game: 'root' })).toBe(false);
  expect(fits(head({ clock: { kind: 'days' } }), { ...noWishes(), clock: 'live' })).toBe(false);
  expect(fits(head({ clock: { kind: 'days' } }), { ...noWishes(), game: 'oak', clock: 'days' })).toBe(true);
});

it('leads to a new table as wished', () => {
  expect(wishPage({ game: 'oak', clock: 'days', language: 'fr', experience: 'any' })).toBe(
    '/new/oak?seats=open&clock=days&language=fr&experience=any',
  );
});
