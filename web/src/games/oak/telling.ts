/** How Oak tells of itself, on its board or in lists. */

import type { Scene } from '../../lib/scene';
import { listed, t } from '../../lib/words.svelte';
import type { Tally, Telling } from '../telling';
import { acts, consequences, outcomes } from './consequences';
import { printed, type Space } from './printed';
import { BROICHAN, type Holdings, ON_BRANCH, oak, sum } from './view';

/** A Round is a Day and a Dusk; the last Day ends in the final count. */
const PHASES: Record<string, number> = { day: 0, dusk: 1, end: 1 };

/** How many steps a player's Druids have climbed. */
const steps = (holdings: Holdings, spaces: readonly Space[]): number =>
  sum(holdings.druids.map(([, place]) => spaces[place - ON_BRANCH]?.steps ?? 0));

/** Whether whoever won was ahead of all others before the last Potions were counted. */
function wonBefore(scene: Scene): boolean {
  const from = scene.lines.findIndex(({ key }) => key === 'final_scoring');
  const counted = from < 0 ? [] : scene.lines.slice(from);
  const before = oak(scene).sides.map(({ points }, seat) => {
    const name = scene.view.seats[seat]?.automaton ? BROICHAN : seat;
    const own = counted.filter(({ key, params }) => key === 'scored' && params.player === name);
    return points - sum(own.map(({ params }) => Number(params.points)));
  });
  const best = Math.max(...before);
  const ahead = before.flatMap((points, seat) => (points === best ? [seat] : []));
  return from >= 0 && ahead.length === 1 && !!scene.result?.winners.includes(ahead[0]!);
}

export const telling: Telling = {
  consequences,
  acts,
  outcomes,
  where: (scene) => t('oak-round', { round: oak(scene).round }),
  decided: (scene) =>
    scene.view.turn.phase === 'end' ? t(wonBefore(scene) ? 'oak-decided-before' : 'oak-decided') : '',
  phases(scene) {
    const { phase } = scene.view.turn;
    const at = PHASES[phase];
    return at === undefined ? null : { name: scene.speech.words.say(`phase-${phase}`), at, of: 2 };
  },
  roleName(scene, seat) {
    const order = oak(scene).sides[seat]?.order ?? -1;
    return order < 0 ? '' : t('oak-role', { order: scene.speech.name('order', order) });
  },
  sceneNote(scene, line) {
    if (line.key !== 'final_scoring') return undefined;
    const said = oak(scene).sides.map(({ points }, seat) =>
      t('oak-counted', { name: scene.seatName(seat), points }),
    );
    return listed(said);
  },
  symmetric: ['recruit_two', 'recharge_two', 'trade'],
  tally(scene, result): Tally[] {
    const { speech } = scene;
    const { sides: all } = oak(scene);
    const { spaces } = printed(scene);
    const sources = speech.vocabulary.names.source ?? [];
    const lines = sources.map(
      (_, source): Tally => ({
        name: speech.name('source', source),
        note: '',
        values: all.map((holdings) => holdings.gained[source] ?? 0),
        decides: false,
      }),
    );
    return [
      ...lines.filter((line) => line.values.some((value) => value !== 0)),
      {
        name: t('oak-total'),
        note: '',
        values: all.map((holdings) => holdings.points),
        decides: result.reason === 'points',
      },
      {
        name: t('oak-steps'),
        note: t('oak-steps-note'),
        values: all.map((holdings) => steps(holdings, spaces)),
        decides: result.reason === 'steps',
      },
    ];
  },
};
