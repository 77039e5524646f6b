/** What Pangaia brings to its table. */

import type { Plugin, Tally } from '../plugin';
import Aside from './Aside.svelte';
import { automatonSteps } from './automaton';
import { consequences } from './consequences';
import Hand from './hand/Hand.svelte';
import Board from './map/Board.svelte';
import Mark from './pieces/Mark.svelte';
import Seat from './spirits/Seat.svelte';
import { continent } from './view';
import { say } from './words';

const PHASES: Record<string, number> = { seed_growth: 0, spirit_action: 1, tree_growth: 2 };

export const plugin: Plugin = {
  consequences,
  Board,
  Hand,
  Seat,
  Aside,
  Mark,
  automatonSteps,
  dock: 144,
  thumb: 388,
  where(scene) {
    const { round, ending } = continent(scene);
    return say(ending && !scene.result ? 'round-last' : 'round', { round });
  },
  phases(scene) {
    const { phase } = scene.view.turn;
    const at = PHASES[phase];
    return at === undefined ? null : { name: scene.speech.words.say(`phase-${phase}`), at, of: 3 };
  },
  keys: [
    ['Q W A S Z X', 'six-sides'],
    ['T', 'turn-tile'],
  ],
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
