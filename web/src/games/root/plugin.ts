/** What Root brings to its table. */

import type { Plugin } from '../plugin';
import { openSheet } from './focus.svelte';
import ActionBar from './hand/ActionBar.svelte';
import Aside from './hand/Aside.svelte';
import Hand from './hand/Hand.svelte';
import Board from './map/Board.svelte';
import Overlay from './map/Overlay.svelte';
import { march } from './picking.svelte';
import Figures from './pieces/Figures.svelte';
import Mark from './pieces/Mark.svelte';
import SeatEmblem from './pieces/SeatEmblem.svelte';
import After from './score/After.svelte';
import ScoreTrack from './score/ScoreTrack.svelte';
import Standing from './score/Standing.svelte';
import Panel from './sheets/Panel.svelte';
import Rail from './strips/Rail.svelte';
import Seat from './strips/Seat.svelte';
import { telling } from './telling';
import { factionOfSeat } from './view';

export const plugin: Plugin = {
  ...telling,
  Board,
  Hand,
  Seat,
  Aside,
  Panel,
  Rail,
  ActionBar,
  Overlay,
  After,
  Header: ScoreTrack,
  Emblem: SeatEmblem,
  Standing,
  columns: true,
  thumb: 424,
  openSeat(scene, seat) {
    const side = factionOfSeat(scene, seat);
    if (side) openSheet(scene, side.faction);
  },
  Mark,
  Figures,
  keys: [['1–9', 'number']],
  settled: march,
};
