import { expect, test } from 'vitest';
import { aims, lift, take } from '../src/games/pangaia/map/targets';
import type { Scene } from '../src/lib/scene';
import { Selection } from '../src/lib/selection.svelte';
import type { Option } from '../src/lib/speech';

/** Two seeds lie on 21 and 31, none is in the reserve; one may be planted on 17 or 23. */
const MOVES: Option[] = [
  ['pass'],
  ['move_seed', 21, 17],
  ['move_seed', 21, 23],
  ['move_seed', 31, 17],
  ['move_seed', 31, 23],
];

function asking(options: Option[], careful = false): { scene: Scene; made: Option[] } {
  const made: Option[] = [];
  const game = {
    verbs: { pass: [], sow: ['land'], move_seed: ['origin', 'land'] },
    kinds: { origin: 'hex', land: 'hex' },
    names: {},
  };
  const selection = new Selection(
    game,
    (option) => made.push(option),
    () => careful,
  );
  selection.ask(options);
  return {
    scene: { asked: true, decision: { prompt: 'plant_seed' }, game, selection } as unknown as Scene,
    made,
  };
}

test('a lit land may be pressed before the seed that goes there', () => {
  const { scene, made } = asking(MOVES);
  expect(aims(scene).legal).toEqual(new Set([17, 23]));
  expect(take(scene, 17)).toBe(true);
  expect(aims(scene)).toMatchObject({ sources: new Set([21, 31]), also: new Set([23]), chosen: [17] });
  expect(take(scene, 23)).toBe(true); // rather another land
  expect(lift(scene, 31)).toBe(true);
  expect(made).toEqual([['move_seed', 31, 23]]);
});

test('a land pressed twice is laid back', () => {
  const { scene } = asking(MOVES);
  take(scene, 17);
  take(scene, 17);
  expect(aims(scene)).toMatchObject({ legal: new Set([17, 23]), chosen: [] });
});

test('one step back leaves nothing picked', () => {
  const { scene } = asking(MOVES);
  for (const begin of [() => take(scene, 17), () => lift(scene, 21)]) {
    begin();
    expect(scene.selection.back()).toBe(true);
    expect(scene.selection.picks).toEqual([]);
  }
});

test('a seed of the reserve goes before one from elsewhere', () => {
  const { scene, made } = asking([...MOVES, ['sow', 17]]);
  take(scene, 17);
  expect(made).toEqual([['sow', 17]]);
});

test('a seed that waits to be planted goes to another land at one press', () => {
  const { scene, made } = asking([...MOVES, ['sow', 17], ['sow', 23]], true);
  take(scene, 17);
  expect(aims(scene).also).toEqual(new Set([23]));
  take(scene, 23);
  expect(scene.selection.pending).toEqual(['sow', 23]);
  lift(scene, 31);
  take(scene, 17);
  expect(aims(scene).also).toEqual(new Set([23]));
  take(scene, 23);
  expect(scene.selection.pending).toEqual(['move_seed', 31, 23]);
  take(scene, 23);
  expect(made).toEqual([['move_seed', 31, 23]]);
});
