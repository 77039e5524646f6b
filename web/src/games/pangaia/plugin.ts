/** What Pangaia brings to its table. */

import { narrow } from '../../lib/narrow.svelte';
import type { Plugin } from '../plugin';
import Aside from './Aside.svelte';
import { commitPrice } from './committing';
import { FREE } from './hand/free';
import Hand from './hand/Hand.svelte';
import { hoverOf } from './hover.svelte';
import Board from './map/Board.svelte';
import Mark from './pieces/Mark.svelte';
import Seat from './spirits/Seat.svelte';
import { telling } from './telling';

export const plugin: Plugin = {
  ...telling,
  Board,
  Hand,
  Seat,
  Aside,
  Mark,
  dock: 144,
  thumb: 388,
  /** One dreams at the place of dreams, where there is room to show it: see Hand. */
  onBoard: (scene, [verb]) =>
    verb === 'dream' &&
    !narrow.is &&
    !(narrow.folds && scene.selection.options.some((option) => FREE.includes(option[0]))),
  commitPrice,
  openSeat(scene, seat) {
    hoverOf(scene).seat = seat;
  },
  keys: [
    ['Q W A S Z X', 'six-sides', 'placed'],
    ['T', 'turn-tile'],
  ],
};
