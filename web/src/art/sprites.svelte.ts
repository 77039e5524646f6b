/** Drawings that are used again and again on a page, each defined once: `<use href="#…">`. */

import { COLOURS, discDefs, SHADES } from './disc';
import { markDefs } from './marks';

class Sprites {
  parts = $state.raw<readonly string[]>([SHADES + COLOURS.map(discDefs).join('') + markDefs()]);
  private readonly known = new Set<string>();

  /** A game adds its pieces when it is first shown. */
  add(name: string, draw: () => string): void {
    if (this.known.has(name)) return;
    this.known.add(name);
    this.parts = [...this.parts, draw()];
  }
}

export const sprites = new Sprites();
