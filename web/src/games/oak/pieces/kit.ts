/** Wooden pieces of Oak: discs, hooded Druids, standing stones. All drawn in board units. */

import { short as f, seeded } from '../../../art/shapes';
import { ELDER, SIGN } from './glyphs';

export type Hue = 'violet' | 'orange' | 'teal' | 'gold' | 'rust' | 'wood';

interface Dye {
  face: string;
  deep: string;
  light: string;
  emblem: string;
  hem: 'dots' | 'wave' | 'zig' | 'bars' | 'none';
}

export const DYE: Record<Hue, Dye> = {
  violet: { face: '#7A4FB0', deep: '#54337F', light: '#D9C8F0', emblem: SIGN.triquetra, hem: 'dots' },
  teal: { face: '#1F8A8C', deep: '#125F61', light: '#BFE3E0', emblem: SIGN.bowen, hem: 'wave' },
  orange: { face: '#C4571B', deep: '#8C3A0D', light: '#F6D2B8', emblem: SIGN.oakLeaf, hem: 'zig' },
  gold: { face: '#B4880F', deep: '#7D5F0C', light: '#F5E3AC', emblem: SIGN.sun, hem: 'bars' },
  rust: { face: '#A33A2C', deep: '#70231A', light: '#F0C4BC', emblem: SIGN.triskelion, hem: 'bars' },
  wood: { face: '#D9C094', deep: '#A98B5A', light: '#F3E6C9', emblem: '', hem: 'none' },
};

export const RESOURCE_DYE = ['#3F6A8C', '#45753F', '#6C5A84'] as const;
export const INGREDIENT_DYE = ['#6E4A2D', '#8A5A3F', '#3E4E8C', '#7A5C12', '#9A3B32'] as const;
export const INK = '#3B2D20';

/** The points of a notch, as they are printed. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** A picture of 512 × 512 with its middle on a point. */
export const put = (glyph: string, x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${f(x - size / 2)} ${f(y - size / 2)}) scale(${(size / 512).toFixed(4)})" fill="${colour}" color="${colour}">${glyph}</g>`;

export const label = (x: number, y: number, size: number, text: string | number, fill = INK, weight = 800) =>
  `<text x="${f(x)}" y="${f(y)}" text-anchor="middle" font-weight="${weight}" style="font-size:max(${size}px,var(--o-least,0px))" fill="${fill}">${text}</text>`;

interface DiscLook {
  face?: string;
  edge?: string;
  glyph?: string;
  ink?: string;
  scale?: number;
  ring?: boolean;
  grain?: boolean;
}

/** A round wooden token. */
export function disc(cx: number, cy: number, r: number, look: DiscLook = {}): string {
  const {
    face = '#EBD8B2',
    edge = '#B8935F',
    glyph,
    ink = INK,
    scale = 1.15,
    ring = true,
    grain = true,
  } = look;
  const h = Math.max(2, r * 0.14);
  let s = `<ellipse cx="${f(cx)}" cy="${f(cy + h + r * 0.12)}" rx="${f(r * 1.02)}" ry="${f(r * 0.98)}" fill="#000" opacity=".16"/>`;
  s += `<circle cx="${f(cx)}" cy="${f(cy + h)}" r="${f(r)}" fill="${edge}"/><circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}" fill="${face}"/>`;
  if (grain && r > 12) {
    const a = `M${f(cx - r * 0.86)} ${f(cy - r * 0.3)}q${f(r * 0.8)} ${f(-r * 0.3)} ${f(r * 1.7)} ${f(-r * 0.06)}`;
    const b = `M${f(cx - r * 0.93)} ${f(cy + r * 0.12)}q${f(r)} ${f(-r * 0.22)} ${f(r * 1.86)} ${f(r * 0.02)}`;
    const c = `M${f(cx - r * 0.8)} ${f(cy + r * 0.5)}q${f(r * 0.8)} ${f(r * 0.2)} ${f(r * 1.58)} ${f(-r * 0.02)}`;
    s += `<path d="${a}${b}${c}" fill="none" stroke="${edge}" stroke-width=".8" opacity=".42"/>`;
  }
  if (ring)
    s += `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r * 0.86)}" fill="none" stroke="${edge}" stroke-width="${f(Math.max(0.8, r * 0.05))}" opacity=".7"/>`;
  s += `<path d="M${f(cx - r * 0.72)} ${f(cy - r * 0.62)}a${f(r * 0.95)} ${f(r * 0.95)} 0 0 1 ${f(r * 1.44)} 0" fill="none" stroke="#fff" stroke-width="${f(Math.max(1, r * 0.07))}" opacity=".38" stroke-linecap="round"/>`;
  return glyph ? s + put(glyph, cx, cy, r * scale, ink) : s;
}

const HOOD =
  'M30 2C41 5 48 18 47 31c0 5-2 9-4 12 10 8 15 21 15 33q0 7-7 7H9q-7 0-7-7c0-12 5-25 15-33-2-3-4-7-4-12C12 18 19 5 30 2Z';
const DOTS = [11, 20, 30, 40, 49];

function hem(dye: Dye): string {
  const stroke = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${dye.light}" stroke-width="${width}"/>`;
  if (dye.hem === 'dots')
    return DOTS.map((x) => `<circle cx="${x}" cy="77" r="2.1" fill="${dye.light}"/>`).join('');
  if (dye.hem === 'wave') return stroke('M6 77q4-4 8 0t8 0 8 0 8 0 8 0 8 0', 2.2);
  if (dye.hem === 'zig') return stroke('M6 79l5-5 5 5 5-5 5 5 5-5 5 5 5-5 5 5 5-5 4 4', 2);
  return dye.hem === 'bars' ? stroke('M9 73v7m7-7v7m7-7v7m7-7v7m7-7v7m7-7v7m7-7v7', 2.2) : '';
}

/** A hooded Druid of that height, its foot in the middle of (0, 0); Elders carry staff, beard and token. */
export function druid(height: number, hue: Hue, kind = 0): string {
  const dye = DYE[hue];
  const k = height / 84;
  const wood = hue === 'wood';
  let g = `<g transform="translate(${f(-30 * k)} ${f(-83 * k)}) scale(${k.toFixed(3)})"><ellipse cx="31" cy="85" rx="30" ry="6" fill="#000" opacity=".22"/>`;
  if (kind)
    g +=
      '<path d="M-3 88V22c0-15-15-15-15-3 0 8 8 9 10 2" fill="none" stroke="#6B4A2C" stroke-width="5" stroke-linecap="round"/>';
  g += `<path d="${HOOD}" transform="translate(2 4)" fill="${dye.deep}"/><path class="robe" d="${HOOD}" fill="${dye.face}" stroke="${dye.deep}" stroke-width="1.5"/>`;
  g +=
    '<path d="M30 8c9 3 14 13 13 23" fill="none" stroke="#fff" stroke-width="2.4" opacity=".4" stroke-linecap="round"/>';
  g += `<path d="M30 17c7 0 10 6 10 12 0 7-4 12-10 12s-10-5-10-12c0-6 3-12 10-12Z" fill="${wood ? '#7b5f37' : '#1d1712'}" opacity=".86"/>`;
  if (kind)
    g += '<path d="M22 34c2 12 5 18 8 22 3-4 6-10 8-22-4 5-12 5-16 0Z" fill="#F4EDDD" opacity=".95"/>';
  g += hem(dye);
  if (dye.emblem) g += put(dye.emblem, 30, kind ? 64 : 58, 19, dye.light);
  g += '</g>';
  const glyph = ELDER[kind];
  return kind && glyph
    ? g + disc(27 * k, -60 * k, 13 * k + 2, { glyph, scale: 1.35, face: '#F5EAD0', grain: false })
    : g;
}

/** A standing stone with a slanted head, its foot on (x, y). */
export function stone(x: number, y: number, w: number, h: number, seed: number): string {
  const r = seeded(Math.round(seed * 97 + 3));
  const lean = (r() - 0.5) * w * 0.2;
  const up = r() < 0.5;
  const t = h * (0.1 + r() * 0.1);
  const left = x - w * 0.4 + lean;
  const right = x + w * 0.36 + lean;
  const yl = y - h + (up ? t : 0);
  const yr = y - h + (up ? 0 : t);
  const d =
    `M${f(x - w / 2)} ${f(y)}L${f(x - w * 0.5 + lean * 0.3)} ${f(y - h * 0.5)}L${f(left)} ${f(yl + 4)}Q${f(left + 1)} ${f(yl)} ${f(left + 5)} ${f(yl - 1)}` +
    `L${f(right - 4)} ${f(yr)}Q${f(right)} ${f(yr)} ${f(right + 1)} ${f(yr + 4)}L${f(x + w * 0.5)} ${f(y - h * 0.4)}L${f(x + w / 2)} ${f(y)}Q${f(x)} ${f(y + w * 0.16)} ${f(x - w / 2)} ${f(y)}Z`;
  const cuts =
    `M${f(x + w * 0.06 + lean)} ${f(y - h * 0.74)}L${f(x + w * 0.12)} ${f(y - h * 0.16)}M${f(x + w * 0.22 + lean)} ${f(y - h * 0.8)}L${f(x + w * 0.28)} ${f(y - h * 0.1)}` +
    `M${f(x - w * 0.24 + lean)} ${f(y - h * 0.62)}l${f(w * 0.12)} ${f(-h * 0.05)}M${f(x - w * 0.3)} ${f(y - h * 0.26)}l${f(w * 0.16)} ${f(-h * 0.04)}`;
  return (
    `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(w * 0.66)}" ry="${f(w * 0.2)}" fill="#000" opacity=".16"/>` +
    `<path d="${d}" fill="var(--o-stone)" stroke="var(--o-stone-ink)" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<path d="${cuts}" stroke="var(--o-stone-ink)" stroke-width="1.3" stroke-linecap="round" opacity=".75" fill="none"/>`
  );
}
