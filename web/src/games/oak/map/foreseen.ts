/** What differs between the table as it is and as it would be: Druids on their way, points, the sun. */

import type { Point } from '../../../art/shapes';
import type { Scene } from '../../../lib/scene';
import { count, type Holdings, type Oak, oakOf, ROOTS, type Standing, standings } from '../view';

/** The table as the choice aimed at would leave it; null while nothing is aimed at. */
export const foreseenOak = (scene: Scene): Oak | null =>
  scene.foreseen?.view ? oakOf(scene.foreseen.view) : null;

/** One's grove as it would be. */
export const foreseenGrove = (scene: Scene, seat: number): Holdings | null =>
  foreseenOak(scene)?.sides[seat] ?? null;

export interface Going {
  from: Standing;
  to: Standing;
}

/** The Druids that would stand elsewhere, or be of another kind. */
export function goings(before: Oak, after: Oak, points: readonly (Point | null)[]): Going[] {
  const then = standings(after, points);
  return standings(before, points).flatMap((from, i) => {
    const to = then[i];
    return to && (to.place !== from.place || to.kind !== from.kind) ? [{ from, to }] : [];
  });
}

export interface Shift {
  seat: number;
  before: number;
  after: number;
}

function shifts(before: Oak, after: Oak, of: (holdings: Holdings) => number): Shift[] {
  return before.sides.flatMap((holdings, seat) => {
    const [was, is] = [of(holdings), of(after.sides[seat] ?? holdings)];
    return was === is ? [] : [{ seat, before: was, after: is }];
  });
}

/** Whose number of Druids on the Roots would change. */
export const rootShifts = (before: Oak, after: Oak): Shift[] =>
  shifts(before, after, (holdings) => count(holdings, ROOTS));

/** Whose points would change. */
export const pointShifts = (before: Oak, after: Oak): Shift[] =>
  shifts(before, after, (holdings) => holdings.points);
