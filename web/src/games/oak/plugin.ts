/** What Oak brings to its table. */

import { t } from '../../lib/words.svelte';
import type { Plugin, Tally } from '../plugin';
import Aside from './Aside.svelte';
import Seat from './grove/Seat.svelte';
import Hand from './hand/Hand.svelte';
import Board from './map/Board.svelte';
import Mark from './pieces/Mark.svelte';
import { printed, type Space } from './printed';
import { ON_BRANCH, oak, type Side, sum } from './view';

/** How many steps a player's Druids have climbed. */
const steps = (side: Side, spaces: readonly Space[]): number =>
  sum(side.druids.map(([, place]) => spaces[place - ON_BRANCH]?.steps ?? 0));

export const plugin: Plugin = {
  Board,
  Hand,
  Seat,
  Aside,
  Mark,
  symmetric: ['recruit_two', 'recharge_two', 'trade'],
  tally(scene, result): Tally[] {
    const { speech } = scene;
    const { sides } = oak(scene);
    const { spaces } = printed(scene);
    const sources = speech.vocabulary.names.source ?? [];
    const lines = sources.map(
      (_, source): Tally => ({
        name: speech.name('source', source),
        note: '',
        values: sides.map((side) => side.gained[source] ?? 0),
        decides: false,
      }),
    );
    return [
      ...lines.filter((line) => line.values.some((value) => value !== 0)),
      {
        name: t('oak-total'),
        note: '',
        values: sides.map((side) => side.points),
        decides: result.reason === 'points',
      },
      {
        name: t('oak-steps'),
        note: t('oak-steps-note'),
        values: sides.map((side) => steps(side, spaces)),
        decides: result.reason === 'steps',
      },
    ];
  },
};
