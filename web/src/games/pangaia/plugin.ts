import type { Plugin, Tally } from '../plugin';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { continentOf, slotsOf } from './board';
import Hand from './Hand.svelte';
import Mark from './Mark.svelte';
import Seat from './Seat.svelte';
import { say } from './words';

const PHASES: Record<string, number> = { seed_growth: 0, spirit_action: 1, tree_growth: 2 };

export const plugin: Plugin = {
  Board,
  Hand,
  Seat,
  Aside,
  Mark,
  symmetric: ['connect'],
  scoreKey: 'pangaia-score',
  progress(view) {
    const done = PHASES[view.turn.phase];
    return done === undefined ? null : { done, of: 3 };
  },
  tally(view, result): Tally[] {
    const board = continentOf(view);
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
    const slots = slotsOf(board);
    const empty = board.players.map((player) =>
      slots.reduce((sum, slot, i) => sum + (player.slots[i] ? 0 : slot.energy), 0),
    );
    const energy = board.players.map((player) => player.energy);
    const secrets = board.players.map((player) => player.secret_worth ?? 0);
    const awards = energy.map(
      (own, i) => (result.scores[i] ?? 0) - own - (empty[i] ?? 0) - (secrets[i] ?? 0),
    );
    const tied = result.reason === 'secret_ritual';
    return [
      line('energy', energy),
      line('slots', empty),
      line('secret', secrets, tied),
      ...(board.achievements.length ? [line('awards', awards)] : []),
      line(
        'total',
        result.scores.map((score) => score ?? '–'),
        !tied,
      ),
    ];
  },
};
