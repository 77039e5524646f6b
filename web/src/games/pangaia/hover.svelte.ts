/** What the pointer or the focus is on, shared by the map, the cards and the spirit board. */

import { perScene } from '../../lib/scene';

class Hover {
  hex = $state<number | null>(null);
  /** A ritual, by its name. */
  card = $state<string | null>(null);
  /** Which of several chains is looked at. */
  chain = $state<number | null>(null);
  /** The seat whose whole board is open. */
  seat = $state<number | null>(null);
}

export const hoverOf = perScene(() => new Hover());
