import { expect, test } from 'vitest';
import { unfolded } from '../src/games/root/strips/unfolding';

const six = [0, 1, 2, 3, 5, 6].map((faction, seat) => ({ seat, faction }));
const four = six.slice(0, 4);

test('one’s own seat is the first to be unfolded, then whoever else has room', () => {
  expect([...unfolded(four, 2, 710)]).toEqual([2, 0]);
  expect([...unfolded(six, 5, 890)]).toEqual([5]);
});

test('a tall screen shows all of six, a low one none', () => {
  expect(unfolded(six, 0, 1400).size).toBe(6);
  expect(unfolded(six, 0, 700).size).toBe(0);
});

test('what lies before a player takes its room: fewer are unfolded then', () => {
  const three = six.slice(0, 3);
  const rich = three.map((side) => ({ ...side, dominance: side.seat === 2 ? 39 : -1, in_play: [23, 26] }));
  expect([...unfolded(three, 2, 530)]).toEqual([2, 1]);
  expect([...unfolded(rich, 2, 490)]).toEqual([]);
  expect([...unfolded(rich, 2, 600)]).toEqual([2]);
});

test('a Dominance card that stands beside the cards takes no row', () => {
  const table = [6, 0, 1, 2].map((faction, seat) => ({ seat, faction }));
  const dominant = table.map((side) => ({ ...side, dominance: side.seat === 0 ? 39 : -1 }));
  expect([...unfolded(dominant, 0, 608)]).toEqual([...unfolded(table, 0, 608)]);
});

test('a long Decree takes more room, unfolded or not', () => {
  const decree = (...columns: number[]) => ({ decree: columns.map((length) => Array(length).fill(0)) });
  const dealt = (board: object) => four.map((side) => (side.faction === 1 ? { ...side, board } : side));
  const shown = (board: object, room: number) => [...unfolded(dealt(board) as typeof four, 1, room)];
  expect(shown(decree(0, 1, 0, 1), 560)).toEqual([1]);
  expect(shown(decree(3, 1, 0, 1), 560)).toEqual([2]);
  expect(shown(decree(3, 2, 1, 2), 590)).toEqual([2]);
});
