/** What Cernunos brings to its table. */

import { sprites } from '../../art/sprites.svelte';
import { t } from '../../lib/words.svelte';
import type { Plugin, Tally } from '../plugin';
import Aside from './Aside.svelte';
import { topDefs } from './art';
import Board from './Board.svelte';
import { consequences } from './consequences';
import Hand from './Hand.svelte';
import Mark from './Mark.svelte';
import Seat from './Seat.svelte';
import { clearing, held, treesSeen } from './view';

sprites.add('cernunos', topDefs);

const SEATS = [0, 1];
const PLACEMENTS: Record<string, number> = { first: 0, second: 1 };

export const plugin: Plugin = {
  consequences,
  Board,
  Hand,
  Seat,
  Aside,
  Mark,
  thumb: 270,
  keys: [['1–8', 'digits']],
  symmetric: ['swap'],
  seated: true,
  airy: true,
  progress(view) {
    const done = PLACEMENTS[view.turn.phase];
    return done === undefined ? null : { done, of: 2 };
  },
  roleName: (_, seat) => t('cernunos-role', { seat }),
  tally(scene, result): Tally[] {
    const board = clearing(scene);
    const line = (reason: string, values: number[]): Tally => ({
      name: t(`cernunos-tally-${reason}`),
      note: t(`cernunos-tally-${reason}-note`),
      values,
      decides: result.reason === reason,
    });
    return [
      line(
        'cells',
        SEATS.map((seat) => held(board, seat)),
      ),
      line(
        'trees',
        SEATS.map((seat) => treesSeen(board, seat)),
      ),
      line(
        'burnt',
        SEATS.map((seat) => board.burnt[seat] ?? 0),
      ),
    ];
  },
};
