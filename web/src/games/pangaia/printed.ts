/** What is printed on the components of Pangaia, as it comes with the table. */

import type { Scene } from '../../lib/scene';
import type { Climate, Hex } from './view';

export interface Slot {
  cost: number;
  plant: number;
  energy: number;
  seed: number;
  blessings: number;
}

export interface Ritual {
  kind: 'connection' | 'grove' | 'crown';
  climates: Climate[];
}

export interface Printed {
  /** Of a tile that is not turned: the lake, then the lands. */
  cells: Hex[];
  /** Whether the map may be drawn turned: no rule and no text of this game names a direction. */
  turnable: boolean;
  slots: Slot[];
  /** In the order of their names. */
  rituals: Ritual[];
  blessing_price: number;
  convert: number;
  /** On every land of a solo game at first. */
  land_energy: number;
  heal_marker: number;
  heal_energy: number;
  markers: number;
}

export const printed = (scene: Scene): Printed => scene.components as unknown as Printed;
