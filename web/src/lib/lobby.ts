/** The lobby: what one wishes of a table, which tables fit, and what a table says of itself. */

import { prefs } from './prefs.svelte';
import type { ClockSettings, FirstFree, TableHead } from './protocol';
import { spell, t } from './words.svelte';

export const PACES = ['', 'none', 'live', 'days'] as const;
export const LANGUAGES = ['', 'en', 'fr'] as const;
export const EXPERIENCES = ['any', 'beginner', 'experienced'] as const;

/** What somebody wishes of a table; empty, or any: nothing. */
export interface Wishes {
  game: string;
  clock: NonNullable<FirstFree['clock']>;
  language: NonNullable<FirstFree['language']>;
  experience: NonNullable<FirstFree['experience']>;
}

export const noWishes = (): Wishes => ({ game: '', clock: '', language: '', experience: 'any' });

export const freeSeats = (head: TableHead): number =>
  head.seats.filter((seat) => seat.occupant === 'open').length;

/** Whether a table is as somebody wishes; one that asks for nothing fits every wish. */
export const fits = (head: TableHead, wishes: Wishes): boolean =>
  (!wishes.game || wishes.game === head.game) &&
  (!wishes.clock || wishes.clock === head.clock.kind) &&
  (!wishes.language || !head.language || wishes.language === head.language) &&
  (wishes.experience === 'any' || head.experience === 'any' || wishes.experience === head.experience);

/** The page of a new table with a seat for anybody, set up with these wishes. */
export function wishPage(wishes: Wishes): string {
  const query = new URLSearchParams({ seats: 'open', ...wishes });
  query.delete('game');
  return `/new/${wishes.game}?${query}`;
}

export function clockWords(clock: ClockSettings): string {
  if (clock.kind === 'days') return t('clock-of-days', { days: clock.days ?? 1 });
  if (clock.kind === 'none') return t('clock-of-none');
  return t('clock-of-live', { time: spell(clock.seconds ?? 0), seconds: clock.increment ?? 0 });
}

/** How long a table has been open. */
export const ageWords = (head: TableHead, now: number): string =>
  t('open-for', { time: spell(Math.max(60, now - head.created)) });

/** What a table asks of those who sit down, in words: clock, language, experience. */
export function customWords(head: TableHead): string[] {
  const said = [clockWords(head.clock)];
  if (head.language) said.push(t(`spoken-${head.language}`));
  if (head.experience !== 'any') said.push(t(`experience-${head.experience}`));
  if (head.rated) said.push(t('rated-badge'));
  if (head.named) said.push(t('named-badge'));
  return said;
}

/** The language of the page, as a table may speak it. */
export const ownLanguage = (): Wishes['language'] => prefs.locale;
