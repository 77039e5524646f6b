/** Which drawn things a line of the log speaks of. */

import { describe, expect, it } from 'vitest';
import type { GameInfo, LogLine } from '../src/lib/protocol';
import { selectors } from '../src/lib/spots';

const game = { kinds: { place: 'place', card: 'card' } } as unknown as GameInfo;
const line = (params: LogLine['params']) => ({ key: 'promoted', params }) as LogLine;

describe('what a line speaks of', () => {
  it('is whatever is marked so, where the line is about nobody', () => {
    expect(selectors(game, line({ card: 3 }))).toEqual(['[data-card="3"], [data-spot="card:3"]']);
  });

  it('is the one of its player, where each has one', () => {
    expect(selectors(game, line({ player: 1, place: 0 }))).toEqual([
      ':is([data-place="0"], [data-spot="place:0"]):not([data-place-of], [data-place-of] *), [data-place-of="1.0"]',
    ]);
  });
});
