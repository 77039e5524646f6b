/** Things on the table as the server names them, for the attribute `data-thing`: `token.wolf.5`. */

import type { GameInfo } from '../../lib/protocol';

/** A value of a kind, by number or name, and which one or where, as the game's explanations take it. */
export function thingOf(
  { game }: { game: GameInfo },
  kind: string,
  value: number | string,
  ...which: (number | undefined)[]
): string | undefined {
  const name = typeof value === 'string' ? value : game.names[kind]?.[value];
  if (name === undefined) return undefined;
  const numbers = which.filter((each): each is number => each !== undefined && each >= 0);
  return [kind, name, ...numbers].join('.');
}
