import { expect, test } from 'vitest';
import { consequences } from '../src/games/pangaia/consequences';
import * as root from '../src/games/root/consequences';
import { type Belonging, entries } from '../src/lib/deeds';
import type { LogLine } from '../src/lib/protocol';

const line = (key: string, choice: number, turn: number): LogLine => ({
  key,
  choice,
  seat: turn,
  turn,
  params: {},
  notation: '',
});
const grouped = (lines: LogLine[], belonging: Belonging) =>
  entries(lines, belonging).map(({ deed, follows }) => [deed.key, ...follows.map(({ key }) => key)]);
const told = (...lines: LogLine[]) => grouped(lines, { consequences });

test('seeds are told beside the deed that planted them, also when each is a choice', () => {
  expect(told(line('moves', 1, 1), line('seed_planted', 2, 1), line('seed_planted', 3, 1))).toEqual([
    ['moves', 'seed_planted', 'seed_planted'],
  ]);
});

test('what follows at the end of a turn is not told beside the deed of the next', () => {
  expect(told(line('moves', 1, 1), line('seed_planted', 2, 1), line('sprouted', 2, 2))).toEqual([
    ['moves', 'seed_planted'],
    ['sprouted'],
  ]);
});

test('supporters are told beside the revolt they pay for, and so is all that comes of it', () => {
  const lines = [
    line('placed', 1, 1),
    line('supporter_spent', 2, 1),
    line('supporter_spent', 3, 1),
    line('revolt', 3, 1),
    line('removed', 3, 1),
    line('placed', 3, 1),
    line('officer', 3, 1),
    line('supporter_spent', 4, 1),
    line('placed', 4, 1),
  ];
  expect(grouped(lines, root)).toEqual([
    ['placed'],
    ['revolt', 'supporter_spent', 'supporter_spent', 'removed', 'placed', 'officer'],
    ['placed', 'supporter_spent'],
  ]);
});

test('that victory is near is told after what brought it near, not before', () => {
  const fought = [
    line('attacked', 1, 1),
    line('rolled', 2, 1),
    line('removed', 2, 1),
    line('near_victory', 2, 1),
  ];

  expect(grouped(fought, root)).toEqual([['attacked', 'rolled', 'removed', 'near_victory']]);
});

test('what is mended in a hideout is told beside it, and what is drawn afterwards is not', () => {
  const keys = ['exhausted', 'hideout', 'mended', 'mended', 'drew'];
  const told = entries(
    keys.map((key) => line(key, 3, 1)),
    root,
  );
  expect(told.map(({ deed, follows }) => [deed.key, ...follows.map(({ key }) => key)])).toEqual([
    ['hideout', 'exhausted', 'mended', 'mended'],
    ['drew'],
  ]);
});
