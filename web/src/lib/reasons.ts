/** What speaks for an option, in words: the named reasons of the game, the weightiest first. */

import { t, type Words } from './words.svelte';

const DECIDED = 90;
const FAINT = 0.05;
const MINOR = 0.12;

export interface Phrase {
  key: string;
  text: string;
  good: boolean;
}

/** The reasons worth saying. A game words those that can be counted: reason-KEY-more, reason-KEY-fewer. */
export function phrases(words: Words, reasons: Readonly<Record<string, number>>, most = 3): Phrase[] {
  const entries = Object.entries(reasons).sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
  const top = Math.abs(entries[0]?.[1] ?? 0);
  if (top >= DECIDED) return [decided(entries[0]![0], entries[0]![1] > 0)];
  return entries
    .filter(([, value]) => Math.abs(value) >= Math.max(FAINT, MINOR * top))
    .slice(0, most)
    .map(([key, value]) => phrase(words, key, value));
}

const decided = (key: string, good: boolean): Phrase => ({
  key,
  good,
  text: t(good ? 'reason-decides' : 'reason-loses'),
});

function phrase(words: Words, key: string, value: number): Phrase {
  const good = value > 0;
  const size = Math.abs(value);
  const count = size >= 1 ? Math.round(size) : Math.round(size * 10) / 10;
  const counted = words.find(`reason-${key}-${good ? 'more' : 'fewer'}`, { count });
  const reason = words.find(`reason-${key}`) ?? key;
  return { key, good, text: counted ?? t(good ? 'reason-better' : 'reason-worse', { reason }) };
}

/** Those that speak for it: what is praised is not praised by what speaks against it. */
export const inFavour = (reasons: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(reasons).filter(([, value]) => value > 0));

/** What a hint leads to: the goals of the game that its best option brings nearer. */
export const goalPhrases = (words: Words, goals: Readonly<Record<string, number>>): string[] =>
  Object.entries(goals).flatMap(([key, count]) => words.find(`goal-${key}`, { count }) ?? []);

/** The reasons in one breath; for what is praised only those that speak for it. */
export const inWords = (words: Words, reasons: Readonly<Record<string, number>>, praised: boolean): string =>
  phrases(words, reasons, 2)
    .filter((each) => each.good || !praised)
    .map((each) => each.text)
    .join(', ');
