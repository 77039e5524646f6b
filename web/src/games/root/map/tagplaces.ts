/** Where words beside the clearings go: below, above or beside their clearing, off each other and off the glades. */

import { H, W } from './geometry';

export interface Spot {
  x: number;
  y: number;
  /** Half of its extent. */
  dx: number;
  dy: number;
}

const GAP = 6;

const shared = (a: Spot, b: Spot): number =>
  Math.max(0, a.dx + b.dx - Math.abs(a.x - b.x)) * Math.max(0, a.dy + b.dy - Math.abs(a.y - b.y));

const PILL = { dy: 21, above: 40, below: 34, foot: 90, edge: 8 };

/** Where a pill of that half width stands: above the glade or below it, on what is lit only where it must. */
export function besideGlade(
  glade: { x: number; y: number; rx: number; ry: number },
  half: number,
  lit: readonly { x: number; y: number; rx: number; ry: number }[],
): { x: number; y: number } {
  const within = (x: number): number => Math.max(half + PILL.edge, Math.min(W - half - PILL.edge, x));
  const under = glade.y + glade.ry + PILL.below;
  const over = glade.y - glade.ry - PILL.above;
  const rows = [...(glade.y - glade.ry < PILL.foot ? [] : [over]), ...(under > H - PILL.dy ? [] : [under])];
  const spots = [0, 0.5, -0.5, 1, -1].flatMap((aside) =>
    rows.map((y) => ({ x: within(glade.x + aside * half), y, dx: half, dy: PILL.dy })),
  );
  const hides = (spot: Spot): number =>
    lit.reduce((sum, { x, y, rx, ry }) => sum + shared(spot, { x, y, dx: rx, dy: ry }), 0);
  const { x, y } = spots.reduce((best, each) => (hides(each) < hides(best) ? each : best));
  return { x, y };
}

/** Another tag hides more than a glade does. */
const OVER_TAG = 6;

/** The places of tags of these sizes at these glades, in their order; all of them inside the frame. */
export function placeTags(
  tags: readonly { glade: Spot; dx: number; dy: number }[],
  glades: readonly Spot[],
  frame: { width: number; height: number },
): { x: number; y: number }[] {
  const placed: Spot[] = [];
  for (const { glade, dx, dy } of tags) {
    const [below, above] = [glade.y + glade.dy + dy + GAP, glade.y - glade.dy - dy - GAP];
    const [right, left] = [glade.x + glade.dx + dx + GAP, glade.x - glade.dx - dx - GAP];
    const around = [
      [glade.x, below],
      [glade.x, above],
      [glade.x + dx, below],
      [glade.x - dx, below],
      [glade.x + dx, above],
      [glade.x - dx, above],
      [right, glade.y],
      [left, glade.y],
    ] as const;
    const spots = around.map(([x, y]) => ({
      x: Math.max(dx + GAP, Math.min(frame.width - dx - GAP, x)),
      y: Math.max(dy + GAP, Math.min(frame.height - dy - GAP, y)),
      dx,
      dy,
    }));
    const cost = (spot: Spot): number =>
      placed.reduce((sum, each) => sum + OVER_TAG * shared(spot, each), 0) +
      glades.reduce((sum, each) => sum + shared(spot, each), 0);
    placed.push(spots.reduce((best, each) => (cost(each) < cost(best) ? each : best)));
  }
  return placed;
}
