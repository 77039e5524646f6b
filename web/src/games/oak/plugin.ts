import { t } from '../../lib/words.svelte';
import type { Plugin, Tally } from '../plugin';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { ON_BRANCH, oakOf, type Side } from './board';
import Hand from './Hand.svelte';
import Mark from './Mark.svelte';
import Seat from './Seat.svelte';

/** Of the seven spaces of a branch: how many steps lead there. */
const STEPS = [1, 2, 3, 4, 5, 4, 5];

const steps = (side: Side): number =>
  side.druids.reduce((all, [, place]) => all + (place >= ON_BRANCH ? STEPS[(place - ON_BRANCH) % 7]! : 0), 0);

export const plugin: Plugin = {
  Board,
  Hand,
  Seat,
  Aside,
  Mark,
  symmetric: ['recruit_two', 'recharge_two', 'trade'],
  tally(view, result, speech): Tally[] {
    const { sides } = oakOf(view);
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
        values: sides.map(steps),
        decides: result.reason === 'steps',
      },
    ];
  },
};
