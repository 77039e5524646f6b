/** The land itself: coast, tiles in their climates, lakes. Colours come from the theme. */

import type { TileView } from '../view';
import { key, plus } from '../view';
import { short as f, type Geometry, SIDES, TILT } from './geometry';

const PATTERNS: Record<string, readonly [number, number, string, number]> = {
  sun: [46, 34, 'M4 12q8-7 16 0M26 27q8-7 16 0M30 8l1.5 0M10 28l1.5 0M20 20l1.5 0M40 16l1.5 0', 1.6],
  wind: [60, 30, 'M2 9c10-6 16 5 28 0 7-3 5-9 0-7M30 24c10-6 14 4 26-1', 1.5],
  rain: [26, 28, 'M6 4l-3 8M18 10l-3 8M10 20l-2 6M24 22l-2 5', 1.6],
  snow: [
    40,
    36,
    'M8 8v6M5.4 9.5l5.2 3M10.6 9.5l-5.2 3M28 24v6M25.4 25.5l5.2 3M30.6 25.5l-5.2 3M26 6l.1 0M14 28l.1 0M36 14l.1 0',
    1.7,
  ],
  dead: [34, 30, 'M4 4l7 8-4 7 6 8M22 2l-3 9 6 6-4 10M11 12l6-2', 1.5],
  lake: [44, 20, 'M3 7q6-5 12 0t12 0M24 16q5-4 10 0', 1.7],
};

/** Carved patterns, one for each climate. */
export function patterns(id: string): string {
  return Object.entries(PATTERNS)
    .map(([name, [w, h, d, width]]) => {
      const line = name === 'lake' ? 'var(--lake-2)' : `var(--${name}-1)`;
      return `<pattern id="${id}-${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"><path d="${d}" fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round"/></pattern>`;
    })
    .join('');
}

/** Three water lines round the coast, and the side of the continent. */
export function coast(g: Geometry, tiles: readonly TileView[]): string {
  const outline = tiles.flatMap((tile) => tile.cells.map((cell) => g.hex(cell))).join('');
  const k = g.s / 54.5;
  const stroke = (width: number, colour: string, opacity: number) =>
    `<path d="${outline}" fill="${colour}" stroke="${colour}" stroke-width="${f(width * k)}" stroke-linejoin="round" opacity="${opacity}" transform="translate(0 ${f(6 * k)})"/>`;
  const lines =
    stroke(66, 'var(--sea-line)', 0.4) +
    stroke(63.6, 'var(--sea)', 1) +
    stroke(44, 'var(--sea-line)', 0.6) +
    stroke(41.4, 'var(--sea)', 1) +
    stroke(24, 'var(--sea-line)', 0.9) +
    stroke(20.8, 'var(--sea)', 1);
  return (
    `${lines}<path d="${outline}" fill="var(--cliff)" transform="translate(0 ${f(11 * k)})" stroke="var(--cliff)" stroke-width="${f(5 * k)}" stroke-linejoin="round"/>` +
    `<path d="${outline}" fill="var(--gap)" stroke="var(--gap)" stroke-width="${f(5 * k)}" stroke-linejoin="round"/>`
  );
}

function pond(g: Geometry, x: number, y: number, k: number): string {
  const a = g.s * 0.76 * k;
  const b = g.s * TILT * 0.7 * k;
  return (
    `M${f(x - a)} ${f(y + 2)}C${f(x - a)} ${f(y - b * 0.9)} ${f(x - a * 0.3)} ${f(y - b * 1.08)} ${f(x + a * 0.1)} ${f(y - b * 0.98)}` +
    `C${f(x + a * 0.8)} ${f(y - b * 0.96)} ${f(x + a * 1.06)} ${f(y - b * 0.3)} ${f(x + a)} ${f(y + b * 0.2)}` +
    `C${f(x + a * 0.9)} ${f(y + b * 0.94)} ${f(x + a * 0.2)} ${f(y + b * 1.02)} ${f(x - a * 0.2)} ${f(y + b * 0.98)}` +
    `C${f(x - a * 0.8)} ${f(y + b * 0.9)} ${f(x - a)} ${f(y + b * 0.5)} ${f(x - a)} ${f(y + 2)}Z`
  );
}

/** One tile: three lands and a lake, fine borders inside, clear ones outside. */
export function ground(g: Geometry, tile: TileView, id: string): string {
  const name = tile.corrupted ? 'dead' : tile.type;
  const [lake, ...lands] = tile.cells;
  if (!lake) return '';
  const mine = new Set(tile.cells.map(key));
  const k = g.s / 54.5;
  let s = '';
  for (const cell of lands) {
    s += `<path d="${g.hex(cell)}" fill="var(--${name}-0)"/><path d="${g.hex(cell)}" fill="url(#${id}-${name})" opacity=".8"/>`;
    s += `<path d="${g.hex(cell, 0.9)}" fill="none" stroke="var(--${name}-2)" stroke-width="${f(2.2 * k)}" stroke-linejoin="round" opacity=".85"/>`;
  }
  const [x, y] = g.at(lake);
  const water = tile.corrupted ? ['#5e6470', '#3f434c'] : ['var(--lake-0)', 'var(--lake-1)'];
  const [a, b] = [g.s * 0.76, g.s * TILT * 0.7];
  s += `<path d="${g.hex(lake)}" fill="var(--${name}-0)"/><path d="${g.hex(lake)}" fill="url(#${id}-${name})" opacity=".5"/>`;
  s += `<path d="${pond(g, x, y, 1.06)}" fill="var(--${name}-1)" opacity=".55"/><path d="${pond(g, x, y, 1)}" fill="${water[0]}" stroke="${water[1]}" stroke-width="${f(2 * k)}"/>`;
  s += `<path d="${pond(g, x, y, 0.95)}" fill="url(#${id}-lake)" opacity=".9"/><path d="M${f(x - a * 0.66)} ${f(y - b * 0.42)}q${f(a * 0.24)} ${f(-b * 0.42)} ${f(a * 0.62)} ${f(-b * 0.4)}" fill="none" stroke="#fff" stroke-width="${f(3 * k)}" stroke-linecap="round" opacity=".65"/>`;
  let inner = '';
  let outer = '';
  for (const cell of tile.cells)
    SIDES.forEach((way, i) => {
      const line = `M${g.corner(cell, i).map(f).join(' ')}L${g
        .corner(cell, (i + 1) % 6)
        .map(f)
        .join(' ')}`;
      if (mine.has(key(plus(cell, g.step(way))))) inner += line;
      else outer += line;
    });
  s += `<path d="${inner}" stroke="var(--${name}-1)" stroke-width="${f(1.3 * k)}" stroke-dasharray="1 5" stroke-linecap="round"/>`;
  return `${s}<path d="${outer}" stroke="var(--gap)" stroke-width="${f(5 * k)}" stroke-linecap="round"/>`;
}
