import { expect, test } from 'vitest';
import { faction } from '../src/games/root/position/factions';
import type { FactionView } from '../src/games/root/view';
import { prefs } from '../src/lib/prefs.svelte';
import type { Scene } from '../src/lib/scene';

const machine = {
  faction: 0,
  seat: 1,
  score: null,
  hand: [],
  supply: 20,
  crafted: [],
  in_play: [],
  dominance: 39,
  dominated: [4, 9],
  coalition: -1,
  board: {
    keep: 0,
    machine: { playing: false, order: -1, birdsong: { points: 5, clearings: [2, 6], humans: 1 } },
  },
} as unknown as FactionView;
const seats = [{ automaton: false }, { automaton: true }];
const board = { factions: [machine], orders: [null, null] };
const scene = {
  game: { names: { faction: ['marquise'] }, printed: { victory: 30 } },
  view: { seats, board },
  seatName: () => 'name-faction-mechanical',
  speech: {
    name: (kind: string, value: number) => `${kind} ${value + 1}`,
    words: { forms: () => ({}), say: (key: string) => key },
  },
} as unknown as Scene;

test('lists say what the machine scores next and which clearings count for a Dominance', () => {
  prefs.set({ locale: 'en' }); // another test may have read French
  const { title, lines } = faction(scene, machine);
  const told = lines.map(({ text }) => text);

  expect(title).toBe('name-faction-mechanical');
  expect(told).toContain('Ruled for it: place 5, place 10.');
  expect(told).toContain('Orders: face down, face down.');
  expect(told).toContain(
    'Its next Birdsong scores 5 points as things stand; clearings that it rules with three warriors: place 3, place 7; one point of these for the players against it.',
  );
});
