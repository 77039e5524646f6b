/** Which faction's board lies open beside the map, or over it where there is no drawer. */

import { perScene, type Scene } from '../../lib/scene';
import { factionOfSeat } from './view';

class Focus {
  faction = $state<number | null>(null);
  /** A second board, kept below the first. */
  pinned = $state<number | null>(null);
  /** The place the pointer is on. */
  place = $state<number | null>(null);
  /** The column of the Decree the pointer is on. */
  column = $state<number | null>(null);
  /** The service the pointer is on. */
  service = $state<number | null>(null);
}

export const focusOf = perScene(() => new Focus());

/** The board shown: the one opened, else one's own, else that of whoever is on turn. */
export function shownSheet(scene: Scene, active: number): number {
  return focusOf(scene).faction ?? factionOfSeat(scene, scene.side)?.faction ?? active;
}

/** Opens a board, or closes it when it is the one that lies open. */
export function openSheet(scene: Scene, faction: number): void {
  const look = focusOf(scene);
  if (scene.tab === undefined) {
    look.faction = look.faction === faction ? null : faction;
    return;
  }
  const shown = scene.tab === 'panel' && look.faction === faction;
  look.faction = shown ? null : faction;
  scene.tab = shown ? 'log' : 'panel';
}
