/** Which faction's board is laid open over the map. */

import type { Scene } from '../../lib/scene';

class Looking {
  faction = $state<number | null>(null);
}

const all = new WeakMap<Scene, Looking>();

export function looking(scene: Scene): Looking {
  let found = all.get(scene);
  if (!found) {
    found = new Looking();
    all.set(scene, found);
  }
  return found;
}
