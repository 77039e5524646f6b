/** Answers that a picture says better than a sentence, and those that lie on the table anyway. */

import type { Option } from '../../../lib/speech';
import { HEART_SPACE, type Holdings, ON_ARTIFACT, ON_BRANCH } from '../view';

export interface Face {
  kind: 'ingredient' | 'resource' | 'row' | 'side' | 'druid';
  values: number[];
}

const KINDS: Record<string, Face['kind']> = {
  pick: 'ingredient',
  use_one: 'ingredient',
  pay_one: 'resource',
  gain: 'resource',
  grow: 'row',
  build: 'side',
  place: 'druid',
  send: 'druid',
  climb: 'druid',
  recruit: 'druid',
  recruit_two: 'druid',
};

/** A price as so many of each kind, unit by unit. */
const units = (mix: readonly number[]): number[] =>
  mix.flatMap((count, kind) => Array.from({ length: count }, () => kind));

/** What a key for this answer shows; null where only words can say it. */
export function faceOf(option: Option): Face | null {
  if (option[0] === 'extend') return { kind: 'resource', values: units(option.slice(2).map(Number)) };
  const kind = KINDS[option[0]];
  const values = option.slice(1).map(Number);
  return kind && (kind === 'druid' || new Set(values).size === 1) ? { kind, values } : null;
}

/** The words that say how many, by the kind of what they count and in its order. */
export const COUNTS: Record<string, readonly string[]> = {
  resource: ['feathers', 'mistletoe', 'runes'],
  ingredient: ['barks', 'roots', 'blueberries', 'acorns', 'mushrooms'],
  druid: ['ordinary', 'archdruid', 'bard', 'ovate', 'raven_master', 'recluse', 'ancient'],
};

/** What a part is for, above the keys: given or got, put first or next. */
export const SAYS: Record<string, string> = {
  given: 'oak-you-give',
  ingredient: 'oak-you-give',
  other_ingredient: 'oak-you-give',
  resource: 'oak-you-get',
  creature: 'oak-put-first',
  artifact: 'oak-put-first',
  second_creature: 'oak-put-next',
  second_artifact: 'oak-put-next',
};

/** The pieces that are pressed instead of a key. */
const ON_SHEETS = new Set(
  'take_creature keep take_artifact brew brew_idly gather gather_freely return'.split(' '),
);
const ON_BOARD = new Set([...ON_SHEETS, 'add', 'advance', 'place', 'send', 'promote', 'replay']);

/** Questions that search a pile: what they offer lies nowhere in sight. */
const IN_PILES = new Set(['companion', 'gift']);

/** Whether a Druid there has no piece to press: it stands on a card, or on an Artifact that is used up. */
const away = (place: number, held: readonly number[]): boolean =>
  place === HEART_SPACE || (place >= ON_ARTIFACT && place < ON_BRANCH && !held.includes(place - ON_ARTIFACT));

/** Whether the answer lies lit on the table; under the thumb there are keys for what is small. */
export const onTable = (
  prompt: string,
  option: Option,
  thumb: boolean,
  holdings?: Pick<Holdings, 'artifacts'>,
): boolean =>
  !IN_PILES.has(prompt) &&
  (thumb ? ON_SHEETS : ON_BOARD).has(option[0]) &&
  !(option[0] === 'promote' && away(Number(option[1]), holdings?.artifacts ?? []));

/** Whether all these options name the same things at those places, in whatever order. */
export const allGive = (options: readonly Option[], places: readonly number[]): boolean =>
  new Set(
    options.map((each) =>
      places
        .map((place) => Number(each[place]))
        .sort()
        .join(),
    ),
  ).size === 1;

/** One word of an answer that is put together word by word. */
export interface Part {
  kind: string;
  value: number;
  word: string;
  /** Whether it may stand for any word of its kind. */
  anyOrder: boolean;
  text: string;
  /** An option of which its picture can be drawn. */
  face: Option | null;
}

/** Verbs whose picture shows a thing of that kind. */
export const PICTURED: Record<string, string> = {
  ingredient: 'pick',
  resource: 'gain',
  row: 'grow',
  druid: 'place',
};
