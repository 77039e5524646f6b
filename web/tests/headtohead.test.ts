import { expect, test } from 'vitest';
import { meetings } from '../src/lib/headtohead';
import type { MyTable, SeatInfo } from '../src/lib/protocol';

const sits = { left: '', offered: [], free: false, resigned: '', bot: false };
const me: SeatInfo = { occupant: 'person', person: 0, name: 'Aline', level: '', ...sits };
const mael: SeatInfo = { occupant: 'person', person: 1, name: 'Maël', level: '', ...sits };
const bot: SeatInfo = { occupant: 'bot', person: null, name: '', level: 'sapling', ...sits };

function played(winners: number[] | null, seat: number, other: SeatInfo, game = 'cernunos'): MyTable {
  const seats = seat === 0 ? [me, other] : [other, me];
  const result = winners && { winners, scores: [1, 2], reason: 'cells', resigned: [] };
  return { head: { game, players: 2, seats }, seats: [seat], result } as unknown as MyTable;
}

test('games against the same opponent are counted from either seat', () => {
  const tables = [
    played([0], 0, mael),
    played([1], 1, mael),
    played([0], 1, mael),
    played([0, 1], 0, mael),
    played(null, 0, mael),
    played([0], 0, bot),
    played([0], 0, mael, 'oak'),
  ];

  expect(meetings(tables, 'cernunos', mael)).toEqual({ games: 4, mine: 2, theirs: 1 });
  expect(meetings(tables, 'cernunos', bot)).toEqual({ games: 1, mine: 1, theirs: 0 });
});
