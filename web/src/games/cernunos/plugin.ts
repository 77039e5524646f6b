/** What Cernunos brings to its table. */

import { sprites } from '../../art/sprites.svelte';
import type { Plugin } from '../plugin';
import Aside from './Aside.svelte';
import { topDefs } from './art';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Mark from './Mark.svelte';
import Seat from './Seat.svelte';
import { telling } from './telling';

sprites.add('cernunos', topDefs);

export const plugin: Plugin = {
  ...telling,
  Board,
  Hand,
  Seat,
  Aside,
  Mark,
  thumb: 270,
  keys: [['1–8', 'digits']],
  airy: true,
};
