/** The scene: all that a board may know, a view, a question, what is picked; a live table is one, a replay too. */

import type { Colour } from '../art/disc';
import type { Change, DecisionInfo, GameInfo, HintedOption, LogLine, ResultInfo } from './protocol';
import type { Selection } from './selection.svelte';
import type { Option, Speech } from './speech';

export interface SeatView {
  score: number | null;
  title: string | null;
  colour: string | null;
  automaton: boolean;
}

export interface TurnView {
  number: number;
  seat: number | null;
  phase: string;
  began: number;
}

export interface View<Board = Record<string, unknown>> {
  turn: TurnView;
  seats: SeatView[];
  board: Board;
}

/** Something new to show: the lines that led from one view to the next. */
export interface News {
  serial: number;
  before: View;
  lines: readonly LogLine[];
}

/** What an option would change, in words and by its names, and what would be seen then where that can be known. */
/** What would be chosen. */
export type Aim = { option: Option } | { members: readonly Option[] };

export interface Foreseen {
  /** What was asked about. */
  aim: Aim;
  act: string;
  cost: readonly string[];
  gain: readonly string[];
  then: readonly string[];
  changes: readonly Change[];
  view: View | null;
}

export type Tab = 'panel' | 'log' | 'chat' | 'rules' | 'notes' | 'options';

/** A place of the board: its number, or its name where places have names. */
export type Spot = number | string;

/** Why something is not offered, and where on the board it was tried. */
export interface Refusal {
  serial: number;
  text: string;
  at: Spot | null;
}

export interface Scene {
  readonly game: GameInfo;
  /** What is printed on the game's components, as its own boards know it. */
  readonly components: Record<string, unknown>;
  readonly speech: Speech;
  readonly view: View;
  /** The seat looked from; null for a spectator. */
  readonly viewer: number | null;
  /** From whose side the table is drawn: the viewer's, or that which a spectator chose, who sees no more for it. */
  readonly side: number | null;
  readonly decision: DecisionInfo | null;
  /** Whether this screen is asked. */
  readonly asked: boolean;
  readonly result: ResultInfo | null;
  readonly selection: Selection;
  readonly news: News | null;
  readonly hint: HintedOption | null;
  /** The log so far. */
  readonly lines: readonly LogLine[];
  /** What the last choice touched, for the ring of the last move. */
  readonly lastLines: readonly LogLine[];
  readonly refusal: Refusal | null;
  /** What the option aimed at would change; null while nothing is aimed at. */
  readonly foreseen: Foreseen | null;
  /** A sentence the board wants under the prompt: the consequence of what is aimed at. */
  aimed: string;
  /** The open tab of the drawer, where there is one; a board may open its panel. */
  tab?: Tab;
  seatName(seat: number): string;
  seatColour(seat: number): Colour;
  isYou(seat: number): boolean;
  /** Asks why something is not offered; the reason is marked where it was tried. */
  refuse(option: Option, at?: Spot): void;
}

/** One thing for each scene, made when it is first asked for: what the parts of a board share. */
export function perScene<T>(make: (scene: Scene) => T): (scene: Scene) => T {
  const made = new WeakMap<Scene, T>();
  return (scene) => {
    let found = made.get(scene);
    if (found === undefined) {
      found = make(scene);
      made.set(scene, found);
    }
    return found;
  };
}
