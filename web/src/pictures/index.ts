/** The picture of each game, drawn once. */

import { picture as cernunos } from './cernunos';
import { COPY } from './common';
import { picture as oak } from './oak';
import { picture as pangaia } from './pangaia';
import { picture as root } from './root';

const DRAW: Record<string, () => string> = { cernunos, oak, pangaia, root };
const drawn = new Map<string, string>();

/** The picture, with ids of its own for this copy of it. */
export function pictureOf(game: string, copy: string): string {
  let found = drawn.get(game);
  if (found === undefined) {
    found = DRAW[game]?.() ?? '';
    drawn.set(game, found);
  }
  return found.replaceAll(COPY, copy);
}
