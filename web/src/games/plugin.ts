/** What a game may bring to its table. All parts but the board are optional. */

import type { Component } from 'svelte';
import type { AutomatonStep } from '../lib/automaton.svelte';
import type { LogLine, ResultInfo } from '../lib/protocol';
import type { Scene, View } from '../lib/scene';
import type { Option } from '../lib/speech';
import type { Viewport } from '../lib/viewport.svelte';

export interface Tally {
  name: string;
  note: string;
  values: (number | string)[];
  decides: boolean;
}

export interface Plugin {
  Board: Component<{ scene: Scene }>;
  /** The player's own pieces, in the dock. */
  Hand?: Component<{ scene: Scene }>;
  /** What is public about a seat, in its panel; `full` where there is room. */
  Seat?: Component<{ scene: Scene; seat: number; full: boolean }>;
  /** Between the players: a balance, the piece in hand, a chain. */
  Aside?: Component<{ scene: Scene }>;
  /** A tab of the drawer for the game's own boards; it takes more room than the log. */
  Panel?: Component<{ scene: Scene }>;
  /** The players as a narrow strip, beside an open panel. */
  Rail?: Component<{ scene: Scene }>;
  /** Under the prompt: what may be chosen off the board; without it, options that name nothing. */
  ActionBar?: Component<{ scene: Scene }>;
  /** Whether an option that names nothing can be pressed on the board, so that it needs no key there. */
  onBoard?: (scene: Scene, option: Option) => boolean;
  /** The hand is a strip of its own between board and dock; one's own panel is the first of the seats. */
  columns?: boolean;
  /** How high the dock is on a wide screen, in pixels, where its hand needs more than usual. */
  dock?: number;
  /** On a phone: how high the dock may grow, in pixels; it never moves. */
  thumb?: number;
  /** In the bar over the table: the score track. */
  Header?: Component<{ scene: Scene }>;
  /** The sign of a seat, where otherwise the face of its player stands. */
  Emblem?: Component<{ scene: Scene; seat: number; size: number }>;
  /** In the place of a seat's points, where they no longer count. */
  Standing?: Component<{ scene: Scene; seat: number }>;
  /** Opens the whole board of a seat. */
  openSeat?: (scene: Scene, seat: number) => void;
  /** Over the frame of the board, and not zoomed with it: an overview, pointers to what is out of sight. */
  Overlay?: Component<{ scene: Scene; viewport: Viewport }>;
  /** Beside the result of a game: what may follow from it. */
  After?: Component<{ scene: Scene }>;
  /** The small picture of a log line. */
  Mark?: Component<{ line: LogLine; scene: Scene; size?: number }>;
  /** Events that follow from a deed: its costs, gains and losses, told beside it. */
  consequences?: ReadonlySet<string>;
  /** Whose deed these lines tell, where they say so: not always that of whoever was asked last. */
  teller?: (scene: Scene, lines: readonly LogLine[]) => number | null;
  /** What is to be added now on the small card of an event. */
  sceneNote?: (scene: Scene, line: LogLine) => string | undefined;
  /** The event that counts everything at the end: it is told on the board before the result is shown. */
  finale?: string;
  /** Verbs whose arguments of one kind may be picked in any order. */
  symmetric?: readonly string[];
  /** Verbs of sets that cost nothing: the last thing picked is the commit. */
  free?: readonly string[];
  /** Of the options left, the one that is taken without asking further; null where more is open. */
  settled?: (scene: Scene, options: readonly Option[]) => Option | null;
  /** Whether a seat is more than a place: a rematch, one seat on, then plays another side. */
  seated?: boolean;
  /** What a seat plays as, for its card before a first game; null while that is not decided. */
  roles?: (scene: Scene, seat: number, options: Record<string, unknown>) => readonly string[] | null;
  /** What a seat leads, with its article: at the end one has won as that. */
  roleName?: (scene: Scene, seat: number) => string;
  /** The pieces of a seat in a row, over that card. */
  Figures?: Component<{ scene: Scene; seat: number }>;
  /** Whether the board leaves its upper edge free, for the score over the last position. */
  airy?: boolean;
  /** How the end was counted, the deciding line marked. */
  tally?: (scene: Scene, result: ResultInfo) => Tally[];
  /** What an automaton did between two views, step by step; none where there is nothing to stop at. */
  automatonSteps?: (before: View, lines: readonly LogLine[], after: View) => AutomatonStep[];
  /** Questions that interrupt others, as they can come up for these seats: each may be declined once and for all. */
  interrupts?: (scene: Scene, seats: readonly number[]) => readonly string[];
  /** How far the game is, in the bar over the table; without it, the number of the turn. */
  where?: (scene: Scene) => string;
  /** When the game was decided, where that was in nobody's turn. */
  decided?: (scene: Scene) => string;
  /** The phases of a turn, and which of them it is; shown as dots beside where the game is. */
  phases?: (scene: Scene) => { name: string; at: number; of: number } | null;
  /** Keys of its own, each with what it does: a text key of the app, `key-…`. */
  keys?: readonly [string, string][];
  /** Under the prompt: how far the turn is. */
  progress?: (view: View) => { done: number; of: number } | null;
}

const boards: Record<string, () => Promise<{ plugin: Plugin }>> = {
  cernunos: () => import('./cernunos/plugin'),
  oak: () => import('./oak/plugin'),
  pangaia: () => import('./pangaia/plugin'),
  root: () => import('./root/plugin'),
};

/** The parts of a game; without a board of its own it is played through the list of options. */
export async function pluginOf(game: string): Promise<Plugin | null> {
  const load = boards[game];
  return load ? (await load()).plugin : null;
}
