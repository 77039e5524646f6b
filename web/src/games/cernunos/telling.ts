/** How Cernunos tells of itself, on its board or in lists. */

import { t } from '../../lib/words.svelte';
import type { Tally, Telling } from '../telling';
import { consequences } from './consequences';
import { clearing, held, treesSeen } from './view';

const SEATS = [0, 1];
const PLACEMENTS: Record<string, number> = { first: 0, second: 1 };

export const telling: Telling = {
  consequences,
  symmetric: ['swap'],
  seated: true,
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
