import { expect, test } from 'vitest';
import { offersOf } from '../src/games/root/hand/offers';
import type { Option } from '../src/lib/speech';

const verbs = (...options: Option[]): string[] =>
  offersOf(options, 0).map((offer) => ('verb' in offer ? offer.verb : offer.option.join(' ')));

test('rituals keep their places whichever card is the first in hand', () => {
  const bird: Option = ['sacrifice', 3];
  const spent: Option = ['ritual_score', 20];
  const recruits: Option[] = [
    ['ritual_recruit', 20, 4],
    ['ritual_recruit', 20, 9],
  ];
  expect(verbs(bird, ...recruits, spent, ['activate', 39])).toEqual([
    'ritual_recruit',
    'ritual_score',
    'sacrifice',
    'activate',
  ]);
  expect(verbs(...recruits, spent, bird)).toEqual(['ritual_recruit', 'ritual_score', 'sacrifice']);
});

test('what others do stands in the order in which it is offered', () => {
  expect(verbs(['recruit'], ['battle', 1, 2], ['move', 1, 2, 1])).toEqual(['recruit', 'battle', 'move']);
});
