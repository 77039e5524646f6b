/** What Oak brings to its table. */

import { narrow } from '../../lib/narrow.svelte';
import type { Plugin } from '../plugin';
import Aside from './Aside.svelte';
import { commitAct, commitPrice } from './committing';
import Seat from './grove/Seat.svelte';
import Hand from './hand/Hand.svelte';
import { interactionOf } from './interaction.svelte';
import Board from './map/Board.svelte';
import Mark from './pieces/Mark.svelte';
import { telling } from './telling';

export const plugin: Plugin = {
  ...telling,
  Board,
  Hand,
  Seat,
  Aside,
  Mark,
  dock: 142,
  thumb: 320,
  onBoard: (scene, [verb]) =>
    verb === 'menhir' &&
    scene.decision?.prompt === 'main' &&
    !narrow.is &&
    interactionOf(scene).grove === null,
  weighed: ([verb]) => verb === 'menhir',
  commitAct,
  commitPrice,
  openSeat(scene, seat) {
    const interaction = interactionOf(scene);
    interaction.grove = interaction.grove === seat ? null : seat;
  },
  keys: [
    ['1–7', 'cards'],
    ['G', 'grove'],
  ],
  finale: 'final_scoring',
};
