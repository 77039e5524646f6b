/** Root: a woodland map, clearings by suit, paths and a river, pieces in the clearings. */

import boots from 'glyph:boots';
import castle from 'glyph:castle';
import saw from 'glyph:circular-saw';
import fox from 'glyph:fox-head';
import knapsack from 'glyph:knapsack';
import meeple from 'glyph:meeple';
import mouse from 'glyph:mouse';
import nest from 'glyph:nest-birds';
import rabbit from 'glyph:rabbit-head';
import { blob, short as f, seeded } from '../art/shapes';
import { broadleaf, conifer } from '../art/trees';
import { H, put, W } from './common';

type Suit = 'fox' | 'rabbit' | 'mouse';
const SUITS: Record<Suit, [string, string]> = {
  fox: ['#B4482B', fox],
  rabbit: ['#D7A92C', rabbit],
  mouse: ['#D9793B', mouse],
};
// biome-ignore format: clearings of the map
const CLEARINGS: [number, number, Suit][] = [
  [44, 42, 'fox'], [118, 30, 'rabbit'], [206, 36, 'mouse'], [282, 46, 'fox'], [72, 98, 'mouse'], [148, 88, 'rabbit'],
  [232, 96, 'fox'], [38, 158, 'rabbit'], [112, 156, 'fox'], [188, 150, 'mouse'], [282, 152, 'rabbit'],
];
// biome-ignore format: paths between them
const PATHS: [number, number][] = [
  [0, 1], [1, 2], [2, 3], [0, 4], [1, 5], [2, 5], [3, 6], [4, 5], [5, 6], [4, 7], [4, 8], [5, 9], [6, 9], [6, 10],
  [7, 8], [8, 9], [9, 10], [2, 6],
];
const RIVER = 'M-10 122C40 128 60 132 96 124S150 116 176 118S244 66 262 72S300 100 330 92';
const TINTS = ['#8C3F1F', '#A5522A', '#7B4A22', '#C07A2E', '#55602F'];

const spot = (i: number): [number, number] => {
  const [x, y] = CLEARINGS[i]!;
  return [x, y];
};

function nearPath(x: number, y: number): boolean {
  return PATHS.some(([a, b]) => {
    const [[x1, y1], [x2, y2]] = [spot(a), spot(b)];
    const long = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    const t = Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long));
    return Math.hypot(x - x1 - t * (x2 - x1), y - 5 - y1 - t * (y2 - y1)) < 11;
  });
}

const open = (x: number, y: number): boolean =>
  CLEARINGS.some(([a, b]) => Math.hypot(x - a, (y - b) * 1.2) < 29) || nearPath(x, y);

function onRiver(x: number, y: number): boolean {
  const bed = x < 100 ? 126 : x < 180 ? 119 : x < 262 ? 119 - (x - 180) * 0.57 : 72 + (x - 262) * 0.35;
  return Math.abs(y - 4 - bed) < 12;
}

function warriors(clearing: number, colour: string, count: number, lively = false): string {
  const [x, y] = spot(clearing);
  let s = '';
  for (let i = 0; i < count; i++) {
    const [px, py] = [x - 4 + i * 8 - (count - 2) * 4, y + 8 + (i % 2) * 2];
    const drawn = put(meeple, px + 0.8, py + 1.2, 15, '#2b1a0c', 0.55) + put(meeple, px, py, 15, colour);
    s += lively && i === count - 1 ? `<g class="alive walk">${drawn}</g>` : drawn;
  }
  return s;
}

const building = (x: number, y: number, colour: string, glyph: string): string =>
  `<rect x="${x - 7}" y="${y - 7}" width="14" height="14" rx="3" fill="${colour}" stroke="#FBF0D8" stroke-width="1.4"/>${put(glyph, x, y, 9.5, '#FBF0D8')}`;

export function picture(): string {
  const random = seeded(33);
  const road = PATHS.map(([a, b]) => {
    const [[x1, y1], [x2, y2]] = [spot(a), spot(b)];
    const mx = (x1 + x2) / 2 + (random() - 0.5) * 16;
    return `M${x1} ${y1}Q${f(mx)} ${f((y1 + y2) / 2 + (random() - 0.5) * 12)} ${x2} ${y2}`;
  }).join('');
  const trees = Array.from({ length: 420 }, () => [random() * W, random() * (H + 16)] as const)
    .sort((a, b) => a[1] - b[1])
    .filter(([x, y]) => !open(x, y) && !open(x, y - 12) && !onRiver(x, y))
    .map(([x, y]) => {
      const h = 19 + random() * 9;
      const leafy = random() < 0.6;
      const ink = { fill: TINTS[Math.floor(random() * 5)]!, cut: '#F6E3B8', strength: 0.5 };
      return leafy ? broadleaf(x, y, h * 0.9, h * 0.8, random, ink) : conifer(x, y, h, h * 0.55, random, ink);
    });
  const clearings = CLEARINGS.map(([x, y, suit], i) => {
    const [colour, glyph] = SUITS[suit];
    const ring = (dy: number, a: number, b: number) => blob(x, y + dy, a, b, 2, i + 2, 0.03, 40);
    return `<path d="${ring(3, 28, 22)}" fill="#5b3413"/><path d="${ring(0, 28, 22)}" fill="#F3E4BE"/><path d="${ring(0, 24.5, 18.5)}" fill="none" stroke="${colour}" stroke-width="2.2"/><circle cx="${x - 20}" cy="${y - 14}" r="8.5" fill="${colour}" stroke="#FBF0D8" stroke-width="1.5"/>${put(glyph, x - 20, y - 14, 11.5, '#FBF0D8')}`;
  });
  const river = `<path d="${RIVER}" fill="none" stroke="#2d5f76" stroke-width="15" stroke-linecap="round"/><path d="${RIVER}" fill="none" stroke="#4F8FA8" stroke-width="11"/><path d="${RIVER}" fill="none" stroke="#D7ECEC" stroke-width="1.2" stroke-dasharray="10 14" opacity=".9"/>`;
  const roads = `<path d="${road}" fill="none" stroke="#6b3f1b" stroke-width="9" stroke-linecap="round"/><path d="${road}" fill="none" stroke="#F0DCB0" stroke-width="6" stroke-linecap="round" stroke-dasharray="13 3"/>`;
  const pieces = [
    warriors(0, '#C4571B', 2),
    warriors(1, '#C4571B', 2),
    warriors(4, '#C4571B', 2, true),
    warriors(10, '#2F6DB5', 3),
    warriors(6, '#2F6DB5', 3),
    warriors(8, '#2E7D4F', 2),
    building(52, 36, '#C4571B', castle),
    building(125, 25, '#C4571B', saw),
    building(288, 146, '#2F6DB5', nest),
    building(240, 91, '#2F6DB5', nest),
    building(155, 84, '#1F8A8C', boots),
    building(194, 150, '#5D6470', knapsack),
  ];
  return `<rect width="${W}" height="${H}" fill="#B8763A"/>${river}${roads}${trees.join('')}${clearings.join('')}${pieces.join('')}`;
}
