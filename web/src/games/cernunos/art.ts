/** The sixteen tops of Cernunos: `top-green-0` … `top-violet-7`. */

import boar from 'glyph:boar';
import deer from 'glyph:deer';
import fox from 'glyph:fox';
import oak from 'glyph:oak';
import raven from 'glyph:raven';
import fire from 'glyph:small-fire';
import squirrel from 'glyph:squirrel';
import wolf from 'glyph:wolf-head';
import { carved } from '../../art/disc';
import { COLOUR } from './view';

export const GLYPHS = [oak, boar, deer, wolf, squirrel, fox, raven, fire];
const SIZES = [64, 60, 62, 56, 58, 58, 62, 58];

export function topDefs(): string {
  return COLOUR.map((colour, owner) =>
    GLYPHS.map((glyph, token) => {
      const size = (SIZES[token] ?? 60) * (owner ? 0.98 : 1);
      return `<g id="top-${colour}-${token}"><use href="#blank-${colour}"/>${carved(glyph, size)}</g>`;
    }).join(''),
  ).join('');
}

export const FLAME = fire;
