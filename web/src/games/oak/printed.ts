/** What is printed on the components of Oak, as it comes with the table. */

import type { Scene } from '../../lib/scene';

export const HEART = 6;

export interface Deed {
  deed: number;
  cost: number;
  /** The resource it is paid in; null for any. */
  resource: number | null;
  effect: string;
  /** How many stones its slot has; 0 for the Oak action, -1 where the card is its own temple. */
  stones: number;
}

/** A space of a branch: what a Festival pays there, or what an End counts. */
export interface Space {
  /** From the Roots; 0 where this board has no such space. */
  steps: number;
  /** The spaces after it. */
  above: number[];
  /** Of each kind. */
  incomes: number[];
  end: { counts: number; each: number } | null;
}

export interface Printed {
  /** The temple of a card; the Heart has none on the board. */
  temples: (number | null)[];
  /** The actions of the seven cards, the Oak action last. */
  deeds: Deed[][];
  /** By tile: the level, and the kinds of its recipe; -1 is any. */
  potions: { level: number; recipe: number[] }[];
  darkwood: { kinds: number; points: number }[];
  creature_points: number[];
  notches: number[];
  /** By order: the effects of its special actions, whether each needs an Elder, and the price of a card limit: its kind by row, its cost by row and step. */
  orders: { actions: string[]; elder: boolean[]; extensions: number[][]; kinds: string[] }[];
  spaces: Space[];
  limit_start: number[];
  limit_most: number[];
  resource_most: number;
  forest_positions: number;
  sanctuary_points: number[];
  menhir_points: number;
  menhir_cost: number[];
  renewal: { creatures: number[]; artifacts: number[] };
}

export const printed = (scene: Scene): Printed => scene.components as unknown as Printed;

/** The Oak action of a card. */
export const oakDeed = (values: Printed, card: number): number => values.deeds[card]!.at(-1)!.deed;
