/** What the pointer or the focus is on, shared by the map, the cards and the spirit board. */

import type { Scene } from '../../lib/scene';

class Touch {
  hex = $state<number | null>(null);
  /** A ritual, by its name. */
  card = $state<string | null>(null);
  /** Which of several chains is looked at. */
  chain = $state<number | null>(null);
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
