/** The great oak and the ground it stands on: drawn once, coloured by the theme. */

import { short as f, type Point, type Random, seeded } from '../../../art/shapes';
import { MIDDLE } from './geometry';

type Joint = [number, number, number];

/** A line through the joints, bent softly. */
function smooth(joints: readonly Joint[], steps = 14): Joint[] {
  const found: Joint[] = [];
  for (let i = 0; i < joints.length - 1; i++) {
    const a = joints[Math.max(0, i - 1)]!;
    const b = joints[i]!;
    const c = joints[i + 1]!;
    const d = joints[Math.min(joints.length - 1, i + 2)]!;
    for (let j = 0; j < steps; j++) {
      const t = j / steps;
      const at = (k: 0 | 1 | 2) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      found.push([at(0), at(1), at(2)]);
    }
  }
  found.push(joints.at(-1)!);
  return found;
}

function limb(joints: readonly Joint[], seed: number): string {
  const line = smooth(joints);
  const random = seeded(seed);
  const beside = (i: number, off: number): Point => {
    const a = line[Math.max(0, i - 1)]!;
    const b = line[Math.min(line.length - 1, i + 1)]!;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const far = Math.hypot(dx, dy) || 1;
    return [line[i]![0] - (dy / far) * off, line[i]![1] + (dx / far) * off];
  };
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((joint, i) => {
    const half = (joint[2] / 2) * (1 + (random() - 0.5) * 0.1);
    left.push(beside(i, half));
    right.push(beside(i, -half));
  });
  const path = (points: Point[]) => points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L');
  const end = line.at(-1)!;
  let s = `<path d="M${path(left)}L${path(right.reverse())}Z" fill="var(--o-wood)" stroke="var(--o-wood)" stroke-width="2" stroke-linejoin="round"/><circle cx="${f(end[0])}" cy="${f(end[1])}" r="${f(end[2] / 2)}" fill="var(--o-wood)"/>`;
  const lines = Math.max(2, Math.round(joints[0]![2] / 7));
  for (let k = 1; k <= lines; k++) s += grain(line, (k / (lines + 1) - 0.5) * 0.86, beside, random);
  return s;
}

function grain(
  line: readonly Joint[],
  off: number,
  beside: (i: number, off: number) => Point,
  random: Random,
): string {
  let d = '';
  for (let i = Math.floor(random() * 5); i < line.length - 2; ) {
    const length = 3 + Math.floor(random() * 9);
    for (let j = i; j < Math.min(i + length, line.length - 1); j++) {
      const [x, y] = beside(j, line[j]![2] * off);
      d += `${j === i ? 'M' : 'L'}${f(x)} ${f(y)}`;
    }
    i += length + 2 + Math.floor(random() * 6);
  }
  return `<path d="${d}" fill="none" stroke="var(--o-carve)" stroke-width="${f(0.9 + random() * 0.7)}" stroke-linecap="round" opacity=".62"/>`;
}

/** A scalloped mass of leaves with carved marks. */
export function clump(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  seed: number,
  tone: number,
  density: number,
): string {
  const random = seeded(seed);
  const points = Array.from({ length: count }, (_, i): Point => {
    const a = (i / count) * 2 * Math.PI + (random() - 0.5) * 0.16;
    const k = 0.93 + random() * 0.14;
    return [cx + rx * k * Math.cos(a), cy + ry * k * Math.sin(a)];
  });
  let d = `M${f(points[0]![0])} ${f(points[0]![1])}`;
  for (let i = 1; i <= count; i++) {
    const [a, b] = [points[i - 1]!, points[i % count]!];
    const r = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.56;
    d += `A${f(r)} ${f(r)} 0 0 1 ${f(b[0])} ${f(b[1])}`;
  }
  let dark = '';
  let light = '';
  for (let i = 0; i < Math.round((rx * ry * density) / 150); i++) {
    const a = random() * 6.283;
    const q = Math.sqrt(random()) * 0.9;
    const [x, y] = [cx + rx * q * Math.cos(a), cy + ry * q * Math.sin(a)];
    const w = 5 + random() * 4;
    const b = (random() - 0.5) * 5;
    const mark = `M${f(x - w)} ${f(y + b)}q${f(w)} ${f(-w * 0.95)} ${f(w * 2)} ${f(-b)}`;
    if (y < cy - ry * 0.1 || random() < 0.25) light += mark;
    else dark += mark;
  }
  return (
    `<path d="${d}Z" fill="var(--o-leaf${tone})"/><path d="${dark}" fill="none" stroke="var(--o-mark)" stroke-width="1.5" stroke-linecap="round" opacity=".55"/>` +
    `<path d="${light}" fill="none" stroke="var(--o-hi)" stroke-width="1.7" stroke-linecap="round" opacity=".8"/>`
  );
}

// biome-ignore format: centre, radii, scallops, seed, tone
const CROWN = [
  [482, 150, 236, 104, 30, 1, 0], [330, 216, 96, 88, 18, 2, 0], [634, 216, 96, 88, 18, 3, 0], [280, 232, 60, 62, 13, 14, 1],
  [684, 232, 60, 62, 13, 15, 1], [346, 140, 78, 62, 15, 4, 1], [618, 140, 78, 62, 15, 5, 1], [436, 112, 76, 56, 15, 6, 2],
  [528, 112, 76, 56, 15, 7, 2], [482, 190, 92, 50, 16, 8, 1], [280, 196, 48, 40, 11, 9, 2], [684, 196, 48, 40, 11, 10, 2],
  [346, 128, 52, 42, 12, 16, 2], [618, 128, 52, 42, 12, 17, 2],
] as const;
// biome-ignore format: joints of the limbs: x, y, width
const ROOTS: [Joint[], number][] = [
  [[[470, 432, 40], [420, 456, 22], [360, 468, 12], [296, 472, 4]], 31], [[[474, 436, 40], [448, 470, 22], [410, 484, 8]], 33],
];
// biome-ignore format: the same
const ARMS: [Joint[], number][] = [
  [[[346, 276, 18], [318, 266, 13], [293, 258, 12], [276, 232, 9], [273, 206, 7]], 41],
  [[[336, 272, 18], [345, 240, 13], [350, 208, 12], [350, 168, 9], [346, 134, 7]], 42],
  [[[482, 224, 20], [464, 192, 13], [453, 168, 12], [442, 134, 9], [436, 104, 7]], 45],
  [[[470, 410, 60], [452, 366, 42], [424, 342, 30], [378, 310, 25], [340, 268, 20]], 47],
];
// biome-ignore format: the same
const TRUNK: [Joint[], number][] = [
  [[[482, 420, 70], [482, 372, 50], [482, 326, 36], [482, 274, 27], [482, 220, 21]], 49],
  [[[482, 470, 128], [482, 446, 104], [482, 416, 88], [482, 386, 80], [482, 366, 72]], 50],
];
const GRAIN =
  'M458 402Q450 378 424 358M464 392Q456 366 430 346M471 398Q466 374 448 358M477 392V344M487 396V350M482 372V336M506 402Q514 378 540 358M500 392Q508 366 534 346M493 398Q498 374 516 358';
const LEAF =
  'M0 0C3-4 1-7 4-8c3-1 2 3 5 2s1-5 5-6c4 0 2 5 6 4 5-1 4-6 9-5 6 1 9 6 12 13-3 7-6 12-12 13-5 1-4-4-9-5-4-1-2 4-6 4-4-1-2-5-5-6s-2 3-5 2C1 7 3 4 0 0Z';
// biome-ignore format: where leaves hang over the branches
const SPRAYS: Point[] = [
  [236, 246], [262, 152], [306, 96], [390, 60], [482, 52], [574, 60], [658, 96], [702, 152], [728, 246], [404, 232],
  [560, 232], [392, 150], [572, 150], [300, 310], [664, 310], [424, 268], [540, 268],
];

function both(limbs: [Joint[], number][]): string {
  const mirror = (joints: Joint[]) => joints.map(([x, y, w]): Joint => [2 * MIDDLE - x, y, w]);
  return limbs.map(([joints, seed]) => limb(joints, seed) + limb(mirror(joints), seed + 100)).join('');
}

function sprays(): string {
  const random = seeded(77);
  let s = '';
  for (const [x, y] of SPRAYS) {
    const out = (Math.atan2(y - 250, x - MIDDLE) * 180) / Math.PI;
    for (const turn of [-44, 0, 42]) {
      const angle = f(out + turn + (random() - 0.5) * 16);
      s += `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${f(0.62 + random() * 0.14)})"><path d="${LEAF}" fill="var(--o-leaf2)"/><path d="M2 0h34" stroke="var(--o-hi)" stroke-width="1.4" opacity=".7"/></g>`;
    }
  }
  return s;
}

let drawn = '';

/** Sky, ground and tree; the string is made once. */
export function landscape(): string {
  if (drawn) return drawn;
  drawn =
    '<path d="M44 500C180 474 330 466 482 466s302 8 438 34v106q0 18-18 18H62q-18 0-18-18Z" fill="var(--o-ground)" opacity=".55"/>' +
    CROWN.map(([x, y, a, b, n, seed, tone]) => clump(x, y, a, b, n, seed, tone, tone ? 1.1 : 0.8)).join('') +
    '<ellipse cx="482" cy="462" rx="222" ry="26" fill="var(--o-ground2)" opacity=".6"/>' +
    both(ROOTS) +
    both(ARMS) +
    TRUNK.map(([joints, seed]) => limb(joints, seed)).join('') +
    `<path d="${GRAIN}" fill="none" stroke="var(--o-carve)" stroke-width="1.3" stroke-linecap="round" stroke-dasharray="13 6 8 5" opacity=".6"/>` +
    sprays();
  return drawn;
}
