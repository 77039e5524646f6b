/** The animal on an avatar: the same for the same name, wherever it is shown. */

import badger from 'glyph:badger';
import butterfly from 'glyph:butterfly';
import dove from 'glyph:dove';
import frog from 'glyph:frog';
import hedgehog from 'glyph:hedgehog';
import owl from 'glyph:owl';
import rabbit from 'glyph:rabbit';
import robot from 'glyph:robot-golem';
import swallow from 'glyph:swallow';

const BEASTS = [hedgehog, owl, rabbit, butterfly, badger, frog, dove, swallow];

export const BOT = '\u2699';

export function beastOf(name: string): string {
  if (name.startsWith(BOT)) return robot;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return BEASTS[sum % BEASTS.length] ?? hedgehog;
}
