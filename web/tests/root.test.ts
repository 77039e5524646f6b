import { describe, expect, test } from 'vitest';
import { automatonSteps } from '../src/games/root/automaton';
import { changesIn, walksIn } from '../src/games/root/map/foreseen';
import { placeTags } from '../src/games/root/map/tagplaces';
import { isMartialLaw } from '../src/games/root/map/tags';
import { handAims } from '../src/games/root/picking.svelte';
import { linesOfThisGame, standing } from '../src/games/root/score/match';
import { LOST, shares } from '../src/games/root/score/points';
import { woodlandOf } from '../src/games/root/view';
import type { LogLine } from '../src/lib/protocol';
import type { Scene, View } from '../src/lib/scene';

let number = 0;
const line = (key: string, params: Record<string, number>): LogLine =>
  ({ number: number++, choice: number, key, params }) as unknown as LogLine;
const scored = (faction: number, points: number, source: number): LogLine =>
  line('scored', { faction, points, source });

describe('where the points came from', () => {
  test('is summed by faction and source, the largest share first', () => {
    const found = shares([
      scored(0, 1, 2),
      scored(1, 2, 3),
      scored(0, 4, 0),
      scored(0, 2, 2),
      line('moved', { faction: 0 }),
    ]);
    expect(found.get(0)).toEqual([
      { source: 0, points: 4 },
      { source: 2, points: 3 },
    ]);
    expect(found.get(1)).toEqual([{ source: 3, points: 2 }]);
    expect(found.get(2)).toBeUndefined();
  });

  test('tells what was lost last', () => {
    const found = shares([scored(1, 2, 3), line('lost_points', { faction: 1, points: 5 })]);
    expect(found.get(1)?.at(-1)).toEqual({ source: LOST, points: 5 });
  });
});

const clearing = (pieces: Record<string, number>) => ({ suit: 0, slots: 1, ruler: -1, pieces });
function view(active: number, score: number): View {
  const machine = { orders_played: [], order: -1, playing: false, battles: [], moves: [], recruits: [] };
  const factions = [{ faction: 0, seat: 1, score, board: { machine } }];
  const board = {
    active,
    battles: 0,
    orders: [null, null],
    clearings: [clearing({ '0': 4 }), clearing({ '1': 2 })],
    factions,
  };
  const seats = [0, 1].map((seat) => ({ score: 0, title: null, colour: null, automaton: seat === 1 }));
  return { turn: { number: 1, seat: 1, phase: 'birdsong', began: 0 }, seats, board };
}

describe('the turn of the machine', () => {
  const turn = [
    line('drew', { faction: 1, number: 1 }),
    line('turn_of', { faction: 0, round: 1 }),
    scored(0, 2, 13),
    line('order', { card: 7 }),
    line('moved', { faction: 0, origin: 0, destination: 1, number: 1 }),
    line('placed', { faction: 0, piece: 0, clearing: 0, number: 2 }),
    line('turn_of', { faction: 1, round: 2 }),
  ];

  test('is cut into its steps, each with the table after it', () => {
    const found = automatonSteps(view(1, 5), turn, view(1, 7));
    expect(found.map(({ lines }) => lines.map(({ key }) => key))).toEqual([
      ['drew', 'turn_of', 'scored'],
      ['order'],
      ['moved'],
      ['placed'],
      ['turn_of'],
    ]);
    const boards = found.slice(0, 4).map((each) => woodlandOf(each.view));
    expect(boards.map((board) => board.clearings.map(({ pieces }) => pieces['0'] ?? 0))).toEqual([
      [4, 0],
      [4, 0],
      [3, 1],
      [5, 1],
    ]);
    expect(boards.map((board) => board.factions[0]?.score)).toEqual([7, 7, 7, 7]);
    expect(boards[2]?.orders[0]).toBe(7);
  });

  test('is not told where it did nothing, or where nobody is a machine', () => {
    expect(automatonSteps(view(1, 5), turn.slice(0, 1), view(1, 5))).toEqual([]);
    const people = { ...view(1, 7), seats: view(1, 7).seats.map((each) => ({ ...each, automaton: false })) };
    expect(automatonSteps(view(1, 5), turn, people)).toEqual([]);
  });
});

test('martial law is what asks for more than the track', () => {
  const track = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];
  expect(isMartialLaw(track, 1, 0)).toBe(false);
  expect(isMartialLaw(track, 2, 0)).toBe(true);
  expect(isMartialLaw(track, 3, 3)).toBe(true);
  expect(isMartialLaw(track, 2, 3)).toBe(false);
});

describe('a match of two games', () => {
  test('adds the points of the first game to those of the second, by seat', () => {
    expect(standing({ game: 2, earlier: [30, 11] }, 1, 7)).toEqual({ first: 11, second: 7, sum: 18 });
    expect(standing({ game: 1, earlier: null }, 0, 7)).toBeNull();
    expect(standing(null, 0, 7)).toBeNull();
  });

  test('counts the points of the second game apart from those of the first', () => {
    const lines = [scored(0, 5, 2), line('factions_swapped', {}), scored(0, 1, 3)];
    expect(shares(linesOfThisGame(lines)).get(0)).toEqual([{ source: 3, points: 1 }]);
    expect(linesOfThisGame(lines.slice(2))).toHaveLength(1);
  });
});

describe('what is foreseen on the map', () => {
  const board = (clearings: unknown[]) => ({ clearings, pawns: [-1, -1] }) as never;

  test('names who comes and goes, and who rules then', () => {
    const before = board([clearing({ 0: 4 }), clearing({ 1: 1 })]);
    const after = board([clearing({ 0: 1 }), { ...clearing({ 0: 3, 1: 1 }), ruler: 0 }]);
    const found = changesIn(before, after);
    expect(found.map(({ place, ruler }) => [place, ruler])).toEqual([
      [0, null],
      [1, 0],
    ]);
    expect(found.map(({ shifts }) => shifts.map(({ piece, from, to }) => [piece, from, to]))).toEqual([
      [[0, 4, 1]],
      [[0, 0, 3]],
    ]);
  });

  test('names the Vagabond that goes, into a forest too, not one that stays', () => {
    const [before, after] = [{ pawns: [3, 8] }, { pawns: [14, 8] }] as never[];
    expect(walksIn(before!, after!)).toEqual([{ faction: 3, place: 14 }]);
  });
});

describe('words beside the clearings', () => {
  const frame = { width: 1000, height: 640 };
  const glade = (x: number, y: number) => ({ x, y, dx: 90, dy: 60 });
  test('stand below their clearing where there is room', () => {
    const spots = placeTags([{ glade: glade(500, 300), dx: 50, dy: 20 }], [glade(500, 300)], frame);
    expect(spots).toEqual([expect.objectContaining({ x: 500, y: 386 })]);
  });
  test('lie neither on each other nor off the map', () => {
    const glades = [glade(500, 300), glade(480, 470)];
    const [first, second] = placeTags(
      glades.map((each) => ({ glade: each, dx: 55, dy: 25 })),
      glades,
      frame,
    );
    const apart = Math.abs(first!.x - second!.x) >= 110 || Math.abs(first!.y - second!.y) >= 50;
    expect(apart).toBe(true);
    expect(second!.y).toBeLessThanOrEqual(640 - 25);
  });
});

describe('the hand', () => {
  const hand = (...remaining: (string | number)[][]) =>
    handAims({
      asked: true,
      selection: { pending: null, remaining, targets: () => new Set(remaining.map((each) => each[1])) },
      game: {
        verbs: { decree_recruit: ['card', 'clearing'], craft: ['card'], supporter: ['card'] },
        kinds: { card: 'card', clearing: 'place' },
      },
    } as unknown as Scene);

  test('is not lit for a card of the same kind in the Decree or among the supporters', () => {
    expect([...hand(['decree_recruit', 4, 1], ['craft', 6])]).toEqual([6]);
    expect([...hand(['supporter', 4])]).toEqual([]);
    expect([...hand(['decree_recruit', 4, 1], ['craft', 4])]).toEqual([4]);
  });
});
