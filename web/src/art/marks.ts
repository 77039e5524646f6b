/** A sign for every seat colour, legible at ten pixels and in grey: `<use href="#mark-…" class="seat-mark">`. */

import { COLOURS, type Colour } from './disc';

/** In a box from −10 to 10. */
export const SIGNS: Record<Colour, string> = {
  green: 'M0 -7.5a7.5 7.5 0 1 0 .01 0Z',
  violet: 'M-6.6 -6.6H6.6V6.6H-6.6Z',
  orange: 'M0 -8L8 6.4H-8Z',
  blue: 'M0 -9L7 0L0 9L-7 0Z',
  gold: 'M0 -9L2.5 -2.9L9 -2.6L3.9 1.5L5.6 7.8L0 4.2L-5.6 7.8L-3.9 1.5L-9 -2.6L-2.5 -2.9Z',
  teal: 'M0 -9C4.6 -3.4 6.6 -.4 6.6 2.6A6.6 6.6 0 0 1 -6.6 2.6C-6.6 -.4 -4.6 -3.4 0 -9Z',
  slate: 'M-2.8 -8.4H2.8V-2.8H8.4V2.8H2.8V8.4H-2.8V2.8H-8.4V-2.8H-2.8Z',
  rust: 'M-8 -7H-2.6L0 -1.6L2.6 -7H8L2.4 7.6H-2.4Z',
};

export const markDefs = (): string =>
  COLOURS.map(
    (colour) =>
      `<g id="mark-${colour}"><circle r="12.4" fill="#2b2117"/><circle r="11" fill="#fcf6e6"/>` +
      `<path d="${SIGNS[colour]}" fill="var(--seat-${colour}-deep)"/></g>`,
  ).join('');
