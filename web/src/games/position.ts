/** A position in words, for whoever plays from lists: passages of lines, told by the game's own view. */

import { prefs } from '../lib/prefs.svelte';
import type { Scene } from '../lib/scene';
import { spaced } from '../lib/words.svelte';

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

const described: Record<string, () => Promise<{ describe: Describe }>> = {
  cernunos: () => import('./cernunos/position/position'),
  oak: () => import('./oak/position/position'),
  pangaia: () => import('./pangaia/position/position'),
  root: () => import('./root/position/position'),
};

/** How a game tells its position; one that does not is shown as a tree of values. */
export async function describeOf(game: string): Promise<Describe | null> {
  const load = described[game];
  return load ? (await load()).describe : null;
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
