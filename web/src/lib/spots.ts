/** Where on the board something happened: the drawn things that the lines of a log name. */

import type { GameInfo, LogLine } from './protocol';

/** Things are marked by their kind, or as a spot that options name; what every player has for itself says whose it is,
    and of those a line about a player means that player's. */
export function selectors(game: GameInfo, line: LogLine): string[] {
  const { player } = line.params;
  return Object.entries(line.params).flatMap(([name, value]) => {
    const kind = game.kinds[name];
    if (!kind) return [];
    return [value]
      .flat()
      .filter((each) => typeof each === 'number')
      .map((each) => {
        const any = `[data-${kind}="${each}"], [data-spot="${kind}:${each}"]`;
        const owned = `data-${kind}-of`;
        return typeof player === 'number'
          ? `:is(${any}):not([${owned}], [${owned}] *), [${owned}="${player}.${each}"]`
          : any;
      });
  });
}

/** The drawn things of the board that these lines name, each once. */
export function spotsOf(game: GameInfo, lines: readonly LogLine[], frame: ParentNode): Element[] {
  const wanted = lines.flatMap((line) => selectors(game, line));
  if (!wanted.length) return [];
  return [...frame.querySelectorAll(wanted.join(', '))].filter((each) => each.getClientRects().length > 0);
}
