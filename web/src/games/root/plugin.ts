import type { Plugin, Tally } from '../plugin';
import After from './After.svelte';
import Aside from './Aside.svelte';
import Bar from './Bar.svelte';
import Board from './Board.svelte';
import { woodlandOf } from './board';
import Hand from './Hand.svelte';
import Lens from './Lens.svelte';
import Mark from './Mark.svelte';
import Panel from './Panel.svelte';
import Rail from './Rail.svelte';
import Seat from './Seat.svelte';
import { frames } from './telling';
import { say } from './words';

export const plugin: Plugin = {
  Board,
  Hand,
  Seat,
  Aside,
  Panel,
  Rail,
  Bar,
  Lens,
  After,
  columns: true,
  Mark,
  symmetric: ['swap'],
  frames,
  tally(view, result): Tally[] {
    const board = woodlandOf(view);
    const of = (seat: number) => board.factions.find((each) => each.seat === seat);
    const seats = view.seats.map((_, seat) => seat);
    const ruled = (seat: number) =>
      board.clearings.filter((each) => each.ruler >= 0 && each.ruler === of(seat)?.faction).length;
    const line = (key: string, values: (number | string)[], decides = false): Tally => ({
      name: say(`tally-${key}`),
      note: say(`tally-${key}-note`),
      values,
      decides,
    });
    return [
      line(
        'points',
        seats.map((seat) => of(seat)?.score ?? '–'),
        result.reason !== 'dominance',
      ),
      line('ruled', seats.map(ruled), result.reason === 'dominance'),
      line(
        'items',
        seats.map((seat) => of(seat)?.crafted.reduce((sum, count) => sum + count, 0) ?? 0),
      ),
    ];
  },
};
