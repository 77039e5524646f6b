/** Rings and pointers as a pencil draws them: a little off, the same way each time. */

import { seeded } from './shapes';

const tidy = (n: number): number => Math.round(n * 10) / 10;
type Point = readonly [number, number];

function through(points: readonly Point[]): string {
  let path = `M${tidy(points[0]![0])} ${tidy(points[0]![1])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]!;
    const [nx, ny] = points[i + 1]!;
    path += `Q${tidy(x)} ${tidy(y)} ${tidy((x + nx) / 2)} ${tidy((y + ny) / 2)}`;
  }
  return path;
}

/** A ring: a turn and a bit, not quite closing. */
export function ring(cx: number, cy: number, rx: number, ry: number, seed: number): string {
  const random = seeded(seed + 5);
  const steps = 46;
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const angle = -2.3 + (i / steps) * (Math.PI * 2 + 0.5);
    const wobble = 1 + (i / steps - 0.5) * 0.05 + (random() - 0.5) * 0.012;
    points.push([cx + Math.cos(angle) * rx * wobble, cy + Math.sin(angle) * ry * wobble]);
  }
  return through(points);
}

/** A bowed line with an open arrowhead at its end. */
export function pointer(from: Point, to: Point, seed: number): string {
  const random = seeded(seed + 3);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const bend: Point = [from[0] + dx * 0.5 - dy * 0.12, from[1] + dy * 0.5 + dx * 0.12];
  const points: Point[] = [];
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    const u = 1 - t;
    const wobble = Math.sin(t * Math.PI) * 2.4;
    points.push([
      u * u * from[0] + 2 * u * t * bend[0] + t * t * to[0] + (random() - 0.5) * wobble,
      u * u * from[1] + 2 * u * t * bend[1] + t * t * to[1] + (random() - 0.5) * wobble,
    ]);
  }
  const angle = Math.atan2(to[1] - bend[1], to[0] - bend[0]);
  const barb = (turn: number, length: number): string =>
    `${tidy(to[0] - Math.cos(angle + turn) * length)} ${tidy(to[1] - Math.sin(angle + turn) * length)}`;
  return `${through(points)}L${tidy(to[0])} ${tidy(to[1])}M${barb(0.5, 15)}L${tidy(to[0])} ${tidy(to[1])}L${barb(-0.46, 16)}`;
}
