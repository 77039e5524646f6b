/** What is printed on the components of Root, as it comes with the table. */

import type { Scene } from '../../lib/scene';

export type CardKind = 'item' | 'persistent' | 'favor' | 'ambush' | 'dominance' | 'spy' | 'vizier';

/** In a cost: a piece of any suit. */
export const ANY = 4;

export interface Card {
  suit: number;
  kind: CardKind;
  /** Suits of the pieces that craft it; four stands for any. */
  cost: number[];
  item: number;
  points: number;
}

/** The spaces of a track, from its first piece on. */
export interface PrintedTrack {
  cost: number[];
  points: number[];
  /** How many further cards a space gives. */
  draws: number[];
}

export type Tracked = 'sawmill' | 'workshop' | 'recruiter' | 'roost' | 'sympathy' | 'garden';

export interface PrintedMap {
  slots: number[];
  x: number[];
  y: number[];
  paths: [number, number][];
  /** From clearing to clearing. */
  river: [number, number][];
  river_cuts_forests: boolean;
  /** In the order of the places after the clearings. */
  forests: [number, number][];
  /** By place, forests after the clearings: the places that it touches. */
  slips: number[][];
}

export interface Printed {
  victory: number;
  dominance_from: number;
  cards: Card[];
  quests: { suit: number; items: number[] }[];
  /** How many of each item there are to be crafted. */
  items: number[];
  tracks: Record<Tracked, PrintedTrack>;
  wood: number;
  /** To reach each further space of a relation, and what it gives. */
  aids: number[];
  aid_points: number[];
  /** Items on each track of a Vagabond. */
  track: number;
  capacity: number;
  capacity_per_bag: number;
  posts: number;
  highest_price: number;
  map: PrintedMap;
}

export const printed = (scene: Scene): Printed => scene.components as unknown as Printed;
