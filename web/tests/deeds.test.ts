import { expect, test } from 'vitest';
import * as oak from '../src/games/oak/consequences';
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

test('what one choice places is one deed, what two place are two', () => {
  const lines = [line('placed', 1, 1), line('placed', 1, 1), line('scored', 1, 1), line('placed', 2, 1)];
  expect(grouped(lines, root)).toEqual([['placed', 'placed', 'scored'], ['placed']]);
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

test('what a card was played for is told beside it, under its own law, also when it was chosen later', () => {
  const lines = [
    line('paid', 1, 1),
    line('played', 1, 1),
    line('promoted', 2, 1),
    line('paid', 3, 2),
    line('played', 3, 2),
    line('advanced', 4, 2),
    line('scored', 4, 2),
    line('sun_moved', 4, 2),
    line('festival', 4, 2),
    line('reaped', 4, 2),
  ];

  expect(grouped(lines, oak)).toEqual([
    ['played', 'paid', 'promoted'],
    ['played', 'paid', 'advanced', 'scored', 'sun_moved'],
    ['festival', 'reaped'],
  ]);
  expect(entries(lines, oak).map(({ law }) => law)).toEqual(['promoted', 'advanced', 'festival']);
});

test('what a free action comes between is a deed of its own', () => {
  const lines = [line('played', 1, 1), line('traded', 2, 1), line('built', 3, 1), line('scored', 3, 1)];

  expect(grouped(lines, oak)).toEqual([['played'], ['traded'], ['built', 'scored']]);
});
