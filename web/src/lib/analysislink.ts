/** The way from a replay to the analysis board, where there is one for its game and its rules. */

import type { Replay } from './replay.svelte';

const NET = 'wildwood'; // the level that a trained net plays

/** The address of the moment on the analysis board; empty where there is none. */
export function analysisOf(replay: Replay): string {
  const { game, outline } = replay;
  const given = outline.head.options;
  const usual = game.options.every(
    ({ name, default: value }) =>
      name === 'position' || JSON.stringify(given[name] ?? value) === JSON.stringify(value),
  );
  if (!game.levels.includes(NET) || !usual) return '';
  const query = new URLSearchParams();
  if (given.position) query.set('position', String(given.position));
  const moves = outline.choices.slice(0, replay.known).map((choice) => choice.notation);
  if (moves.length) query.set('moves', moves.join('.'));
  query.set('at', String(replay.at));
  return `/analysis/${game.name}?${query}`;
}
