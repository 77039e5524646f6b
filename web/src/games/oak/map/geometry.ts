/** Where things are on the common board, 964 × 632 units. */

import { short as f, type Point } from '../../../art/shapes';

export const WIDTH = 964;
export const HEIGHT = 632;
export const MIDDLE = 482;
export const MOST = 60;

const mirrored = ([x, y]: Point): Point => [2 * MIDDLE - x, y];
// biome-ignore format: first, second, third, left, left end, right, right end
const FEATHER: Point[] = [[424, 342], [378, 310], [340, 268], [293, 262], [273, 200], [350, 208], [346, 128]];
// biome-ignore format: the same for the stem in the middle
const MISTLETOE: Point[] = [[482, 326], [482, 274], [482, 220], [453, 168], [436, 98], [511, 168], [528, 98]];
const RUNE: Point[] = [0, 1, 2, 5, 6, 3, 4].map((space) => mirrored(FEATHER[space]!));

/** The 21 spaces of the tree, by number. */
export const SPACE: Point[] = [...FEATHER, ...MISTLETOE, ...RUNE];

export const TEMPLE: Point[] = [
  [316, 544],
  [482, 544],
  [648, 544],
];

/** A slot of a temple, by the number of its stones less one. */
export function slotAt(temple: number, slot: number): Point {
  const [x, y] = TEMPLE[temple]!;
  return slot === 1 ? [x, y - 8] : [x + (slot - 1) * 51, y + 8];
}

/** Where the clearing of the forest lies. */
export const FOREST: Point = [76, 372];
const PLACES: Point[] = [
  [28, 42],
  [88, 26],
  [148, 42],
  [148, 116],
  [88, 132],
  [28, 116],
  // more than six lie beside those who gather, then at the edges of the clearing
  [52, 79],
  [124, 79],
  [-8, 79],
  [184, 79],
  [-8, 142],
  [180, 146],
  [-8, 16],
  [172, 4],
];
const FOREST_SCALE = 0.83;

export function forestAt(position: number): Point {
  const [x, y] = PLACES[position % PLACES.length]!;
  const more = Math.floor(position / PLACES.length) * 13;
  return [FOREST[0] + (x + more) * FOREST_SCALE, FOREST[1] + (y - more) * FOREST_SCALE];
}

/** Menhir stones stand in a row left of the trunk. */
export const menhirAt = (seat: number): Point => [262 + 26 * seat, 424 - (seat % 2) * 4];

const ROOTS: Point[] = [
  [272, 470],
  [584, 472],
  [352, 474],
  [664, 470],
];

/** Druids on the Roots: a group for each seat, left and right of the trunk. */
export function rootAt(seat: number, rank: number): Point {
  const [x, y] = ROOTS[seat % 4]!;
  return [x + Math.min(rank, 3) * 19, y + (rank % 2) * 3];
}

// The rim: one lane for points and for the sun, from lower left over the top to lower right.

const INSET = 33;
const BEND = 58;
const BOTTOM = HEIGHT - 24;
const SIDE = BOTTOM - (INSET + BEND);
const ARC = (Math.PI / 2) * BEND;
const TOP = WIDTH - 2 * (INSET + BEND);
const LENGTH = 2 * SIDE + 2 * ARC + TOP;

export interface Spot {
  x: number;
  y: number;
  /** Whether the lane runs along the top here. */
  flat: boolean;
}

export function rimAt(points: number, inward = 0): Spot {
  let far = 14 + (LENGTH - 28) * (Math.min(points, MOST + 1) / MOST);
  const spot = (x: number, y: number, nx: number, ny: number): Spot => ({
    x: x + nx * inward,
    y: y + ny * inward,
    flat: Math.abs(ny) > 0.7,
  });
  if (far <= SIDE) return spot(INSET, BOTTOM - far, 1, 0);
  far -= SIDE;
  if (far <= ARC) {
    const a = Math.PI + far / BEND;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return spot(INSET + BEND + BEND * c, INSET + BEND + BEND * s, -c, -s);
  }
  far -= ARC;
  if (far <= TOP) return spot(INSET + BEND + far, INSET, 0, 1);
  far -= TOP;
  if (far <= ARC) {
    const a = -Math.PI / 2 + far / BEND;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return spot(WIDTH - INSET - BEND + BEND * c, INSET + BEND + BEND * s, -c, -s);
  }
  return spot(WIDTH - INSET, INSET + BEND + far - ARC, -1, 0);
}

/** Whether the lane bends there: two tags have no room across it. */
export function isBend(points: number): boolean {
  const { x, y } = rimAt(points);
  return y < INSET + BEND && (x < INSET + BEND || x > WIDTH - INSET - BEND);
}

export function rimPath(from: number, to: number, inward = 0): string {
  const steps = Math.max(2, Math.round((to - from) * 3));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const spot = rimAt(from + ((to - from) * i) / steps, inward);
    return `${i ? 'L' : 'M'}${f(spot.x)} ${f(spot.y)}`;
  }).join('');
}
