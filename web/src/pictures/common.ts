/** The small boards of the home page are 320 × 200. */

import { short } from '../art/shapes';

/** Stands for the name of the copy drawn: ids must differ between two copies on one page. */
export const COPY = '@copy@';

export const W = 320;
export const H = 200;

/** A picture from game-icons, centred on a point. */
export const put = (glyph: string, x: number, y: number, size: number, fill: string, opacity = 1): string =>
  `<g transform="translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${(size / 512).toFixed(4)})" fill="${fill}" opacity="${opacity}">${glyph}</g>`;
