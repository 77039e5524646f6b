/** What a game may bring to its table. All parts but the board are optional. */

import type { Component } from 'svelte';
import type { LogLine } from '../lib/protocol';
import type { Scene } from '../lib/scene';
import type { Option } from '../lib/speech';
import type { Viewport } from '../lib/viewport.svelte';
import type { Telling } from './telling';

export interface Plugin extends Telling {
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
  /** Whether an answer that names nothing brings enough to be confirmed by who taps, as on the board. */
  weighed?: (option: Option) => boolean;
  /** What the key that commits says of an option, where that is shorter than its label. */
  commitAct?: (scene: Scene, option: Option) => string | undefined;
  /** All that what waits would take, in a line; nothing where only the words of the preview say it. */
  commitPrice?: (scene: Scene) => string;
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
  /** The event that counts everything at the end: it is told on the board before the result is shown. */
  finale?: string;
  /** Of the options left, the one that is taken without asking further; null where more is open. */
  settled?: (scene: Scene, options: readonly Option[]) => Option | null;
  /** The pieces of a seat in a row, over that card. */
  Figures?: Component<{ scene: Scene; seat: number }>;
  /** Whether the board leaves its upper edge free, for the score over the last position. */
  airy?: boolean;
  /** Keys of its own, each with what it does: a text key of the app, `key-…`; placed: they go by where they lie. */
  keys?: readonly ([string, string] | [string, string, 'placed'])[];
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
