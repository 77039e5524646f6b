/** How Pangaia tells of itself, on its board or in lists. */

import { narrow } from '../../lib/narrow.svelte';
import type { Tally, Telling } from '../telling';
import { automatonSteps } from './automaton';
import { consequences } from './consequences';
import { continent } from './view';
import { say } from './words';

const PHASES: Record<string, number> = { seed_growth: 0, spirit_action: 1, tree_growth: 2 };

export const telling: Telling = {
  consequences,
  automatonSteps,
  where(scene) {
    const { round, ending, rituals } = continent(scene);
    if (ending && !scene.result) return say(narrow.is ? 'last-round-short' : 'round-last', { round });
    // when they are gone the game ends: where there is no room for the pile, the bar says how many are left
    return narrow.is && round > 0 && !scene.result
      ? say('round-left', { round, left: rituals.pile + rituals.display.length })
      : say('round', { round });
  },
  phases(scene) {
    const { phase } = scene.view.turn;
    const at = PHASES[phase];
    return at === undefined ? null : { name: scene.speech.words.say(`phase-${phase}`), at, of: 3 };
  },
  roleName(scene, seat) {
    return scene.view.seats[seat]?.automaton
      ? ''
      : say('role', { colour: scene.game.names.player?.[seat] ?? '' });
  },
  symmetric: ['connect'],
  tally(scene, result): Tally[] {
    const board = continent(scene);
    const line = (key: string, values: (number | string)[], decides = false): Tally => ({
      name: say(`tally-${key}`),
      note: say(`tally-${key}-note`),
      values,
      decides,
    });
    if (board.solo) {
      const fallen = board.tiles.filter((tile) => tile.corrupted).length;
      return [
        line('sealed', [board.solo.sealed_slots.filter(Boolean).length, '–'], result.reason !== 'corrupted'),
        line('evil', [board.solo.sealed_seeds.filter(Boolean).length, '–']),
        line('fallen', ['–', fallen], result.reason === 'corrupted'),
      ];
    }
    const part = (key: 'energy' | 'secret' | 'slots' | 'awards') =>
      board.players.map((player) => player.final?.[key] ?? 0);
    const tied = result.reason === 'secret_ritual';
    return [
      line('energy', part('energy')),
      line('slots', part('slots')),
      line('secret', part('secret'), tied),
      ...(board.achievements.length ? [line('awards', part('awards'))] : []),
      line(
        'total',
        result.scores.map((score) => score ?? '–'),
        !tied,
      ),
    ];
  },
};
