/** Paths that every drawing shares: seeded noise, gouges, superellipses. */

export type Random = () => number;
export type Point = readonly [number, number];

/** The same numbers for the same seed, so that a landscape never changes between two visits. */
export function seeded(seed: number): Random {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const short = (n: number): string => (Math.round(n * 10) / 10).toString();

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** A lens-shaped cut between two points, thickest in the middle. */
export function gouge(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = Math.hypot(dx, dy) || 1;
  const nx = (-dy / length) * width;
  const ny = (dx / length) * width;
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  return (
    `M${short(x1)} ${short(y1)}Q${short(mx + nx)} ${short(my + ny)} ${short(x2)} ${short(y2)}` +
    `Q${short(mx - nx)} ${short(my - ny)} ${short(x1)} ${short(y1)}Z`
  );
}

/** The point of a superellipse at angle t; exponent 2 is an ellipse, more is squarer. */
export function onEdge(a: number, b: number, exponent: number, t: number): Point {
  const c = Math.cos(t);
  const s = Math.sin(t);
  return [Math.sign(c) * Math.abs(c) ** (2 / exponent) * a, Math.sign(s) * Math.abs(s) ** (2 / exponent) * b];
}

export function superellipse(a: number, b: number, exponent: number, steps = 64): string {
  return polygon(Array.from({ length: steps }, (_, i) => onEdge(a, b, exponent, (i / steps) * Math.PI * 2)));
}

/** A superellipse with a wobbling edge. */
export function blob(
  cx: number,
  cy: number,
  a: number,
  b: number,
  exponent: number,
  seed: number,
  wobble = 0.02,
  steps = 90,
): string {
  const random = seeded(seed);
  const phases = [random() * 6, random() * 6, random() * 6] as const;
  const points = Array.from({ length: steps }, (_, i): Point => {
    const t = (i / steps) * Math.PI * 2;
    const waves =
      Math.sin(t * 5 + phases[0]) + 0.6 * Math.sin(t * 9 + phases[1]) + 0.4 * Math.sin(t * 17 + phases[2]);
    const k = 1 + wobble * waves;
    const [x, y] = onEdge(a, b, exponent, t);
    return [cx + x * k, cy + y * k];
  });
  return polygon(points);
}

/** Three blades of grass. */
export function tuft(x: number, y: number, size: number, random: Random): string {
  return (
    gouge(x, y, x - size * 0.5, y - size * (0.8 + random() * 0.4), size * 0.1) +
    gouge(x + size * 0.15, y, x + size * 0.2, y - size * (1.1 + random() * 0.4), size * 0.1) +
    gouge(x + size * 0.3, y, x + size * 0.8, y - size * (0.7 + random() * 0.4), size * 0.1)
  );
}
