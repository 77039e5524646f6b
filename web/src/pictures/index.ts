/** The picture of each game, drawn once. */

import { picture as cernunos } from './cernunos';
import { picture as oak } from './oak';
import { picture as pangaia } from './pangaia';
import { picture as root } from './root';

const DRAW: Record<string, () => string> = { cernunos, oak, pangaia, root };
const drawn = new Map<string, string>();

export function pictureOf(game: string): string {
  let found = drawn.get(game);
  if (found === undefined) {
    found = DRAW[game]?.() ?? '';
    drawn.set(game, found);
  }
  return found;
}
