import { describe, expect, test } from 'vitest';
import { inLines } from '../src/games/root/map/lines';
import { askWhy, take } from '../src/games/root/picking.svelte';
import type { Scene, Spot } from '../src/lib/scene';
import { Selection } from '../src/lib/selection.svelte';
import type { Option } from '../src/lib/speech';

const verbs = {
  move: ['origin', 'destination', 'number'],
  battle: ['clearing', 'defender'],
  build: ['piece', 'clearing'],
  overwork: ['clearing', 'card'],
  decree_move: ['card', 'origin', 'destination', 'number'],
};
const place = { origin: 'place', destination: 'place', clearing: 'place' };
const kinds = { ...place, defender: 'faction', piece: 'piece', card: 'card', number: 'number' };

/** What is asked, and where its answer will stand, when a place that is not open is touched. */
function refused(options: Option[], picks: number[], touched: number): { option: Option; at?: Spot } {
  const selection = new Selection(
    { verbs, kinds, names: {}, symmetric: [] },
    () => {},
    () => true,
  );
  selection.ask(options);
  for (const each of picks) selection.pick('place', each);
  const asked: { option: Option; at?: Spot }[] = [];
  const scene = {
    game: { verbs, kinds },
    selection,
    refuse: (option: Option, at?: Spot) => asked.push({ option, at }),
  };
  askWhy(scene as unknown as Scene, 'place', touched);
  return asked[0]!;
}

describe('a reason stands where the click was', () => {
  const moves: Option[] = [
    ['move', 0, 4, 1],
    ['move', 0, 4, 2],
    ['move', 0, 8, 1],
    ['move', 3, 8, 2],
  ];

  test('of a move at its destination, whatever number would go', () => {
    expect(refused(moves, [0], 6)).toEqual({ option: ['move', 0, 6, 1], at: 6 });
  });

  test('of a move without an origin at the origin tried', () => {
    expect(refused(moves, [], 7)).toEqual({ option: ['move', 7, 4, 1], at: 7 });
  });

  test('of a battle and of overwork at the clearing, not at the foe or the card', () => {
    expect(refused([['battle', 2, 1]], [], 5)).toEqual({ option: ['battle', 5, 1], at: 5 });
    expect(refused([['overwork', 2, 31]], [], 5)).toEqual({ option: ['overwork', 5, 31], at: 5 });
  });

  test('of a building at its site', () => {
    expect(refused([['build', 7, 2]], [], 9)).toEqual({ option: ['build', 7, 9], at: 9 });
  });

  test('of a card of the Decree at the destination', () => {
    const options: Option[] = [
      ['decree_move', 12, 1, 5, 1],
      ['decree_move', 12, 1, 9, 1],
    ];
    expect(refused(options, [1], 11)).toEqual({ option: ['decree_move', 12, 1, 11, 1], at: 11 });
  });
});

describe('a long reason', () => {
  test('is broken between words, and its § stays with its number', () => {
    const lines = inLines('You rule neither clearing 1 nor clearing 5. (§ 4.2)', 44);
    expect(lines).toEqual(['You rule neither clearing 1 nor clearing 5.', '(§ 4.2)']);
    expect(inLines('Nobody rules clearing 4. (§ 11.5.6.I)', 44)).toHaveLength(1);
  });
});

test('a card whose marches all go out from one clearing leaves only where to', () => {
  const selection = new Selection(
    { verbs, kinds, names: {}, symmetric: [] },
    () => {},
    () => true,
  );
  selection.ask([
    ['decree_move', 20, 3, 4, 1],
    ['decree_move', 20, 3, 8, 1],
    ['decree_move', 21, 5, 8, 1],
  ]);
  take({ game: { verbs, kinds }, selection, asked: true } as unknown as Scene, 'card', 20);
  expect([...selection.targets('place')]).toEqual([4, 8]);
});
