/** The card before a first game, read from the attributes of its messages in the game's `first` words. */

import { type Run, runs } from '../../lib/rules';
import type { Words } from '../../lib/words.svelte';

/** Something said with a small picture beside it. */
export interface Line {
  icon: string;
  text: Run[];
}

/** One of the moments of a turn: its name, what happens, what may be chosen among. */
export interface Moment extends Line {
  name: string;
  acts: Line[];
}

export interface FirstCard {
  want: Run[];
  ends: Run[];
  /** What its moments are moments of, where that is not a turn. */
  heading: Run[];
  turn: Moment[];
  watch: Line[];
  threat: Line[];
}

/** The part of a card that an attribute belongs to; a later message replaces whole parts. */
const PART: Record<string, keyof FirstCard> = {
  want: 'want',
  ends: 'ends',
  heading: 'heading',
  moment: 'turn',
  act: 'turn',
  watch: 'watch',
  threat: 'threat',
};

type Said = [kind: string, icon: string, text: string];

/** What a message says, in its order: `watch-wood` is a line to watch with the picture of wood. */
function saidIn(words: Words, key: string): Said[] {
  return Object.entries(words.forms(key)).map(([label, text]) => {
    const [kind = '', icon = ''] = label.split('-');
    return [kind, icon, text];
  });
}

/** The card of somebody's roles: the first message in full, then what each further one replaces. */
export function cardOf(words: Words, roles: readonly string[]): FirstCard | null {
  const parts = new Map<keyof FirstCard, Said[]>();
  for (const role of roles) {
    const said = saidIn(words, role ? `first-${role}` : 'first');
    for (const part of new Set(said.map(([kind]) => PART[kind])))
      if (part)
        parts.set(
          part,
          said.filter(([kind]) => PART[kind] === part),
        );
  }
  if (!parts.has('want')) return null;
  const lines = (part: keyof FirstCard): Line[] =>
    (parts.get(part) ?? []).map(([, icon, text]) => ({ icon, text: runs(text) }));
  const plain = (part: keyof FirstCard): Run[] => lines(part).flatMap(({ text }) => text);
  return {
    want: plain('want'),
    ends: plain('ends'),
    heading: plain('heading'),
    turn: moments(parts.get('turn') ?? []),
    watch: lines('watch'),
    threat: lines('threat'),
  };
}

/** Each moment with the choices that follow it; its name is what it says in bold. */
function moments(said: Said[]): Moment[] {
  const found: Moment[] = [];
  for (const [kind, icon, text] of said) {
    const [name, ...rest] = runs(text);
    if (kind === 'moment') found.push({ icon, name: name?.text ?? '', text: rest, acts: [] });
    else found.at(-1)?.acts.push({ icon, text: runs(text) });
  }
  return found;
}
