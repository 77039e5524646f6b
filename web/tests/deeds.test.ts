import { expect, test } from 'vitest';
import { consequences } from '../src/games/pangaia/consequences';
import { entries } from '../src/lib/deeds';
import type { LogLine } from '../src/lib/protocol';

const line = (key: string, choice: number, turn: number): LogLine => ({
  key,
  choice,
  seat: turn,
  turn,
  params: {},
  notation: '',
});
const told = (...lines: LogLine[]) =>
  entries(lines, consequences).map(({ deed, follows }) => [deed.key, ...follows.map(({ key }) => key)]);

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
