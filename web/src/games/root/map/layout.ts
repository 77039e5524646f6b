/** Where things lie on the map of the table; coordinates 0–100, y downwards. */

import type { Scene } from '../../../lib/scene';
import { type PrintedMap, printed } from '../printed';
import { woodland } from '../view';

type At = readonly [number, number];

export interface Layout extends Omit<PrintedMap, 'river'> {
  /** The clearings that the river passes, from its mouth on. */
  river: readonly number[];
  /** Where it leaves the sheet. */
  riverEnds: readonly [At, At];
}

export type MapName = 'autumn' | 'winter';

const RIVER_ENDS: Record<MapName, readonly [At, At]> = {
  autumn: [
    [-3, 96],
    [66, -14],
  ],
  winter: [
    [-4, 36],
    [104, 62],
  ],
};

const known = new WeakMap<PrintedMap, Layout>();

/** The same object for as long as the table is open: what is drawn of it is kept by it. */
export function layoutOf(scene: Scene): Layout {
  const map = printed(scene).map;
  let found = known.get(map);
  if (!found) {
    const river = [map.river[0]?.[0] ?? 1, ...map.river.map(([, to]) => to)];
    found = { ...map, river, riverEnds: RIVER_ENDS[woodland(scene).map] };
    known.set(map, found);
  }
  return found;
}
