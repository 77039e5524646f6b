/** Looking back at a live table: what was missed, or any moment of the game so far, as this seat saw it then. */

import { CatchUp } from './catchup.svelte';
import type { TableSession } from './session.svelte';

/** Whether this screen has a seat to look back from. */
export const canLookBack = (table: TableSession): boolean =>
  table.position.viewer !== null && table.head.begun && (!table.playback || table.playback.looking);

/** Shows the table as it was after so many choices; nothing is asked until somebody returns to now. */
export async function lookBack(table: TableSession, choice: number): Promise<void> {
  const seat = table.position.viewer;
  if (seat === null || !canLookBack(table)) return;
  if (table.playback) return table.playback.go(choice);
  const past = await CatchUp.lookBack(table, seat, choice);
  if (!past || table.playback) return;
  table.playback = past;
  table.selection.ask([]);
}

/** Shows step by step what happened since so many choices, where one seat of this screen has missed it. */
export async function showMissed(table: TableSession, seen: number): Promise<void> {
  const [seat, ...more] = table.you.seats;
  if (seat === undefined || more.length || seen <= 0 || seen >= table.choices || document.hidden) return;
  const missed = await CatchUp.open(table, seat, seen);
  if (!missed || table.playback) return;
  table.playback = missed;
  table.selection.ask([]);
  missed.run();
}
