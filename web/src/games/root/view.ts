/** What the server shows of a game of Root, and what a drawing works out from it. */

import type { Scene, View } from '../../lib/scene';
import type { MapName } from './map/layout';
import { MACHINE } from './pieces/art';
import type { MatchView } from './score/match';

export interface ClearingView {
  suit: number | null;
  slots: number;
  ruin: number;
  ruin_count: number;
  ruin_items: number[] | null;
  scorched: boolean;
  ruler: number;
  /** How many of each kind of piece, by its number. */
  pieces: Record<string, number>;
}

export interface FactionView {
  faction: number;
  seat: number;
  score: number | null;
  hand_count: number;
  hand: number[];
  supply: number;
  crafted: number[];
  in_play: number[];
  dominance: number;
  /** The clearings that count for it. */
  dominated: number[];
  coalition: number;
  board: Record<string, unknown>;
}

export interface MarquiseBoard {
  sawmills: number;
  workshops: number;
  recruiters: number;
  wood: number;
  keep: number;
  machine?: MachineView;
}
/** One thing of a step of the machine: done, happening, to come. */
export interface Note {
  state: 'done' | 'now' | 'next';
  clearing: number;
  defender?: number;
  lost?: number;
  won?: number;
  destination?: number;
  number?: number;
}
export interface MachineView {
  orders_played: number[];
  order: number;
  playing: boolean;
  battles: Note[];
  moves: Note[];
  recruits: Note[];
  birdsong: { points: number; clearings: number[]; humans: number };
}
export interface EyrieBoard {
  roosts: number;
  leader: number;
  leaders_up: number[];
  decree: number[][];
  forecast: Forecast;
}
/** What the Decree could do as things stand. */
export interface Forecast {
  /** By column and suit: the clearings that would do. */
  targets: number[][][];
  /** By column and clearing: why not there. */
  reasons: (string | null)[][];
  /** By column: the cards still to be carried out. */
  left: number[][];
  /** Column and card of what has no target. */
  failing: [number, number][];
  turmoil: { birds: number; points: number; cards: number; leader: number };
}
export interface AllianceBoard {
  sympathy: number;
  bases: number[];
  officers: number;
  /** Where sympathy could spread, and at what cost. */
  spread: [number, number][];
  supporters_count: number;
  supporters: number[];
}
export interface VagabondBoard {
  character: number;
  place: number;
  /** By side, by item. */
  items: number[][];
  tracks: { tea: number; coin: number; bag: number };
  relations: Record<string, number>;
  aids: Record<string, number>;
  quests: number[];
}
export interface CultBoard {
  outcast: number;
  hated: boolean;
  acolytes: number;
  revealed: number[];
  costs: number[];
  next_outcast: number;
  gardens: number[];
}
export interface RiverfolkBoard {
  payments: number[];
  funds: number[];
  commitments: number[];
  track_funds: number[][];
  posts_placed: number[];
}

export interface FightView {
  attacker: number;
  defender: number;
  clearing: number;
  ally: number;
  instigator: number;
  arbiter: number;
  dice: number[];
  rolled_on_attacker: number;
  rolled_on_defender: number;
  extra_on_attacker: number;
  extra_on_defender: number;
  hits_on_ally: number;
  hits_on_items: number;
  ambush: number;
  foil: number;
  marked: number[];
  step: 'arbiter' | 'ambush' | 'dice' | 'losses' | 'over';
  attack: FightSide;
  defence: FightSide;
  hospitals: { asked: boolean; number: number; healed: number } | null;
}
/** What one side of a battle deals, reason by reason, and has lost. */
export interface FightSide {
  faction: number;
  limit: number;
  die: number | null;
  rolled: number;
  ignored: boolean;
  extras: string[];
  dealt: number;
  /** Piece and number. */
  ambushed: [number, number][];
  fallen: [number, number][];
  /** Those among the fallen who have not fallen yet in what is shown. */
  standing?: [number, number][];
}
export interface Progress {
  faction: number;
  done: number;
  left: number | null;
  second_move: boolean;
  services_left: number | null;
}

export interface Woodland {
  round: number;
  order: number[];
  active: number;
  machine: boolean | number;
  map: MapName;
  clearings: ClearingView[];
  pawns: number[];
  items: number[];
  deck: number;
  discard: number[];
  lost_souls: number[];
  available: number[];
  quests: number[];
  quests_left: number;
  orders: (number | null)[];
  factions: FactionView[];
  fight: FightView | null;
  last_fight: FightView | null;
  battles: number;
  /** What the next game of a campaign takes, at the end of one. */
  campaign: string | null;
  match: MatchView | null;
  progress: Progress | null;
  services: { prices: number[]; bought: number; riverboats: number; mercenaries: number };
}

export const VAGABOND = 3;
export const CLEARINGS = 12;
export const OWNER = [0, 1, 2, 3, 4, 5, 6, 0, 0, 0, 1, 2, 5, 0, 0, 2, 6] as const;
export const FIRST_BUILDING = 7;
export const LAST_BUILDING = 12;
/** Base, garden and trade post show a suit. */
export const SUITED = [11, 12, 16];

export const woodlandOf = (view: View): Woodland => view.board as unknown as Woodland;
export const woodland = (scene: Scene): Woodland => woodlandOf(scene.view);
export const isVagabond = (faction: number): boolean => faction === VAGABOND || faction === VAGABOND + 1;

/** Whether this faction is played by rules. */
export const isMachine = (scene: Scene, faction: number): boolean => {
  const seat = woodland(scene).factions.find((each) => each.faction === faction)?.seat ?? -1;
  return faction === 0 && scene.view.seats[seat]?.automaton === true;
};
/** The dress of a faction: the machine has one of its own. */
export const dress = (scene: Scene, faction: number): number =>
  isMachine(scene, faction) ? MACHINE : faction;

/** By what name its explanation is asked for. */
export const factionKey = (scene: Scene, faction: number): number | string =>
  isMachine(scene, faction) ? 'mechanical' : faction;

export function factionName(scene: Scene, faction: number, form?: string): string {
  if (!isMachine(scene, faction)) return scene.speech.name('faction', faction, form);
  const key = 'name-faction-mechanical';
  return (form && scene.speech.words.forms(key)[form]) || scene.speech.words.say(key);
}

export const factionOfSeat = (scene: Scene, seat: number | null): FactionView | undefined =>
  woodland(scene).factions.find((each) => each.seat === seat);

export interface Piece {
  piece: number;
  owner: number;
  count: number;
  suit: number | null;
}
export interface Standing {
  /** One entry a slot: a building, a ruin, or nothing. */
  slots: (Piece | 'ruin' | null)[];
  tokens: Piece[];
  warriors: Piece[];
  pawns: number[];
}

/** What stands in a clearing, in the order it is drawn. */
export function standing(board: Woodland, clearing: number): Standing {
  const view = board.clearings[clearing]!;
  const slots: (Piece | 'ruin' | null)[] = Array.from({ length: view.ruin ? 1 : 0 }, () => 'ruin' as const);
  const found: Standing = { slots, tokens: [], warriors: [], pawns: [] };
  for (const [name, count] of Object.entries(view.pieces)) {
    const piece = Number(name);
    const suit = SUITED.includes(piece) ? view.suit : null;
    const entry: Piece = { piece, owner: OWNER[piece] ?? 0, count, suit };
    if (isVagabond(piece)) continue;
    if (piece < FIRST_BUILDING) found.warriors.push(entry);
    else if (piece <= LAST_BUILDING) for (let i = 0; i < count; i++) slots.push({ ...entry, count: 1 });
    else found.tokens.push(entry);
  }
  while (slots.length < view.slots) slots.push(null);
  board.pawns.forEach((place, i) => {
    if (place === clearing) found.pawns.push(VAGABOND + i);
  });
  return found;
}

export const clearingNumber = (place: number): string =>
  place < CLEARINGS ? String(place + 1) : 'ABCDEFGH'.charAt(place - CLEARINGS);
