/** Cernunos: stacks of round tokens in a clearing, a fire beside it. */

import { short, superellipse } from '../art/shapes';
import { sprites } from '../art/sprites.svelte';
import { topDefs } from '../games/cernunos/art';
import { type Geometry, stackPoints } from '../games/cernunos/geometry';
import { ground } from '../games/cernunos/ground';
import { colourOfSeat } from '../games/cernunos/view';
import { COPY, H, W } from './common';

const LETTERS = 'TBDWSFRX';
const POSITION =
  'a1=gT,gT,gT b1=gS d1=vT,vT,vT,vT a2=vT,vT b2=vT,gT,gT,gD c2=gB,vB d2=gD,vW a3=vT,vF c3=gT,gT d3=gR';

const g: Geometry = {
  w: W,
  h: H,
  cx: 160,
  cy: 112,
  px: 66,
  py: 55,
  k: 0.46,
  cell: superellipse(66 * 0.455, 55 * 0.44, 3.1),
  heaps: [
    [0, 0],
    [0, 0],
  ],
  at: (cell) => [160 + ((cell % 4) - 1.5) * 66, 112 + (1 - Math.floor(cell / 4)) * 55],
};

/** The position as it is written: cell, equals, tokens from the bottom up. */
function parsed(text: string): [number, string[]][] {
  return text.split(' ').map((part) => {
    const [name = 'a1', stack = ''] = part.split('=');
    const cell = 'abcd'.indexOf(name[0] ?? 'a') + (Number(name[1]) - 1) * 4;
    return [cell, stack.split(',')];
  });
}

export function picture(): string {
  sprites.add('cernunos', topDefs);
  const stacks = parsed(POSITION).sort((a, b) => g.at(a[0])[1] - g.at(b[0])[1]);
  const drawn = stacks.map(([cell, stack], n) => {
    const points = stackPoints(g, cell, stack.length);
    const tokens = stack.map((token, i) => {
      const [x, y] = points[i]!;
      const colour = colourOfSeat(token[0] === 'g' ? 0 : 1);
      const face =
        i === stack.length - 1 ? `top-${colour}-${LETTERS.indexOf(token[1] ?? 'T')}` : `blank-${colour}`;
      return `<g transform="translate(${short(x)} ${short(y)}) scale(.46)"><use href="#side-${colour}"/><use href="#${face}"/></g>`;
    });
    const lively = n === stacks.length - 1 ? ' class="alive lift"' : '';
    return `<g${lively}>${tokens.join('')}</g>`;
  });
  return ground(g, COPY) + drawn.join('');
}
