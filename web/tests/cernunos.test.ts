import { describe, expect, test } from 'vitest';
import { BoardAnimation } from '../src/games/cernunos/animation.svelte';
import { geometry, rise, stackPoints } from '../src/games/cernunos/geometry';
import {
  CELLS,
  compared,
  DEER,
  FIRE,
  type Piece,
  powers,
  push,
  TREE,
  WOLF,
} from '../src/games/cernunos/view';
import { prefs } from '../src/lib/prefs.svelte';
import type { LogLine } from '../src/lib/protocol';

const [x, y] = [(cell: number) => cell % 4, (cell: number) => Math.floor(cell / 4)];
const near = (a: number, b: number) => Math.abs(x(a) - x(b)) + Math.abs(y(a) - y(b)) === 1;
const diagonal = (a: number, b: number) =>
  a !== b && Math.abs(x(a) - x(b)) === Math.abs(y(a) - y(b)) && Math.abs(x(a) - x(b)) <= 2;
const reach = Array.from({ length: 8 }, (_, token) =>
  CELLS.map((cell) => CELLS.filter((other) => (token === WOLF ? diagonal(cell, other) : near(cell, other)))),
);
const green = (token: number): Piece => ({ owner: 0, token });
const violet = (token: number): Piece => ({ owner: 1, token });

function board(stacks: Record<number, Piece[]>) {
  const cells = CELLS.map((cell) => stacks[cell] ?? []);
  return { cells, power: powers(cells, reach), reach, reserves: [[], []], burnt: [0, 0], waiting: [] };
}

describe('power', () => {
  test('counts own tokens beneath, Deer beside, enemy Wolves on the diagonals', () => {
    const found = board({
      5: [violet(TREE), green(TREE), green(TREE), green(TREE)],
      1: [green(DEER)],
      10: [violet(WOLF)],
    }).power;
    expect(found[5]).toBe(2 + 1 - 1);
    expect(found[1]).toBe(0);
    expect(found[0]).toBeNull();
  });
});

describe('aiming', () => {
  test('shows whose power changes, the cell that is aimed at left out', () => {
    const now = board({ 8: [violet(TREE), violet(TREE)] });
    const then = board({ 8: [violet(TREE), violet(TREE)], 2: [green(WOLF)] });
    const found = compared(now, then, { piece: green(WOLF), cell: 2 });
    expect(found.changes).toEqual([{ cell: 8, from: 1, to: 0 }]);
    expect(found.ghosts).toEqual([]);
  });

  test('shows the Trees that would burn, and one that would burn at once', () => {
    const ashes = (stacks: Record<number, Piece[]>) => ({ ...board(stacks), burnt: [0, 1] });
    const now = board({ 5: [violet(TREE)], 6: [violet(DEER)] });
    const then = ashes({ 6: [violet(DEER)], 1: [green(FIRE)] });
    expect(compared(now, then, { piece: green(FIRE), cell: 1 }).burns).toEqual([5]);
    const fire = { 5: [violet(FIRE)] };
    const itself = compared(board(fire), ashes(fire), { piece: green(TREE), cell: 1 });
    expect(itself.burnsItself).toBe(true);
  });

  test('shows what would lie elsewhere, where nothing is placed', () => {
    const found = compared(board({ 5: [green(DEER)] }), board({ 6: [green(DEER)] }), null);
    expect(found.ghosts).toEqual([{ cell: 6, piece: green(DEER), height: 1, power: 0 }]);
    expect(found.burns).toEqual([]);
  });

  test('shows how well swapped tops would resist where they come to lie', () => {
    const trees = [violet(TREE), violet(TREE)];
    const now = board({ 5: [...trees, green(WOLF)], 6: [violet(DEER)] });
    const then = board({ 5: [...trees, violet(DEER)], 6: [green(WOLF)] });
    expect(compared(now, then, null).ghosts).toEqual([
      { cell: 5, piece: violet(DEER), height: 3, power: 2 },
      { cell: 6, piece: green(WOLF), height: 1, power: 0 },
    ]);
  });
});

describe('a push', () => {
  test('goes straight on, round the edge if need be', () => {
    expect(push(5, 6)).toMatchObject({ to: 7, wraps: false });
    expect(push(5, 4)).toMatchObject({ to: 7, wraps: true });
    expect(push(5, 9)).toMatchObject({ to: 1, wraps: true });
  });
});

describe('the board', () => {
  test('fits its frame at every size and turns for Violet', () => {
    for (const [w, h] of [
      [360, 420],
      [844, 706],
      [2900, 1700],
      [500, 1200],
    ] as const) {
      for (const turned of [false, true]) {
        const g = geometry(w, h, turned);
        for (const cell of CELLS) {
          const [cx, cy] = g.at(cell);
          expect(cx - g.px * 0.455).toBeGreaterThanOrEqual(0);
          expect(cx + g.px * 0.455).toBeLessThanOrEqual(w);
          expect(cy - g.py * 0.44 - 70 * g.k).toBeGreaterThanOrEqual(-6);
          expect(cy + g.py * 0.44).toBeLessThanOrEqual(h);
        }
      }
    }
    expect(geometry(844, 706, true).at(0)).toEqual(geometry(844, 706, false).at(11));
  });

  test('no stack rises so high that it hides the shield of the one behind', () => {
    const g = geometry(844, 706, false);
    const points = stackPoints(g, 3, 20);
    expect(points[0]![1] - points.at(-1)![1]).toBeCloseTo(44 * g.k);
    expect(rise(1)).toBe(0);
  });
});

describe('the animation', () => {
  test('shows the truth at once where nothing is to move', async () => {
    prefs.set({ pace: 'off' });
    const [before, after] = [board({}), board({ 0: [green(TREE)] })];
    const animation = new BoardAnimation();
    const line: LogLine = {
      choice: 1,
      turn: 1,
      seat: 0,
      key: 'placed',
      params: { player: 0, token: 0, cell: 0 },
      notation: '',
    };
    const view = { turn: { number: 1, seat: 0, phase: '', began: 0 }, seats: [], board: before };
    await animation.play({ serial: 1, before: view as never, lines: [line] }, after);
    expect(animation.cells).toEqual(after.cells);
    expect(animation.playing).toBe(false);
  });

  test('plays placing, pushing, swapping, lifting and burning, and ends with the truth', async () => {
    prefs.set({ pace: 'fast' });
    const [before, after] = [board({ 1: [green(TREE)], 2: [violet(DEER)] }), board({ 3: [green(TREE)] })];
    const animation = new BoardAnimation();
    const line = (key: string, params: Record<string, number>): LogLine => ({
      choice: 1,
      turn: 1,
      seat: 0,
      key,
      params,
      notation: '',
    });
    const lines = [
      line('placed', { player: 0, token: 1, cell: 0 }),
      line('pushed', { owner: 0, token: 0, origin: 1, destination: 2 }),
      line('swapped', { cell: 0, other: 2 }),
      line('lifted', { owner: 1, token: 2, cell: 2 }),
      line('burnt', { player: 0, cell: 0 }),
    ];
    const view = { turn: { number: 1, seat: 0, phase: '', began: 0 }, seats: [], board: before };
    const playing = animation.play({ serial: 1, before: view as never, lines }, after);
    expect(animation.playing).toBe(true);
    await playing;
    expect(animation.cells).toEqual(after.cells);
    expect(animation.flights).toEqual([]);
  });
});
