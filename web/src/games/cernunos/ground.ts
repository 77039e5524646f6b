/** The clearing: a linocut print of a forest with the hollows of twelve cells in its middle. */

import { blob, gouge, onEdge, seeded, tuft } from '../../art/shapes';
import { tree } from '../../art/trees';
import type { Geometry } from './geometry';
import { CELLS } from './view';

const EDGE = 3.4;
const FILLS = ['var(--forest-a)', 'var(--forest-b)', 'var(--forest-c)'];

interface Standing {
  x: number;
  y: number;
  h: number;
}

interface Rim {
  a: number;
  b: number;
  cy: number;
  scale: number;
}

function rimOf(g: Geometry): Rim {
  const scale = Math.max(0.42, g.k / 1.17);
  const wide = Math.min(g.px * 2 + 54 * scale, Math.max(g.px * 2 + 5, g.w / 2 - 12));
  return { a: wide, b: g.py * 1.5 + 46 * scale, cy: g.cy - 14 * scale, scale };
}

const inside = (g: Geometry, rim: Rim, x: number, y: number, m: number): boolean =>
  Math.abs((x - g.cx) / (rim.a * m)) ** EDGE + Math.abs((y - rim.cy) / (rim.b * m)) ** EDGE < 1;

/** Trees stand only where neither foot nor head covers the clearing or a tall stack. */
function forest(g: Geometry, rim: Rim, random: () => number): Standing[] {
  const found: Standing[] = [];
  const stepY = 30 * rim.scale;
  const stepX = 40 * rim.scale;
  for (let row = -10; row < g.h + 90 * rim.scale; row += stepY) {
    for (let column = -20; column < g.w + 30; column += stepX) {
      const x = column + (random() - 0.5) * stepX * 0.9;
      const y = row + (random() - 0.5) * stepY * 0.7;
      const h = (62 + random() * 44) * rim.scale * (y > rim.cy ? 0.74 : 1);
      const covers =
        inside(g, rim, x, y, 1) ||
        inside(g, rim, x, y - h * 0.75, 0.985) ||
        inside(g, rim, x - h * 0.3, y - h * 0.45, 0.97) ||
        inside(g, rim, x + h * 0.3, y - h * 0.45, 0.97);
      const before =
        Math.abs(x - g.cx) < g.px * 2 + h * 0.2 &&
        y > g.cy - g.py * 1.5 &&
        y - h < g.cy + g.py * 1.44 + 26 * rim.scale;
      if (!covers && !before) found.push({ x, y, h });
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

export function ground(g: Geometry, id: string): string {
  const random = seeded(7);
  const rim = rimOf(g);
  const trees = forest(g, rim, random);
  const draw = (list: Standing[]) =>
    list
      .map(({ x, y, h }) => {
        const fill = FILLS[Math.floor(random() * 3)] ?? FILLS[0]!;
        return tree(x, y, h, random() < 0.2, random, { fill, cut: 'var(--cut)', strength: 0.55 });
      })
      .join('');
  const behind = draw(trees.filter((each) => each.y < rim.cy));
  const edge = blob(g.cx, rim.cy, rim.a, rim.b, EDGE, 11, 0.006);
  const before = draw(trees.filter((each) => each.y >= rim.cy));
  return (
    `<radialGradient id="lit-${id}" cx=".46" cy=".42" r=".62"><stop offset="0" class="lit-in"/><stop offset="1" class="lit-out"/></radialGradient>` +
    `<mask id="hollow-${id}" maskUnits="userSpaceOnUse" x="-400" y="-400" width="800" height="800"><rect x="-400" y="-400" width="800" height="800" fill="#fff"/><path d="${g.cell}" fill="#000" transform="translate(0 ${5 * rim.scale})"/></mask>` +
    `<rect width="${g.w}" height="${g.h}" fill="var(--forest)"/>${behind}` +
    `<path d="${edge}" fill="#000" opacity=".18" transform="translate(0 5)"/><path d="${edge}" fill="url(#lit-${id})"/>` +
    `<path d="${rays(g, rim, random)}" fill="var(--clearing)"/><path d="${grass(g, rim, random)}" fill="var(--grass)" opacity=".75"/>` +
    CELLS.map((cell) => hollow(g, cell, id)).join('') +
    before
  );
}

function rays(g: Geometry, rim: Rim, random: () => number): string {
  let d = '';
  for (let i = 0; i < 150; i++) {
    const [x, y] = onEdge(rim.a, rim.b, EDGE, (i / 150) * Math.PI * 2);
    const length = (8 + random() * 15) * rim.scale;
    const [ux, uy] = [x / rim.a, y / rim.b];
    const m = Math.hypot(ux, uy);
    const [dx, dy] = [ux / m, uy / m];
    const [ex, ey] = [g.cx + x, rim.cy + y];
    d += gouge(ex - dx * 3, ey - dy * 3, ex + dx * length, ey + dy * length, 1.5 * rim.scale);
  }
  return d;
}

function grass(g: Geometry, rim: Rim, random: () => number): string {
  let d = '';
  for (let i = 0; i < 120; i++) {
    const [x, y] = onEdge(rim.a, rim.b, EDGE, random() * Math.PI * 2);
    const q = 0.9 + random() * 0.075;
    d += tuft(g.cx + x * q, rim.cy + y * q, (6 + random() * 4) * rim.scale, random);
  }
  return d;
}

function hollow(g: Geometry, cell: number, id: string): string {
  const [x, y] = g.at(cell);
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><path d="${g.cell}" fill="var(--cell)"/>` +
    `<path d="${g.cell}" fill="var(--cell-deep)" mask="url(#hollow-${id})"/>` +
    `<path d="${g.cell}" fill="none" stroke="var(--cell-line)" stroke-width="1.4"/></g>`
  );
}
