/** How a game tells of itself, on a board or in lists. All of it is optional. */

import type { AutomatonStep } from '../lib/automaton.svelte';
import type { Belonging } from '../lib/deeds';
import type { LogLine, ResultInfo } from '../lib/protocol';
import type { Scene, View } from '../lib/scene';

export interface Tally {
  name: string;
  note: string;
  values: (number | string)[];
  decides: boolean;
}

export interface Telling extends Belonging {
  /** Whose deed these lines tell, where they say so: not always that of whoever was asked last. */
  teller?: (scene: Scene, lines: readonly LogLine[]) => number | null;
  /** What is to be added now on the small card of an event. */
  sceneNote?: (scene: Scene, line: LogLine) => string | undefined;
  /** Verbs whose arguments of one kind may be picked in any order. */
  symmetric?: readonly string[];
  /** Verbs of sets that cost nothing: the last thing picked is the commit. */
  free?: readonly string[];
  /** Whether a seat is more than a place: a rematch, one seat on, then plays another side. */
  seated?: boolean;
  /** What a seat plays as, for its card before a first game; null while that is not decided. */
  roles?: (scene: Scene, seat: number, options: Record<string, unknown>) => readonly string[] | null;
  /** What a seat leads, with its article: at the end one has won as that. */
  roleName?: (scene: Scene, seat: number) => string;
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
  /** Events that sound like growth here; in other games the same word means less. */
  grows?: readonly string[];
  /** Under the prompt: how far the turn is. */
  progress?: (view: View) => { done: number; of: number } | null;
}
