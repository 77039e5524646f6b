/** Shapes and colours of the pieces. Icons of game-icons, CC BY 3.0; the leaf and the crowns are drawn here. */

import bowen from 'glyph:bowen-knot';
import oakLeaf from 'glyph:oak-leaf';
import raining from 'glyph:raining';
import snowflake from 'glyph:snowflake-2';
import sunEmblem from 'glyph:sun';
import sunbeams from 'glyph:sunbeams';
import triquetra from 'glyph:triquetra';
import whirlwind from 'glyph:whirlwind';
import type { Climate, Paint } from '../view';

export const CLIMATE: Record<Climate, string> = {
  sun: sunbeams,
  wind: whirlwind,
  rain: raining,
  snow: snowflake,
};
export const CLIMATE_INK: Record<Climate, string> = {
  sun: '#a8701a',
  wind: '#5f7a33',
  rain: '#2f6e58',
  snow: '#4c7486',
};
export const SKY: Record<Climate, string> = {
  sun: '#e9cf8d',
  wind: '#cbd4aa',
  rain: '#8db5a2',
  snow: '#dce6e9',
};

export const LEAF =
  '<path d="M256 476C120 400 60 300 96 190 122 112 200 70 256 30c56 40 134 82 160 160 36 110-24 210-160 286Z"/><path fill="none" stroke="var(--cut, #fff)" stroke-width="24" stroke-linecap="round" d="M256 420V150m0 90-72-50m72 130-86-60m86 0 86-60m-86-10 72-50"/>';

interface Tint {
  face: string;
  deep: string;
  light: string;
}

export const TINT: Record<Paint, Tint> = {
  violet: { face: '#7a4fb0', deep: '#54337f', light: '#d9c8f0' },
  orange: { face: '#c4571b', deep: '#8c3a0d', light: '#f6d2b8' },
  teal: { face: '#1f8a8c', deep: '#125f61', light: '#bfe3e0' },
  gold: { face: '#c79a1b', deep: '#8f6c0b', light: '#f5e3ac' },
  rot: { face: '#3a2f3b', deep: '#1b141c', light: '#9c8499' },
};
/** The Corrupted Spirit on dark ground. */
export const ROT_NIGHT: Tint = { face: '#7a6280', deep: '#120b14', light: '#e7d5e8' };
export const ROT_PAWN: Tint = { face: '#4a3350', deep: '#211624', light: '#d9b8dc' };

export const EMBLEM: Record<Paint, string> = {
  violet: triquetra,
  orange: oakLeaf,
  teal: bowen,
  gold: sunEmblem,
  rot: '',
};
export const HEM: Record<Paint, string> = {
  violet: '1 4',
  orange: '4 3',
  teal: '2 3',
  gold: '6 2',
  rot: '2 3',
};

/** Every colour has a crown of its own: round, fir, flat, flame, jagged. */
export const CROWN: Record<Paint, readonly [string, string]> = {
  violet: [
    'M-22 7C-28-1-22-11-14-11-11-19 0-20 3-15 10-20 19-14 17-8 25-6 26 5 19 8 12 13-14 13-22 7Z',
    'M-14-3q3-4 7-3M-3-9q4-4 8-1M5 2q5-3 9 0M-10 5q4-3 8 0',
  ],
  orange: [
    'M-23 8Q-13-2-5-19q5-5 10 0Q13-2 23 8q-5 2-8-1-4 6-9 2-3 5-6 4-3 1-6-4-5 4-9-2-3 3-8 1Z',
    'M-9 2l4-7M0-8l0-6M9 2l-4-7M-2 5l2-5 2 5',
  ],
  teal: [
    'M-26 4C-24-8-10-13 0-13S24-8 26 4C20 10 12 5 8 8 2 11-6 5-10 9-16 8-22 10-26 4Z',
    'M-15-1q4-4 9-4M-2-6q6-3 11 0M6 2q5-2 10 0M-9 4q4-2 8 0',
  ],
  gold: [
    'M0-24C12-13 19-4 17 4c-1 8-10 9-17 9s-16-1-17-9C-19-4-12-13 0-24Z',
    'M-7 3q0-8 5-13M4 5q4-7 1-14M-2 8v-6',
  ],
  rot: [
    'M-22 8L-27-4-16-6-18-17-7-11 0-23 7-11 18-17 16-6 27-4 22 8 12 5 4 12-4 7-13 12Z',
    'M-12-2l6 3M0-13l0 7M12-2l-6 3M-4 5l4-4 4 4',
  ],
};

export const SEED = 'M0-11C7-6 9 3 5 8 2 11-2 11-5 8-9 3-7-6 0-11Z';
export const SEED_MARK: Record<Paint, string> = {
  violet: 'M-2 2a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  orange: 'M0-6V6M0-1l3-2.6M0 3l-3-2.6',
  teal: 'M-4-1q4-3 8 0M-4 4q4-3 8 0',
  gold: 'M0-5v9M-3 5h6',
  rot: 'M-3-2l6 6M3-2l-6 6',
};

export const BELL = 'M-21 3C-22-14-15-21-13-33-11-47-5-52 0-52S11-47 13-33C15-21 22-14 21 3 14 8-14 8-21 3Z';
export const MASK = 'M0-56C9-49 12-40 10-32 8-25 4-21 0-18-4-21-8-25-10-32-12-40-9-49 0-56Z';
export const ANTLERS = 'M-5-52C-10-58-15-61-15-71M-13-62-20-64M5-52C10-58 15-61 15-71M13-62 20-64';
export const ROT_ANTLERS =
  'M-5-52C-12-58-18-62-17-74M-14-62-22-63M-17-69-11-76M5-52C12-58 18-62 17-74M14-62 22-63M17-69 11-76';
export const LEAVES =
  'M-15-71c-5-1-8-5-7-9 5 0 8 4 7 9ZM15-71c0-5 3-9 8-9 1 5-3 9-8 9ZM-20-64c-4 1-8-1-9-5 5-2 8 1 9 5ZM20-64c1-4 5-6 9-5-1 4-5 6-9 5Z';

/** That many different resources: four shapes of no climate. */
const SHAPES = [
  (x: number, y: number, r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  (x: number, y: number, r: number) => `M${x} ${y - r * 1.07}l${r * 1.12} ${r * 1.95}h${-r * 2.24}Z`,
  (x: number, y: number, r: number) => `M${x - r * 0.9} ${y - r * 0.9}h${r * 1.8}v${r * 1.8}h${-r * 1.8}Z`,
  (x: number, y: number, r: number) =>
    `M${x} ${y - r * 1.2}l${r} ${r * 1.2}l${-r} ${r * 1.2}l${-r} ${-r * 1.2}Z`,
];
export const costPath = (cost: number, x: number, y: number, r: number): string =>
  SHAPES.slice(0, cost)
    .map((shape, i) => shape(x + (i - (cost - 1) / 2) * r * 3, y, r))
    .join('');
