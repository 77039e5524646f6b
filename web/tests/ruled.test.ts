import { expect, test } from 'vitest';
import { ruledLine } from '../src/games/root/score/ruled';
import { prefs } from '../src/lib/prefs.svelte';
import type { ResultInfo } from '../src/lib/protocol';
import type { Scene } from '../src/lib/scene';

const CULT = 5;
const MARQUISE = 0;
/** Corners 1 and 3 and two rabbit clearings are the Cult's. */
const clearings = [
  [0, CULT],
  [2, MARQUISE],
  [1, CULT],
  [1, MARQUISE],
  [1, CULT],
  [0, -1],
].map(([suit, ruler]) => ({ suit, ruler }));
const side = (seat: number, faction: number, dominance = -1, coalition = -1): object => ({
  seat,
  faction,
  dominance,
  coalition,
});
const scene = (...factions: object[]): Scene =>
  ({
    components: { cards: [{ suit: 1 }, { suit: 3 }] },
    view: { seats: factions, board: { clearings, factions } },
  }) as unknown as Scene;
const won = (reason: string, ...winners: number[]): ResultInfo => ({
  reason,
  winners,
  scores: [],
  resigned: [],
});

test('a Dominance is decided by the clearings that it looks at', () => {
  prefs.set({ locale: 'en' });
  const rabbits = ruledLine(scene(side(0, CULT, 0), side(1, MARQUISE)), won('dominance', 0));
  const corners = ruledLine(scene(side(0, CULT, 1), side(1, MARQUISE)), won('dominance', 0));

  expect(rabbits).toMatchObject({ name: 'Rabbit clearings', values: [2, 1], decides: true });
  expect(corners).toMatchObject({ name: 'Corners ruled', values: [2, 2], decides: true });
});

test('what an ally holds decides nothing', () => {
  prefs.set({ locale: 'en' });
  const allied = scene(side(0, 3, 1, CULT), side(1, CULT, 0));

  expect(ruledLine(allied, won('dominance', 0, 1)).name).toBe('Rabbit clearings');
});

test('with thirty points all clearings are counted', () => {
  prefs.set({ locale: 'en' });
  const line = ruledLine(scene(side(0, CULT), side(1, MARQUISE)), won('points', 0));

  expect(line).toMatchObject({ name: 'Clearings ruled', values: [3, 2], decides: false });
});
