/** Pangaia: hexes in four climates floating on water; trees by crowns, seeds on the rim. */

import { short as f, gouge, type Point, polygon, seeded, tuft } from '../art/shapes';
import { H, W } from './common';

const S = 31;
const TILT = 0.8;
type Land = 'sun' | 'wind' | 'rain' | 'snow' | 'lake';
const LANDS: Record<Land, [string, string]> = {
  sun: ['#E2BE63', '#B98F35'],
  wind: ['#B7C793', '#8A9E62'],
  rain: ['#6FA58E', '#477B66'],
  snow: ['#E9EEE6', '#B3C2BC'],
  lake: ['#5E9DB5', '#3B7690'],
};
const TREES: Record<string, [string, string]> = {
  green: ['#2E7D4F', '#17472b'],
  orange: ['#C4571B', '#7a330c'],
  blue: ['#2F6DB5', '#183e6b'],
};
// biome-ignore format: a map reads best as a map
const MAP: [number, number, Land][] = [
  [-1, -2, 'wind'], [0, -2, 'snow'], [1, -2, 'lake'], [2, -2, 'wind'], [3, -2, 'lake'], [2, -3, 'rain'],
  [-1, -1, 'snow'], [0, -1, 'sun'], [1, -1, 'sun'], [2, -1, 'wind'], [3, -1, 'rain'],
  [-2, 0, 'snow'], [-1, 0, 'snow'], [0, 0, 'sun'], [1, 0, 'lake'], [2, 0, 'wind'], [3, 0, 'rain'],
  [-3, 1, 'snow'], [-2, 1, 'lake'], [-1, 1, 'rain'], [0, 1, 'rain'], [1, 1, 'wind'], [2, 1, 'snow'], [3, 1, 'snow'],
  [-3, 2, 'sun'], [-2, 2, 'rain'], [-1, 2, 'lake'], [0, 2, 'rain'], [1, 2, 'snow'], [2, 2, 'lake'],
];
// biome-ignore format: where trees stand, how high, whose
const GROVE: [number, number, number, string][] = [
  [0, -2, 1, 'green'], [0, -1, 3, 'green'], [1, -1, 1, 'orange'], [-1, 0, 2, 'blue'], [0, 0, 1, 'green'],
  [2, -1, 2, 'orange'], [-1, 1, 1, 'green'], [1, 1, 3, 'orange'], [-3, 2, 2, 'blue'], [0, 2, 1, 'blue'],
];
// biome-ignore format: seeds
const SEEDS: [number, number, string][] = [
  [0, 1, 'green'], [0, 1, 'orange'], [-2, 0, 'blue'], [2, 0, 'orange'], [-2, 2, 'green'], [2, -2, 'blue'],
];

const at = (q: number, s: number): Point => [150 + S * Math.sqrt(3) * (q + s / 2), 104 + S * 1.5 * s * TILT];

const hex = (x: number, y: number, k: number): Point[] =>
  Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 3) * i - Math.PI / 2;
    return [x + Math.cos(a) * S * k, y + Math.sin(a) * S * k * TILT];
  });

const dropped = (points: Point[], by: number): Point[] => points.map(([x, y]) => [x, y + by]);

function tile(x: number, y: number, land: Land, random: () => number): string {
  const h = hex(x, y, 0.965);
  const [light, dark] = LANDS[land];
  const side = [...h.slice(1, 5), ...dropped(h.slice(1, 5), 6).reverse()];
  let s = `<path d="${polygon(dropped(h, 7))}" fill="#1B3B40"/><path d="${polygon(side)}" fill="${dark}"/><path d="${polygon(h)}" fill="${light}"/>`;
  let marks = '';
  if (land === 'lake') {
    for (let i = 0; i < 5; i++) {
      const row = y - 8 + i * 4.5;
      marks += gouge(x - 14 + random() * 10, row, x + 4 + random() * 12, row - 0.5, 1.1);
    }
    return `${s}<path d="${marks}" fill="#E7F3F1" opacity=".8"/>`;
  }
  for (let i = 0; i < 6; i++) {
    const px = x - 18 + random() * 34;
    const py = y - 8 + random() * 20;
    marks +=
      land === 'snow' ? `M${f(px - 1)} ${f(py)}a1 1 0 1 0 2 0a1 1 0 1 0 -2 0` : tuft(px, py, 4, random);
  }
  s += `<path d="${marks}" fill="${dark}" opacity=".9"/>`;
  return s;
}

function grown(x: number, y: number, crowns: number, colour: string): string {
  const [fill, line] = TREES[colour]!;
  let s = `<ellipse cx="${f(x + 3)}" cy="${f(y + 6)}" rx="12" ry="5" fill="#000" opacity=".2"/><rect x="${f(x - 2.5)}" y="${f(y - 4)}" width="5" height="11" rx="2" fill="#4b3526"/>`;
  for (let i = 0; i < crowns; i++) {
    const base = y - 5 - i * 9.5;
    const w = 15 - i * 2.2;
    const crown = `M${f(x - w)} ${f(base + 2)}Q${f(x - w * 0.9)} ${f(base - 9)} ${f(x)} ${f(base - 12)}Q${f(x + w * 0.9)} ${f(base - 9)} ${f(x + w)} ${f(base + 2)}Q${f(x)} ${f(base + 8)} ${f(x - w)} ${f(base + 2)}Z`;
    const cuts =
      gouge(x - w * 0.55, base - 1, x - w * 0.15, base - 7, 1) +
      gouge(x - w * 0.2, base + 1, x + w * 0.1, base - 4, 0.9);
    const top = i === 2 && colour === 'orange' ? ' class="alive grow"' : '';
    s += `<g${top}><path d="${crown}" fill="${fill}" stroke="${line}" stroke-width="1.2"/><path d="${cuts}" fill="#F6EBD0" opacity=".8"/></g>`;
  }
  return s;
}

export function picture(): string {
  const random = seeded(5);
  let waves = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random() * W, random() * H];
    waves += gouge(x, y, x + 8 + random() * 16, y - 1, 1.1);
  }
  const land = [...MAP].sort((a, b) => a[1] - b[1]).map(([q, s, kind]) => tile(...at(q, s), kind, random));
  const grove = GROVE.map(([q, s, crowns, colour]) => grown(...at(q, s), crowns, colour));
  const seeds = SEEDS.map(([q, s, colour]) => {
    const [x, y] = at(q, s);
    const a = random() * 6.28;
    return `<ellipse cx="${f(x + Math.cos(a) * 15)}" cy="${f(y + Math.sin(a) * 11)}" rx="4" ry="3.5" fill="${TREES[colour]![0]}" stroke="#F1DFB8" stroke-width="1.3"/>`;
  });
  return `<rect width="${W}" height="${H}" fill="#2E5F6E"/><path d="${waves}" fill="#CFE3DF" opacity=".4"/>${land.join('')}${grove.join('')}${seeds.join('')}`;
}
