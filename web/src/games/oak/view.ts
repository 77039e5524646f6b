/** What the server shows of a game of Oak, and where its Druids stand. */

import type { Point } from '../../art/shapes';
import type { Scene, View } from '../../lib/scene';
import { forestAt, menhirAt, rootAt, slotAt } from './map/geometry';
import type { Hue } from './pieces/kit';

export interface Holdings {
  order: number;
  points: number;
  gained: number[];
  resources: number[];
  ingredients: number[];
  /** Of each Druid: its kind and its place. */
  druids: [number, number][];
  seated: number;
  /** On Gancanagh, and whether they take Elders. */
  guest_spaces: number;
  guest_elders: boolean;
  /** Of each card: beside the board, in hand, played earlier, played now. */
  cards: number[];
  limits: number[];
  upper_places: number;
  creature_places: number;
  artifact_places: number;
  elder_spaces: number;
  ordinary_spaces: number;
  sanctuaries: number[];
  menhirs: number;
  creatures: number[];
  artifacts: number[];
  exhausted: number[];
  markers: number;
  private_potion: number;
  extension: boolean;
  once: boolean[];
  passed: boolean;
  declined: boolean;
}

interface Layer {
  count: number;
}

export interface Oak {
  round: number;
  first_player: number;
  active: number;
  sun: { space: number; value: number; values: number[]; solstices: number[] };
  tokens: number[];
  blocked: number[];
  neutral: number[];
  bag: number[];
  forest: number[];
  potions: number[];
  box: number[];
  supply: number;
  creatures: number[];
  artifacts: number[];
  creature_pile: Layer[];
  artifact_pile: Layer[];
  looked: number[] | number;
  notches: number[];
  deck: number;
  discards: number[];
  sides: Holdings[];
}

export const oakOf = (view: View): Oak => view.board as unknown as Oak;
export const oak = (scene: Scene): Oak => oakOf(scene.view);

export const BESIDE = 0;
export const IN_HAND = 1;
export const ROOTS = 0;
export const REST = 1;
export const FOREST = 2;
export const MENHIR = 3;
export const ORDER_SPACE = 4;
export const HEART_SPACE = 6;
export const TEMPLES = 7;
export const ON_ARTIFACT = 16;
export const ON_BRANCH = 28;

const HUES: Hue[] = ['violet', 'orange', 'teal', 'gold'];

/** What events call Broichan, whatever his seat. */
export const BROICHAN = 4;

/** The wood a seat plays with; Broichan's is rust. */
export const hueOf = (view: View, seat: number): Hue =>
  seat === BROICHAN || view.seats[seat]?.automaton ? 'rust' : (HUES[seat] ?? 'violet');

export const sum = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0);
export const pile = (layers: readonly Layer[]): number => sum(layers.map((layer) => layer.count));
export const at = (holdings: Holdings, place: number): number[] =>
  holdings.druids.flatMap(([, where], i) => (where === place ? [i] : []));
export const count = (holdings: Holdings, place: number): number => at(holdings, place).length;
export const inHand = (holdings: Holdings): number =>
  holdings.cards.filter((where) => where === IN_HAND).length;
/** Whose grove a screen shows first. */
export const mine = (scene: Scene): number => scene.side ?? scene.decision?.seat ?? 0;

export interface Standing {
  seat: number;
  druid: number;
  kind: number;
  place: number;
  x: number;
  y: number;
  size: number;
  shown: boolean;
}

/** Every Druid with its place on the common board; those in a grove wait unseen below it. */
export function standings(board: Oak, points: readonly (Point | null)[]): Standing[] {
  const taken = new Map<number, number>();
  const crowd = new Map<number, number>();
  for (const holdings of board.sides) {
    for (const [, place] of holdings.druids) crowd.set(place, (crowd.get(place) ?? 0) + 1);
  }
  board.neutral.forEach((slot, temple) => {
    if (slot >= 0) crowd.set(TEMPLES + temple * 3 + slot, (crowd.get(TEMPLES + temple * 3 + slot) ?? 0) + 1);
  });
  return board.sides.flatMap((holdings, seat) => {
    const ranks = new Map<number, number>();
    return holdings.druids.map(([kind, place], druid): Standing => {
      const rank = ranks.get(place) ?? 0;
      ranks.set(place, rank + 1);
      const among = taken.get(place) ?? 0;
      taken.set(place, among + 1);
      const few = count(holdings, ROOTS) <= 4;
      const found = spot(points, seat, place, rank, among, crowd.get(place) ?? 1);
      return {
        seat,
        druid,
        kind,
        place,
        ...found,
        shown: found.shown && (place !== ROOTS || few || rank < 3),
      };
    });
  });
}

type Spot = Pick<Standing, 'x' | 'y' | 'size' | 'shown'>;

function spot(
  points: readonly (Point | null)[],
  seat: number,
  place: number,
  rank: number,
  among: number,
  crowd: number,
): Spot {
  const shown = (x: number, y: number, size: number): Spot => ({ x, y, size, shown: true });
  const shared = (among - (crowd - 1) / 2) * (crowd > 3 ? 11 : 17);
  if (place === ROOTS) {
    const [x, y] = rootAt(seat, rank);
    return shown(x, y, 32);
  }
  if (place === FOREST) {
    const [x, y] = forestAt(0);
    return shown(x + 50 + shared * 1.2, y + 46, 32);
  }
  if (place === MENHIR) {
    const [x, y] = menhirAt(seat);
    return shown(x, y + 4, 34);
  }
  if (place >= TEMPLES && place < ON_ARTIFACT) {
    const [x, y] = slotAt(Math.floor((place - TEMPLES) / 3), (place - TEMPLES) % 3);
    return shown(x + shared, y + 13, 40);
  }
  if (place >= ON_BRANCH) {
    const [x, y] = points[place - ON_BRANCH]!;
    return shown(x + shared, y + 9, 38);
  }
  return { x: 200 + seat * 180, y: 660, size: 40, shown: false };
}

/** How many Druids stand on a slot of a temple, whoever's. */
export const crowdAt = (board: Oak, temple: number, slot: number): number =>
  sum(board.sides.map((holdings) => count(holdings, TEMPLES + temple * 3 + slot))) +
  (board.neutral[temple] === slot ? 1 : 0);

/** Where the neutral Druid of a temple stands, beside those who joined it. */
export function neutralAt(board: Oak, temple: number): readonly [number, number] | null {
  const slot = board.neutral[temple] ?? -1;
  if (slot < 0) return null;
  const others = sum(board.sides.map((holdings) => count(holdings, TEMPLES + temple * 3 + slot)));
  const [x, y] = slotAt(temple, slot);
  return [x + (others / 2) * (others + 1 > 3 ? 11 : 17), y + 13];
}

/** The name of a Resource, for one and for many. */
export const resourceNames = (scene: Scene, resource: number): { resource: string; many: string } => ({
  resource: scene.speech.name('resource', resource),
  many: scene.speech.name('resource', resource, 'many'),
});
