/** The woodland under the pieces, drawn once from the tables: sheet, forests, river, paths, trees. */

import {
  bez,
  blob,
  cubicD,
  f,
  faces,
  type Glade,
  glades,
  H,
  inside,
  near,
  type Point,
  pathCurve,
  poly,
  pt,
  riverLine,
  rng,
  sample,
  smooth,
  W,
} from './geometry';
import type { Inks } from './inks';
import type { Layout } from './layout';

const FIR =
  'M0 -33L5.5 -23.5L3.6 -24L8.4 -15L5.6 -15.7L11 -5C4 -2.8 -4 -2.8 -11 -5L-5.6 -15.7L-8.4 -15L-3.6 -24L-5.5 -23.5Z';
const OAK =
  'M-10 -9C-15 -10 -14.5 -17 -10.6 -18C-11.6 -24 -5 -27.5 -1.4 -25C2 -29 9.6 -26 9 -20.5C14.6 -19.5 14.5 -11 9.5 -9.5C6.5 -6 2.5 -6.5 0 -8.5C-3 -6 -8 -6 -10 -9Z';
const POPLAR = 'M0 -35C6.5 -29 8 -18 6.8 -11C6 -6 3.5 -4 0 -4C-3.5 -4 -6 -6 -6.8 -11C-8 -18 -6.5 -29 0 -35Z';

/** Three linocut trees, their feet at the origin. */
export function treeDefs(id: string, inks: Inks): string {
  const tree = (name: string, trunk: string, crown: string, cuts: string, snow: string) =>
    `<g id="${id}${name}"><path d="${trunk}" fill="${inks.trunk}"/><path d="${crown}" fill="currentColor"/>` +
    `<path d="${cuts}" stroke="${inks.cut}" stroke-width="1.2" stroke-linecap="round" fill="none" opacity=".75"/>` +
    `${inks.snow ? `<path d="${snow}" fill="${inks.snow}"/>` : ''}</g>`;
  return (
    tree(
      'fir',
      'M-1.6 0V-5H1.6V0Z',
      FIR,
      'M1 -24L4.6 -16.5M1 -15.5L6.4 -7.5M-3 -9L-1 -5.5M2 -8.5L3 -5.5',
      'M0 -33L4 -26Q0 -24 -3.5 -27ZM-5 -20Q-2 -17 -1 -19L-6.5 -12.5Z',
    ) +
    tree(
      'oak',
      'M-2 0L-1.6 -9H1.6L2.2 0Z',
      OAK,
      'M1.5 -21.5Q5.5 -22 6 -18M4 -14.5Q8.5 -15.5 9 -12M-6 -20Q-2.6 -21.5 -1.6 -18.5M-3 -12.5Q.5 -14.5 2 -11.5M-9.5 -13Q-7 -14.5 -5.5 -12.5',
      'M-9.5 -19.5C-9 -24 -4 -27 -1.4 -25C2 -28.6 7.5 -26.5 8.8 -22.5Q5 -25 2 -22.5Q-1 -25 -4 -21.5Q-7 -22.5 -9.5 -19.5Z',
    ) +
    tree(
      'pop',
      'M-1.4 0V-6H1.4V0Z',
      POPLAR,
      'M0 -29V-8M0 -19L3.8 -23M0 -13L4.2 -17.5M0 -15L-3.6 -19',
      'M0 -35C3 -32 4.6 -28.5 5.6 -25Q2 -27.5 0 -25.5Q-2.5 -28 -4.8 -26C-3.8 -29.5 -2.4 -32.5 0 -35Z',
    )
  );
}

interface Land {
  map: Layout;
  glades: Glade[];
  paths: Point[];
  river: Point[];
  forests: Point[][];
}
const lands = new WeakMap<Layout, Land>();
function landOf(map: Layout): Land {
  let land = lands.get(map);
  if (!land) {
    const paths = map.paths.flatMap(([a, b]) => sample(pathCurve(map, a, b), 40));
    land = { map, glades: glades(map), paths, river: riverLine(map), forests: faces(map) };
    lands.set(map, land);
  }
  return land;
}

const within = (g: Glade, p: Point, more: number): boolean =>
  ((p[0] - g.x) / (g.rx + more)) ** 2 + ((p[1] - g.y) / (g.ry + more - 1)) ** 2 < 1;

/** A pawn's place in each forest, nudged to the roomiest spot nearby. */
export function hollows(map: Layout): Point[] {
  const land = landOf(map);
  const room = (q: Point) =>
    Math.min(
      near(land.paths, q),
      near(land.river, q) - 6,
      ...land.glades.map((g) => (Math.hypot((q[0] - g.x) / g.rx, (q[1] - g.y) / g.ry) - 1) * 70),
    );
  return map.forests.map(([x, y]) => {
    const p = pt(x, y);
    let best = p;
    let score = -1;
    for (let a = 0; a < 24; a++)
      for (const d of [0, 16, 32, 48]) {
        const q: Point = [p[0] + Math.cos((a / 24) * 6.283) * d, p[1] + Math.sin((a / 24) * 6.283) * d];
        const found = Math.min(room(q), 46) - d * 0.25;
        if (found > score) [score, best] = [found, q];
      }
    return best;
  });
}

/** Short engraver's strokes outside the forests, so that the rim does not read as one. */
function strokes(land: Land, r: () => number): string {
  let d = '';
  for (let y = 10; y < H; y += 15)
    for (let x = 6; x < W; x += 26) {
      const p: Point = [x + r() * 18, y + r() * 10];
      if (r() < 0.3 || land.forests.some((ring) => inside(ring, p))) continue;
      if (near(land.paths, p) < 26 || near(land.river, p) < 26) continue;
      if (land.glades.some((g) => within(g, p, 16))) continue;
      d += `M${f(p[0])} ${f(p[1])}q5 -3.5 10 0`;
    }
  return d;
}

function ripples(river: Point[], r: () => number): string {
  let d = '';
  for (let i = 2; i < river.length - 2; i += 2) {
    const p = river[i]!;
    const q = river[i + 1]!;
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const [ux, uy] = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
    const off = (((i / 2) % 3) - 1) * 7.5;
    const l = 8 + r() * 9;
    d += `M${f(p[0] - uy * off)} ${f(p[1] + ux * off)}q${f((ux * l) / 2 - uy * 2.5)} ${f((uy * l) / 2 + ux * 2.5)} ${f(ux * l)} ${f(uy * l)}`;
  }
  return d;
}

function trees(land: Land, id: string, inks: Inks, r: () => number): string {
  const free = hollows(land.map);
  const found: { y: number; drawn: string }[] = [];
  for (let y = 8, row = 0; y < H + 20; y += 12, row++)
    for (let x = row % 2 ? 0 : 9; x < W; x += 18) {
      const p: Point = [x + (r() - 0.5) * 13, y + (r() - 0.5) * 10];
      if (!land.forests.some((ring) => inside(ring, p))) continue;
      const q: Point = [p[0], p[1] - 9];
      const top: Point = [p[0], p[1] - 24];
      if (near(land.paths, p) < 14.5 || near(land.paths, q) < 15 || near(land.paths, top) < 12) continue;
      if (near(land.river, p) < 20 || near(land.river, q) < 20 || near(land.river, top) < 17) continue;
      if (land.glades.some((g) => within(g, p, 9))) continue;
      if (free.some((h) => ((p[0] - h[0]) / 30) ** 2 + ((p[1] - h[1] - 12) / 27) ** 2 < 1)) continue;
      const kind = ['fir', 'fir', 'oak', 'oak', 'pop'][Math.floor(r() * 5)];
      const colour = inks.trees[Math.min(4, Math.floor(r() * r() * 6.5))];
      found.push({
        y: p[1],
        drawn: `<use href="#${id}${kind}" transform="translate(${f(p[0])} ${f(p[1])}) scale(${(0.86 + r() * 0.34).toFixed(2)})" color="${colour}"/>`,
      });
    }
  return found
    .sort((a, b) => a.y - b.y)
    .map(({ drawn }) => drawn)
    .join('');
}

/** The river runs on beyond the sheet, where the window is taller or wider. */
function farther(line: Point[]): Point[] {
  const on = ([x, y]: Point, [fromX, fromY]: Point): Point => [x + (x - fromX) * 120, y + (y - fromY) * 120];
  return [on(line[0]!, line[1]!), ...line, on(line.at(-1)!, line.at(-2)!)];
}

/** Everything that never changes during a game. */
export function ground(map: Layout, id: string, inks: Inks): string {
  const land = landOf(map);
  const r = rng(map.river_cuts_forests ? 23 : 7);
  const line = (d: string, colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const river = poly(farther(land.river), false);
  const curves = map.paths.map(([a, b]) => pathCurve(map, a, b));
  const paths = curves.map(cubicD).join('');
  const floor = land.forests.map((ring) => poly(ring)).join('');
  let pebbles = '';
  const hatching = strokes(land, r);
  const waves = ripples(land.river, r);
  for (const curve of curves)
    for (let t = 0.06; t < 0.96; t += 0.035) {
      const [x, y] = bez(curve, t);
      pebbles += `M${f(x + (r() - 0.5) * 8)} ${f(y + (r() - 0.5) * 8)}h.01`;
    }
  return (
    `<rect x="-700" y="-700" width="2400" height="2080" fill="${inks.sheet}"/>` +
    line(hatching, inks.hatch, 1.5) +
    `<path d="${floor}" fill="${inks.floor}" stroke="${inks.floorEdge}" stroke-width="34" stroke-linejoin="round"/><path d="${floor}" fill="${inks.floor}"/>` +
    line(river, inks.waterEdge, 33) +
    line(river, inks.water, 28) +
    line(waves, inks.ripple, 1.9) +
    line(paths, inks.verge, 30) +
    line(paths, inks.pathEdge, 16.5) +
    line(paths, inks.path, 13) +
    line(pebbles, inks.pebble, 2.3) +
    trees(land, id, inks, r)
  );
}

const MARKS = [
  '<path d="M-4.6 1L0 8.6L4.6 1Z"/>',
  '<ellipse cx="0" cy="4.8" rx="4.4" ry="2.5"/>',
  '<circle cx="0" cy="5" r="2.5"/>',
];
const STEPS = [15, 17, 13];

/** The rim of a glade: the colour of the suit and its mark repeated: teeth, ovals, dots. */
function rim(points: Point[], suit: number, colour: string): string {
  const n = points.length;
  const run = [0];
  for (let i = 0; i < n; i++) {
    const [p, q] = [points[i]!, points[(i + 1) % n]!];
    run.push(run[i]! + Math.hypot(q[0] - p[0], q[1] - p[1]));
  }
  const length = run[n]!;
  const many = Math.round(length / (STEPS[suit] ?? 15));
  let drawn = `<path d="${smooth(points)}" fill="none" stroke="${colour}" stroke-width="3"/><g fill="${colour}">`;
  for (let k = 0; k < many; k++) {
    const s = (length * k) / many;
    const i = run.findIndex((each) => each > s) - 1;
    const t = (s - run[i]!) / (run[i + 1]! - run[i]!);
    const [p, q] = [points[i]!, points[(i + 1) % n]!];
    const angle = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
    drawn += `<g transform="translate(${f(p[0] + (q[0] - p[0]) * t)} ${f(p[1] + (q[1] - p[1]) * t)}) rotate(${f(angle)})">${MARKS[suit]}</g>`;
  }
  return `${drawn}</g>`;
}

/** The floor of a clearing of a suit; without a suit it is still blank. */
export function gladeGround(g: Glade, suit: number | null, id: string, inks: Inks, colour: string): string {
  const fill = suit === null ? inks.glade[1] : `url(#${id}gl${suit})`;
  return (
    `<path d="${smooth(blob(g, 7, 3.5))}" fill="#0E1710" opacity=".22"/><path d="${smooth(blob(g, 6.5))}" fill="${inks.gladeEdge}"/>` +
    `<path d="${smooth(blob(g))}" fill="${fill}"/>${suit === null ? '' : rim(blob(g, -1), suit, colour)}`
  );
}
