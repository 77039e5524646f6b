/** Oak: the great oak, three branches with forks, temples at its foot, the sun on its rim. */

import dolmen from 'glyph:dolmen';
import feather from 'glyph:feather';
import hood from 'glyph:hood';
import rune from 'glyph:rune-stone';
import sun from 'glyph:sun';
import leaves from 'glyph:three-leaves';
import { blob, short as f, gouge, type Point, type Random, seeded, tuft } from '../art/shapes';
import { COPY, H, put, W } from './common';

// biome-ignore format: centres and sizes
const CROWN = [[78, 78, 42], [110, 56, 40], [160, 48, 46], [210, 56, 40], [242, 78, 42], [134, 82, 36], [188, 82, 36], [160, 92, 34]] as const;
const LIMBS: [string, number][] = [
  ['M158 128C150 112 128 108 108 96', 10],
  ['M108 96C94 90 80 92 66 84', 6.5],
  ['M108 96C98 82 92 70 86 56', 6.5],
  ['M162 128C170 112 192 108 212 96', 10],
  ['M212 96C226 90 240 92 254 84', 6.5],
  ['M212 96C222 82 228 70 234 56', 6.5],
  ['M160 130V84', 11],
  ['M160 84C152 66 146 54 140 38', 6.5],
  ['M160 84C168 66 174 54 180 38', 6.5],
];
// biome-ignore format: where druids climb
const SPOTS: [number, number, string, string][] = [
  [130, 106, feather, '#7A4FB0'], [108, 96, feather, ''], [66, 84, feather, ''], [86, 56, feather, '#2E7D4F'],
  [160, 108, leaves, ''], [160, 84, leaves, '#2F6DB5'], [140, 38, leaves, ''], [180, 38, leaves, ''],
  [190, 106, rune, ''], [212, 96, rune, '#C4571B'], [254, 84, rune, ''], [234, 56, rune, ''],
];

/** One rim for sun and score: up the left side, along the top, down the right. */
function onRim(t: number): Point {
  const far = t * 528;
  if (far <= 120) return [16, 136 - far];
  return far <= 408 ? [16 + far - 120, 16] : [304, 16 + far - 408];
}

function rim(): string {
  let s =
    '<path d="M16 140V24Q16 16 24 16H296Q304 16 304 24V140" fill="none" stroke="#8a6a2d" stroke-width="2" opacity=".7"/>';
  for (let i = 0; i <= 44; i++) {
    const [x, y] = onRim(i / 44);
    const whole = i % 11 === 0;
    s += `<circle cx="${f(x)}" cy="${f(y)}" r="${whole ? 5.6 : 3.4}" fill="${whole ? '#FBF0D8' : '#8a6a2d'}" stroke="#5B4636"/>`;
  }
  const [x, y] = onRim(26 / 44);
  s += `<g class="alive sun"><circle cx="${f(x)}" cy="${f(y)}" r="12" fill="#C4571B" stroke="#FBF0D8" stroke-width="2"/>${put(sun, x, y, 18, '#FBF0D8')}</g>`;
  for (const [t, colour] of [
    [17, '#2E7D4F'],
    [21, '#7A4FB0'],
    [30, '#2F6DB5'],
    [37, '#C4571B'],
  ] as const) {
    const [px, py] = onRim(t / 44);
    s += `<circle cx="${f(px)}" cy="${f(py)}" r="6" fill="${colour}" stroke="#FBF0D8" stroke-width="1.6"/>`;
  }
  return s;
}

function tree(random: Random): string {
  let leaf = '';
  for (let i = 0; i < 150; i++) {
    const [x, y, size] = CROWN[Math.floor(random() * CROWN.length)]!;
    const a = random() * 6.28;
    const far = Math.sqrt(random()) * size * 0.88;
    const [px, py] = [x + Math.cos(a) * far, y + Math.sin(a) * far * 0.78];
    leaf += gouge(px, py, px + 6, py - 4, 1.3);
  }
  const crown = CROWN.map(
    ([x, y, size]) => `<path d="${blob(x, y, size, size * 0.8, 2, x, 0.05, 40)}" fill="#34512f"/>`,
  );
  const limbs = LIMBS.map(
    ([d, w]) =>
      `<path d="${d}" fill="none" stroke="#3a2a1d" stroke-width="${w + 3}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#6d4f35" stroke-width="${w}" stroke-linecap="round"/>`,
  );
  const trunk = `<path d="M144 128C148 144 140 160 118 172C136 168 148 168 152 176C156 168 164 168 168 176C172 168 184 168 202 172C180 160 172 144 176 128Q160 116 144 128Z" fill="#6d4f35" stroke="#3a2a1d" stroke-width="2"/><path d="${gouge(153, 132, 150, 160, 1.4)}${gouge(160, 130, 160, 164, 1.5)}${gouge(167, 132, 170, 160, 1.4)}${gouge(156, 140, 154, 168, 1)}" fill="#E8CFA0" opacity=".8"/>`;
  const spots = SPOTS.map(([x, y, glyph, druid]) => {
    const space = `<circle cx="${x}" cy="${y}" r="8.5" fill="#F6EBD0" stroke="#3a2a1d" stroke-width="1.6"/>`;
    if (!druid) return space + put(glyph, x, y, 11, '#6d4f35');
    return `${space}<circle cx="${x}" cy="${y}" r="7" fill="${druid}"/>${put(hood, x, y - 0.5, 10.5, '#FBF0D8')}`;
  });
  return `<g transform="translate(25.6 31) scale(.84)">${crown.join('')}<path d="${leaf}" fill="#A9BE7A" opacity=".75"/>${limbs.join('')}${trunk}${spots.join('')}</g>`;
}

export function picture(): string {
  const random = seeded(21);
  let rays = '';
  for (let i = 0; i <= 60; i++) {
    const a = Math.PI + (i / 60) * Math.PI;
    const far = 170 + random() * 60;
    rays += gouge(
      160 + Math.cos(a) * 128,
      150 + Math.sin(a) * 118,
      160 + Math.cos(a) * far,
      150 + Math.sin(a) * far,
      1.5,
    );
  }
  const grass = Array.from({ length: 60 }, () => tuft(random() * W, 166 + random() * 32, 5, random)).join('');
  const temples = [
    [44, 166, 40],
    [92, 178, 34],
    [228, 178, 34],
    [276, 166, 40],
  ].map(([x = 0, y = 0, z = 0]) => {
    const shade = `<ellipse cx="${x}" cy="${y + z * 0.42}" rx="${z * 0.5}" ry="4.5" fill="#000" opacity=".2"/>`;
    return shade + put(dolmen, x + 1, y + 1.5, z, '#2a2019') + put(dolmen, x, y, z, '#D8CCB0');
  });
  return `<defs><linearGradient id="dusk-${COPY}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#E8C77C"/><stop offset=".62" stop-color="#EFDDAE"/><stop offset="1" stop-color="#C9B683"/></linearGradient></defs><rect width="${W}" height="${H}" fill="url(#dusk-${COPY})"/><path d="${rays}" fill="#B98A34" opacity=".5"/>${rim()}<path d="M0 168Q80 150 160 156T320 166V200H0Z" fill="#5E7442"/><path d="${grass}" fill="#3b4f2b" opacity=".8"/>${tree(random)}${temples.join('')}`;
}
