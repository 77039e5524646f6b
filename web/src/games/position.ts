/** A position in words, for whoever plays from lists: passages of lines, told by the game's own view. */

import type { Component } from 'svelte';
import { prefs } from '../lib/prefs.svelte';
import type { Scene } from '../lib/scene';
import { spaced } from '../lib/words.svelte';
import type { Telling } from './telling';

export interface Line {
  text: string;
  /** What an explanation of it is asked by. */
  thing?: string | undefined;
}

export interface Passage {
  title: string;
  lines: readonly Line[];
}

export type Describe = (scene: Scene) => readonly Passage[];

/** A game without its board: its position in words, and how it tells of itself. */
export interface Listing {
  describe: Describe;
  telling: Telling;
  /** Beside the result, as on the board. */
  After?: Component<{ scene: Scene }> | undefined;
}

type Parts = [{ describe: Describe }, { telling: Telling }, { default: Listing['After'] }?];

const described: Record<string, () => Promise<Parts>> = {
  cernunos: () => Promise.all([import('./cernunos/position/position'), import('./cernunos/telling')]),
  oak: () => Promise.all([import('./oak/position/position'), import('./oak/telling')]),
  pangaia: () => Promise.all([import('./pangaia/position/position'), import('./pangaia/telling')]),
  root: () =>
    Promise.all([
      import('./root/position/position'),
      import('./root/telling'),
      import('./root/score/After.svelte'),
    ]),
};

/** How a game is played from lists; the position of one that does not say is shown as a tree of values. */
export async function listingOf(game: string): Promise<Listing | null> {
  const load = described[game];
  if (!load) return null;
  const [{ describe }, { telling }, after] = await load();
  return { describe, telling, After: after?.default };
}

/** Lines of what there is to say: what is empty is left out. */
export const lines = (...said: readonly (string | Line | false | undefined)[]): Line[] =>
  said.flatMap((each) => {
    if (!each) return [];
    const line = typeof each === 'string' ? { text: each } : each;
    return line.text ? [line] : [];
  });

/** A sentence of parts: "Clearing 3 (fox): paths to 5 and 7; nobody rules." */
export const sentence = (head: string, parts: readonly (string | false | undefined)[]): string => {
  const said = parts.filter((part): part is string => Boolean(part));
  const [colon, stop] = prefs.locale === 'fr' ? [' : ', ' ; '] : [': ', '; '];
  const whole = spaced(said.length ? `${head}${colon}${said.join(stop)}.` : `${head}.`, prefs.locale);
  return whole.charAt(0).toUpperCase() + whole.slice(1);
};

/** Names with how many there are of each: "2 × boot, sword". */
export const counted = (counts: readonly number[], name: (which: number) => string): string =>
  counts
    .flatMap((count, which) => (count ? [count > 1 ? `${count} × ${name(which)}` : name(which)] : []))
    .join(', ');
