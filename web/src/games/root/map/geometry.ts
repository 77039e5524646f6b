/** Pure geometry of the woodland: seeded chance, winding curves, faces of the graph, outlines. No drawing. */

import type { Layout } from './layout';

export type Point = readonly [number, number];
export type Cubic = readonly [Point, Point, Point, Point];
export const W = 1000;
export const H = 680;

/** Table coordinates (0–100) to sheet units, with room for rims, pennants and the shelf. */
export const pt = (x: number, y: number): Point => [22 + x * 9.56, 35 + y * 6.1];
/** Where the clearing of a number lies. */
export const clearingAt = (map: Layout, id: number): Point => pt(map.x[id - 1] ?? 0, map.y[id - 1] ?? 0);
/** Where the number of a clearing stands, on its rim. */
export const numberAt = ({ x, y, rx, ry }: Pick<Glade, 'x' | 'y' | 'rx' | 'ry'>): Point => [
  x - rx * 0.86 + 15,
  y - ry * 0.8 - 10,
];
export const f = (value: number): number => Math.round(value * 10) / 10;

export function rng(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A path as a cubic: two control points pushed to opposite sides, so that it winds. */
export function pathCurve(map: Layout, a: number, b: number, wind = 0.15): Cubic {
  const [x1, y1] = clearingAt(map, a);
  const [x2, y2] = clearingAt(map, b);
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = Math.hypot(dx, dy);
  const nx = -dy / length;
  const ny = dx / length;
  const r = rng(a * 131 + b * 17);
  const side = r() < 0.5 ? 1 : -1;
  const k = length * wind * (0.75 + r() * 0.5) * side;
  return [
    [x1, y1],
    [x1 + dx * 0.35 + nx * k, y1 + dy * 0.35 + ny * k],
    [x1 + dx * 0.68 - nx * k * 0.8, y1 + dy * 0.68 - ny * k * 0.8],
    [x2, y2],
  ];
}

export function bez([p0, p1, p2, p3]: Cubic, t: number): Point {
  const u = 1 - t;
  const mix = (i: 0 | 1) =>
    u * u * u * p0[i] + 3 * u * u * t * p1[i] + 3 * u * t * t * p2[i] + t * t * t * p3[i];
  return [mix(0), mix(1)];
}
export const sample = (curve: Cubic, n = 28): Point[] =>
  Array.from({ length: n + 1 }, (_, i) => bez(curve, i / n));
const pair = (p: Point): string => `${f(p[0])},${f(p[1])}`;
export const cubicD = ([a, b, c, d]: Cubic): string => `M${pair(a)} C${pair(b)} ${pair(c)} ${pair(d)}`;
export const poly = (points: readonly Point[], close = true): string =>
  `M${points.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}${close ? 'Z' : ''}`;

/** Catmull–Rom through points, as a sampled line. */
export function spline(points: readonly Point[], n = 22): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = points[i]!;
    const p2 = points[i + 1]!;
    const p0 = points[Math.max(0, i - 1)]!;
    const p3 = points[Math.min(points.length - 1, i + 2)]!;
    for (let j = 0; j < n; j++) {
      const t = j / n;
      const at = (k: 0 | 1) =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      out.push([at(0), at(1)]);
    }
  }
  out.push(points.at(-1)!);
  return out;
}

/** The river through its clearings, bulging a little between two, running off the sheet at both ends. */
export function riverLine(map: Layout): Point[] {
  const through = map.river.map((id) => clearingAt(map, id));
  const points: Point[] = [pt(...map.riverEnds[0])];
  through.forEach((p, i) => {
    points.push(p);
    const q = through[i + 1];
    if (!q) return;
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const k = (i % 2 ? 1 : -1) * length * 0.07;
    points.push([
      (p[0] + q[0]) / 2 - ((q[1] - p[1]) / length) * k,
      (p[1] + q[1]) / 2 + ((q[0] - p[0]) / length) * k,
    ]);
  });
  points.push(pt(...map.riverEnds[1]));
  return spline(points);
}

interface Half {
  to: number;
  points: Point[];
}

/** The forests: bounded faces of the graph of paths, and of the river where it cuts them. */
export function faces(map: Layout): Point[][] {
  const out = new Map<number, Half[]>();
  const link = (a: number, b: number, points: Point[]) => {
    out.set(a, [...(out.get(a) ?? []), { to: b, points }]);
    out.set(b, [...(out.get(b) ?? []), { to: a, points: [...points].reverse() }]);
  };
  for (const [a, b] of map.paths) link(a, b, sample(pathCurve(map, a, b)));
  if (map.river_cuts_forests)
    map.river.slice(1).forEach((b, i) => {
      const a = map.river[i]!;
      link(a, b, [clearingAt(map, a), clearingAt(map, b)]);
    });
  const angle = (from: number, to: number) => {
    const [x1, y1] = clearingAt(map, from);
    const [x2, y2] = clearingAt(map, to);
    return Math.atan2(y2 - y1, x2 - x1);
  };
  for (const [from, halves] of out) halves.sort((p, q) => angle(from, p.to) - angle(from, q.to));
  const seen = new Set<string>();
  const found: Point[][] = [];
  for (const [start, halves] of out)
    for (const first of halves) {
      const ring: Point[] = [];
      let a = start;
      let half = first;
      while (!seen.has(`${a}>${half.to}`)) {
        seen.add(`${a}>${half.to}`);
        ring.push(...half.points.slice(0, -1));
        const next = out.get(half.to) ?? [];
        const back = next.findIndex((each) => each.to === a);
        a = half.to;
        half = next[(back + next.length - 1) % next.length]!;
      }
      if (ring.length && area(ring) > 0) found.push(ring);
    }
  return found;
}

const area = (ring: readonly Point[]): number =>
  ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0) / 2;

export function inside(ring: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]!;
    const [xj, yj] = ring[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

export function near(points: readonly Point[], [x, y]: Point): number {
  let least = 1e9;
  for (const p of points) least = Math.min(least, (p[0] - x) ** 2 + (p[1] - y) ** 2);
  return Math.sqrt(least);
}

const SIZES: Record<number, Point> = { 1: [76, 57], 2: [83, 58], 3: [98, 61] };
export interface Glade {
  id: number;
  x: number;
  y: number;
  rx: number;
  ry: number;
}
export function glades(map: Layout): Glade[] {
  return map.slots.map((slots, i) => {
    const [x, y] = clearingAt(map, i + 1);
    const [rx, ry] = SIZES[slots] ?? [83, 58];
    return { id: i + 1, x, y, rx, ry };
  });
}

/** The outline of a glade, wider or narrower by `more`: an ellipse with a slow wobble. */
export function blob({ id, x, y, rx, ry }: Glade, more = 0, down = 0): Point[] {
  const r = rng(id * 97 + 5);
  const [a, b, c] = [r() * 6.3, r() * 6.3, r() * 6.3];
  return Array.from({ length: 40 }, (_, i) => {
    const t = (i / 40) * Math.PI * 2;
    const k = 1 + 0.05 * (Math.sin(2 * t + a) * 0.5 + Math.sin(3 * t + b) * 0.6 + Math.sin(5 * t + c) * 0.35);
    return [x + Math.cos(t) * (rx + more) * k, y + down + Math.sin(t) * (ry + more) * k];
  });
}

/** A closed Catmull–Rom line as cubics. */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  let d = `M${f(points[0]![0])} ${f(points[0]![1])}`;
  for (let i = 0; i < n; i++) {
    const p0 = points[(i + n - 1) % n]!;
    const p1 = points[i]!;
    const p2 = points[(i + 1) % n]!;
    const p3 = points[(i + 2) % n]!;
    d += `C${f(p1[0] + (p2[0] - p0[0]) / 6)} ${f(p1[1] + (p2[1] - p0[1]) / 6)} ${f(p2[0] - (p3[0] - p1[0]) / 6)} ${f(p2[1] - (p3[1] - p1[1]) / 6)} ${f(p2[0])} ${f(p2[1])}`;
  }
  return `${d}Z`;
}
