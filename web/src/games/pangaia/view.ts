/** What the server shows of a game of Pangaia, and what a drawing works out from it. */

import type { Scene, View } from '../../lib/scene';

export const CLIMATES = ['sun', 'wind', 'rain', 'snow'] as const;
export type Climate = (typeof CLIMATES)[number];
export type Hex = readonly [number, number];

export interface TileView {
  type: Climate;
  q: number;
  r: number;
  k: number;
  cells: Hex[];
  energy?: number;
  corrupted?: boolean;
}

export interface TreeView {
  land: number;
  owner: number;
  level: number;
  /** How many of its crowns, from the top, are corrupted. */
  corrupted: number;
}

export interface SeedView {
  land: number;
  owner: number;
  count: number;
  neighbours: number;
  /** The life energy its owner would pay to sprout there; -1 where nothing can. */
  cost: number;
}

export interface PlayerView {
  trees: number;
  seeds: number;
  locked: boolean[];
  slots: boolean[];
  resources: number[];
  energy: number;
  rituals_played: number;
  /** The most points each displayed card would bring now. */
  worth: number[];
  /** What each displayed card is short of, and on which climate; null where it can be played. */
  short_of: ([string, Climate] | null)[];
  has_secret: boolean;
  secret: string | null;
  secret_worth: number | null;
  secret_short_of: [string, Climate] | null;
  blessings: number;
  hand: number[] | null;
  /** The parts of the total, after the end. */
  final: { energy: number; secret: number; slots: number; awards: number } | null;
}

export interface SoloView {
  trees: number;
  supply: number;
  sealed_slots: boolean[];
  sealed_seeds: boolean[];
  location: number;
  action: number | null;
  next_action: number | null;
  turned: number[];
  pile: number;
}

export interface Continent {
  round: number;
  first: number;
  ending: boolean;
  tiles: TileView[];
  tile_drawn: Climate | null;
  tile_pile: number[];
  trees: TreeView[];
  seeds: SeedView[];
  spirits: number[];
  players: PlayerView[];
  rituals: {
    display: string[];
    pile: number;
    removed: number;
    discard: string[];
  };
  blessings: number;
  blessings_spent: number[];
  achievements: string[];
  /** By achievement, what each player has of what it counts. */
  standings: number[][];
  looking: number[] | null;
  solo?: SoloView;
}

export const DREAMING = -1;
export const PRAYING = -2;
export const SEEDS = [0, 1, 2] as const;

export const continentOf = (view: View): Continent => view.board as unknown as Continent;
export const continent = (scene: Scene): Continent => continentOf(scene.view);

// A hex is four times its tile, and which of its cells: the lake first, then the lands.
export const tileOf = (hex: number): number => hex >> 2;
export const isLake = (hex: number): boolean => (hex & 3) === 0;
export const cellOf = (board: Continent, hex: number): Hex | undefined =>
  board.tiles[hex >> 2]?.cells[hex & 3];
export const hexesOf = (board: Continent): number[] =>
  board.tiles.flatMap((tile, i) => tile.cells.map((_, k) => 4 * i + k));

export const key = (hex: Hex): string => `${hex[0]},${hex[1]}`;
export const DIRECTIONS: readonly Hex[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
export const plus = (a: Hex, b: Hex): Hex => [a[0] + b[0], a[1] + b[1]];

/** A hex after so many turns by a sixth about the middle. */
export function turned(hex: Hex, times: number): Hex {
  let [a, b] = hex;
  for (let turn = 0; turn < times; turn++) [a, b] = [a + b, -a];
  return [a, b];
}

/** The cells of a tile of this shape, its lake at a place, turned so many times by a sixth. */
export function cellsAt(shape: readonly Hex[], q: number, r: number, k: number): Hex[] {
  return shape.map((cell) => plus([q, r], turned(cell, k)));
}

/** The hexes beside a hex. */
export function besides(board: Continent): (hex: number) => number[] {
  const known = new Map(hexesOf(board).map((hex) => [key(cellOf(board, hex)!), hex]));
  return (hex) => {
    const cell = cellOf(board, hex);
    if (!cell) return [];
    return DIRECTIONS.flatMap((step) => known.get(key(plus(cell, step))) ?? []);
  };
}

export const treeAt = (board: Continent, land: number): TreeView | undefined =>
  board.trees.find((tree) => tree.land === land);
export const seedsAt = (board: Continent, land: number): SeedView[] =>
  board.seeds.filter((seed) => seed.land === land);

/** Who holds a tree: its owner, or the Corrupted Spirit as long as a crown of it is his. */
export const holder = (tree: TreeView): number => (tree.corrupted > 0 ? 1 : tree.owner);

export const ritualId = (scene: Scene, name: string): number => scene.game.names.ritual?.indexOf(name) ?? -1;
export const ritualName = (scene: Scene, id: number): string => scene.game.names.ritual?.[id] ?? 'rc1';

/** The colour of an owner; the Corrupted Spirit has one of its own. */
export type Paint = 'violet' | 'orange' | 'teal' | 'gold' | 'rot';
const PAINTS: readonly Paint[] = ['violet', 'orange', 'teal', 'gold'];
export function paintOf(scene: Scene, owner: number): Paint {
  const seat = scene.view.seats[owner];
  if (seat?.automaton) return 'rot';
  return PAINTS.find((each) => each === seat?.colour) ?? PAINTS[owner % 4] ?? 'violet';
}

export const emptied = (player: PlayerView): number => player.slots.filter((full) => !full).length;

/** Whether the game has blessings: in the pile, in a hand or spent. */
export const blessed = (board: Continent): boolean =>
  board.blessings + board.blessings_spent.length > 0 || board.players.some((each) => each.blessings > 0);
