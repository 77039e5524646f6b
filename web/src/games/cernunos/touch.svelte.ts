/** What the pointer is over, shared by the board, the hand and the card that explains a piece. */

import type { Scene } from '../../lib/scene';
import type { Piece } from './board';

class Touch {
  /** The cell aimed at. */
  cell = $state<number | null>(null);
  /** Whether a token is being carried: it is drawn under the pointer then. */
  carried = $state(false);
  /** The piece to explain. */
  piece = $state.raw<Piece | null>(null);
}

const touches = new WeakMap<Scene, Touch>();

export function touchOf(scene: Scene): Touch {
  let touch = touches.get(scene);
  if (!touch) {
    touch = new Touch();
    touches.set(scene, touch);
  }
  return touch;
}
