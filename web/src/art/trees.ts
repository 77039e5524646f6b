/** Linocut trees, cut from one colour with gouge marks on the lit side. */

import { gouge, type Point, polygon, type Random, seeded, short } from './shapes';

export interface Ink {
  fill: string;
  cut: string;
  strength: number;
}

const path = (fill: string, d: string, opacity?: number): string =>
  `<path fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`} d="${d}"/>`;

/** A conifer standing at (x, y): tiers of drooping branches. */
export function conifer(x: number, y: number, h: number, w: number, random: Random, ink: Ink): string {
  const tiers = 4 + Math.floor(random() * 2);
  const right: Point[] = [[0, -h]];
  const left: Point[] = [];
  let cuts = '';
  for (let i = 0; i < tiers; i++) {
    const t = (i + 1) / tiers;
    const level = -h + h * 0.9 * t;
    const wide = (w / 2) * (0.22 + 0.78 * t);
    const r = wide * (0.9 + random() * 0.2);
    const l = wide * (0.9 + random() * 0.2);
    right.push(...branch(r, level, h));
    left.push(...branch(-l, level, h));
    const marks = 1 + Math.floor(t * 3);
    for (let k = 0; k < marks; k++) {
      const a = 0.15 + (k / marks) * 0.6;
      const from = y + level - h * (0.1 - a * 0.05);
      cuts += gouge(x - l * a, from, x - l * (a + 0.2), y + level - h * 0.03, Math.max(0.6, w * 0.022));
    }
  }
  const trunk: Point[] = [
    [w * 0.06, -h * 0.1],
    [w * 0.06, 0],
    [-w * 0.06, 0],
    [-w * 0.06, -h * 0.1],
  ];
  const outline = [...right, ...trunk, ...left.reverse()].map(([a, b]): Point => [x + a, y + b]);
  return path(ink.fill, polygon(outline)) + path(ink.cut, cuts, ink.strength);
}

function branch(half: number, level: number, h: number): Point[] {
  return [
    [half * 0.72, level - h * 0.055],
    [half, level + h * 0.012],
    [half * 0.62, level - h * 0.012],
    [half * 0.4, level + h * 0.02],
    [half * 0.28, level - h * 0.02],
  ];
}

/** A broadleaf tree: a crown of lobes with curved cuts. */
export function broadleaf(x: number, y: number, h: number, w: number, random: Random, ink: Ink): string {
  const cy = y - h * 0.62;
  let crown = '';
  let cuts = '';
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2 + random() * 0.3;
    const radius = w * (0.2 + random() * 0.06);
    crown += ellipse(x + Math.cos(a) * w * 0.28, cy + Math.sin(a) * h * 0.2, radius, radius);
  }
  crown += ellipse(x, cy, w * 0.3, h * 0.24);
  const trunk = polygon([
    [x - w * 0.06, cy],
    [x - w * 0.09, y],
    [x + w * 0.09, y],
    [x + w * 0.06, cy],
  ]);
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.95 + random() * 0.6);
    const q = 0.25 + random() * 0.6;
    const px = x + Math.cos(a) * w * 0.42 * q;
    const py = cy + Math.sin(a) * h * 0.34 * q;
    cuts += gouge(px, py, px + w * 0.1, py - h * 0.05, Math.max(0.6, w * 0.024));
  }
  return path(ink.fill, crown + trunk) + path(ink.cut, cuts, ink.strength);
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [a, b] = [short(rx), short(ry)];
  return `M${short(x - rx)} ${short(y)}a${a} ${b} 0 1 0 ${short(rx * 2)} 0a${a} ${b} 0 1 0 ${short(-rx * 2)} 0Z`;
}

/** A tree of either kind. */
export function tree(x: number, y: number, h: number, leafy: boolean, random: Random, ink: Ink): string {
  return leafy
    ? broadleaf(x, y, h * 0.8, h * 0.72, random, ink)
    : conifer(x, y, h, h * (0.45 + random() * 0.12), random, ink);
}

/** A row of trees along y. */
export function treeline(
  from: number,
  to: number,
  y: number,
  h: number,
  seed: number,
  ink: Ink,
  step = 0.26,
): string {
  const random = seeded(seed);
  let out = '';
  for (let x = from; x < to; x += h * step * (0.6 + random() * 0.8)) {
    out += tree(x, y + 4, h * (0.6 + random() * 0.55), random() < 0.2, random, ink);
  }
  return out;
}
