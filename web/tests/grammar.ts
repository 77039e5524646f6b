import type { Grammar } from '../src/lib/narrowing';

/** A small game: marches between numbered clearings, swaps of two, and a pass. */
export const GRAMMAR: Grammar = {
  verbs: { march: ['origin', 'destination', 'count'], swap: ['one', 'other'], pass: [] },
  kinds: { origin: 'clearing', destination: 'clearing', one: 'clearing', other: 'clearing' },
  names: { clearing: ['oak', 'elm', 'ash', 'yew'] },
  symmetric: ['swap'],
};
