/** Where things lie on the map: pointy hexes seen slightly from above. */

import {
  type Continent,
  cellOf,
  cellsAt,
  DIRECTIONS,
  type Hex,
  plus,
  type TileView,
  tileOf,
  turned,
} from '../view';

const W3 = Math.sqrt(3);
export const TILT = 0.86;
export type Point = readonly [number, number];
export const short = (n: number): string => (Math.round(n * 10) / 10).toString();

export interface Geometry {
  w: number;
  h: number;
  /** The radius of a hex. */
  s: number;
  at: (cell: Hex) => Point;
  corner: (cell: Hex, i: number, k?: number) => Point;
  hex: (cell: Hex, k?: number) => string;
  /** The cell under a point. */
  cellAt: (x: number, y: number) => Hex;
  /** What lies in a direction of the picture, as a step on the continent. */
  step: (way: Hex) => Hex;
}

interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What the cells take of a map with hexes of radius 1. */
function reach(cells: readonly Hex[]): Extent {
  const xs = cells.map(([q, r]) => W3 * (q + r / 2));
  const ys = cells.map(([, r]) => 1.5 * r * TILT);
  return {
    left: Math.min(...xs, 0) - W3 / 2,
    right: Math.max(...xs, 0) + W3 / 2,
    top: Math.min(...ys, 0) - 1.35,
    bottom: Math.max(...ys, 0) + 1.1,
  };
}

const SHAPE = 1.5; // of the room for the map: wider than high, on a phone held upright too
const GAIN = 1.05; // for less the map is not turned

/**
 * How often the continent is turned by a sixth to be drawn largest; half a turn changes nothing. It follows from the
 * tiles alone: no screen, drawer or question turns the map, and all who play see the same.
 */
export function bestTurn(cells: readonly Hex[]): number {
  const size = [0, 1, 2].map((times) => {
    const { left, right, top, bottom } = reach(cells.map((cell) => turned(cell, times)));
    return Math.min(SHAPE / (right - left), 1 / (bottom - top));
  });
  const best = size.indexOf(Math.max(...size));
  return size[best]! > GAIN * size[0]! ? best : 0;
}

/** The largest map that fits the room left by the margins. */
export function geometry(w: number, h: number, cells: readonly Hex[], room: Room, turns = 0): Geometry {
  const lie = (cell: Hex): Hex => turned(cell, turns);
  const step = (way: Hex): Hex => turned(way, (6 - turns) % 6);
  const { left, right, top, bottom } = reach(cells.map(lie));
  const wide = Math.max(60, w - room.left - room.right);
  const high = Math.max(60, h - room.top - room.bottom);
  const s = Math.min(wide / (right - left), high / (bottom - top), 64);
  const cx = room.left + wide / 2 - (s * (left + right)) / 2;
  const cy = room.top + high / 2 - (s * (top + bottom)) / 2;
  const at = (cell: Hex): Point => {
    const [q, r] = lie(cell);
    return [cx + W3 * s * (q + r / 2), cy + 1.5 * s * r * TILT];
  };
  const corner = (cell: Hex, i: number, k = 1): Point => {
    const [x, y] = at(cell);
    const a = (Math.PI / 180) * (60 * i - 90);
    return [x + s * k * Math.cos(a), y + s * k * TILT * Math.sin(a)];
  };
  const hex = (cell: Hex, k = 1): string =>
    `M${[0, 1, 2, 3, 4, 5].map((i) => corner(cell, i, k).map(short).join(' ')).join('L')}Z`;
  const cellAt = (x: number, y: number): Hex =>
    step(rounded((x - cx) / (W3 * s), (y - cy) / (1.5 * s * TILT)));
  return { w, h, s, at, corner, hex, cellAt, step };
}

function rounded(along: number, r: number): Hex {
  const q = along - r / 2;
  let [a, b] = [Math.round(q), Math.round(r)];
  const c = Math.round(-q - r);
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return [a, b];
}

/** Side i of a hex, between corner i and i + 1, faces what lies this way in the picture. */
export const SIDES: readonly Hex[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** Where a tree stands in its hex. */
export function foot(g: Geometry, board: Continent, land: number): Point {
  const cell = cellOf(board, land);
  if (!cell) return [0, 0];
  const [x, y] = g.at(cell);
  return [x, y + g.s * 0.2];
}

/** Where the spirit stands on its lake. */
export function shore(g: Geometry, board: Continent, lake: number): Point {
  const cell = cellOf(board, lake);
  if (!cell) return [0, 0];
  const [x, y] = g.at(cell);
  return [x, y + g.s * 0.28];
}

/** The place of a seed at the lower rim: one's own from the left, the others from the right. */
export function rim(g: Geometry, board: Continent, land: number, place: number, own: boolean): Point {
  const cell = cellOf(board, land);
  if (!cell) return [0, 0];
  const [x, y] = g.at(cell);
  const side = own ? -1 : 1;
  const at: Point = [x + side * g.s * (0.44 - place * 0.27), y + g.s * TILT * 0.42];
  const tile = board.solo && board.tiles[tileOf(land)];
  if (!tile) return at;
  // alone, the energy of its tile is written where its lands meet
  const [mx, my] = middle(g, tile);
  return Math.hypot(at[0] - mx, at[1] - my) < g.s * 0.55 ? [at[0], at[1] - g.s * 0.36] : at;
}

/** Where the three lands of a tile meet. */
export function middle(g: Geometry, tile: TileView): Point {
  const points = tile.cells.slice(1).map(g.at);
  const sum = points.reduce<Point>((a, b) => [a[0] + b[0], a[1] + b[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Where the name of a hex is written: at its upper rim, or at the lower one where the token of its tile lies above. */
export function nameAt(g: Geometry, tile: TileView, cell: Hex): Point {
  const [x, y] = g.at(cell);
  const [mx, my] = middle(g, tile);
  const above: Point = [x, y - g.s * 0.56];
  const near = Math.hypot(mx - above[0], my - above[1]) < g.s * 0.45;
  return near ? [x, y + g.s * 0.74] : above;
}

const steps = ([q, r]: Hex): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;

/** The cells the map must have room for: more than there are while it is being built. */
export function extent(board: Continent, shape: readonly Hex[]): Hex[] {
  const all = board.tiles.flatMap((tile) => tile.cells);
  if (!board.tile_drawn && !board.tile_pile.some(Boolean)) return all;
  // a new tile may lie beside what is there, and reach as far beyond as its shape does
  const far = 1 + Math.max(...shape.map(steps));
  const reach = DIRECTIONS.map(([q, r]): Hex => [far * q, far * r]);
  const known = all.length ? all : cellsAt(shape, 0, 0, 1);
  return known.flatMap((cell) => reach.map((step) => plus(cell, step)));
}
