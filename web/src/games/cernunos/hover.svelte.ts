/** What the pointer is over, shared by the board, the hand and the card that explains a piece. */

import { perScene } from '../../lib/scene';
import type { Piece } from './view';

class Hover {
  /** The cell aimed at. */
  cell = $state<number | null>(null);
  /** Whether a token is being carried: it is drawn under the pointer then. */
  carried = $state(false);
  /** The piece to explain. */
  piece = $state.raw<Piece | null>(null);
}

export const hoverOf = perScene(() => new Hover());
