/** Wooden pieces as SVG, each in its own small box: suits 32, warriors 40 × 52, tiles and tokens 36, emblems 44. */

import anvil from 'glyph:anvil';
import sword from 'glyph:broadsword';
import campfire from 'glyph:campfire';
import tent from 'glyph:camping-tent';
import draw from 'glyph:card-draw';
import pickup from 'glyph:card-pickup';
import castle from 'glyph:castle';
import ruins from 'glyph:castle-ruins';
import saw from 'glyph:circular-saw';
import crossbow from 'glyph:crossbow';
import clash from 'glyph:crossed-swords';
import cultist from 'glyph:cultist';
import tree from 'glyph:family-tree';
import fist from 'glyph:fist';
import hammer from 'glyph:flat-hammer';
import hammers from 'glyph:hammer-nails';
import knapsack from 'glyph:knapsack';
import banner from 'glyph:knight-banner';
import crown from 'glyph:laurel-crown';
import laurels from 'glyph:laurels';
import boot from 'glyph:leather-boot';
import log from 'glyph:log';
import lotus from 'glyph:lotus';
import nest from 'glyph:nest-eggs';
import torch from 'glyph:primitive-torch';
import speaker from 'glyph:public-speaker';
import rank from 'glyph:rank-2';
import revolt from 'glyph:revolt';
import scales from 'glyph:scales';
import scroll from 'glyph:scroll-unfurled';
import hands from 'glyph:shaking-hands';
import spyglass from 'glyph:spyglass';
import tea from 'glyph:teapot-leaves';
import coins from 'glyph:two-coins';
import walking from 'glyph:walking-boot';

export const SUITS = ['fox', 'rabbit', 'mouse', 'bird'] as const;
export const SUIT_COLOUR = ['#a8402c', '#8c8420', '#84507a', '#3e6c8c'] as const;
export const SUIT_TINT = ['#ebcbb9', '#e9e3b0', '#e3cedd', '#cbdce4'] as const;
export const SUIT_DARK = ['#d7745c', '#cfc660', '#c08bb5', '#86b3cf'] as const;

export interface Paint {
  name: string;
  colour: string;
  deep: string;
  hem: string;
}
const paint = (name: string, colour: string, deep: string, hem: string): Paint => ({
  name,
  colour,
  deep,
  hem,
});
/** By faction; the machine comes last. */
export const PAINTS: readonly Paint[] = [
  paint('marquise', '#c4571b', '#8e3b0e', 'stripe'),
  paint('eyrie', '#2f6db5', '#1d4a80', 'chevron'),
  paint('alliance', '#2e7d4f', '#1b5735', 'dot'),
  paint('vagabond', '#5d6470', '#3c424c', 'cross'),
  paint('vagabond', '#7a4fb0', '#54327f', 'line'),
  paint('cult', '#c79a1b', '#8a680a', 'bar'),
  paint('riverfolk', '#1f8a8c', '#0f5f61', 'wave'),
  paint('mech', '#a33a2c', '#71231a', 'check'),
];
export const MACHINE = 7;

export const ITEM_GLYPH = [boot, knapsack, sword, hammer, crossbow, tea, coins, torch] as const;
/** Pieces by number: the warriors of seven factions come first. */
const PIECE_GLYPH: Record<number, string> = {
  7: saw,
  8: anvil,
  9: banner,
  10: nest,
  11: tent,
  12: lotus,
  13: castle,
  14: log,
  15: fist,
  16: scales,
};
/** The picture of what a button does. */
export const VERB_GLYPH: Record<string, string> = {
  move: walking,
  walk: walking,
  slip: walking,
  crusade_move: walking,
  decree_move: walking,
  battle: clash,
  decree_battle: clash,
  crusade_battle: clash,
  craft: anvil,
  build: hammers,
  decree_build: hammers,
  ritual_build: lotus,
  sanctify: lotus,
  recruit: banner,
  decree_recruit: banner,
  recruit_at: banner,
  ritual_recruit: banner,
  ritual_score: laurels,
  overwork: log,
  hire: draw,
  draw,
  revolt,
  spread: fist,
  mobilize: speaker,
  train: rank,
  organize: tree,
  explore: torch,
  aid: hands,
  strike: crossbow,
  repair: hammer,
  steal: pickup,
  day_labor: pickup,
  convert: cultist,
  sacrifice: cultist,
  export: coins,
  establish: scales,
  activate: crown,
  join: hands,
  play_spy: spyglass,
  spy: spyglass,
  break_code: spyglass,
  quest: scroll,
  hideout: campfire,
  instigate: clash,
  scorch: torch,
  tax: coins,
  buy: coins,
  take_card: pickup,
};
export const pieceGlyph = (piece: number): string => PIECE_GLYPH[piece] ?? '';

const SUIT_SHAPE: Record<string, string> = {
  fox: 'M3 5Q3 3 5 3H27Q29 3 29 5V12C29 20 22 27 16 30C10 27 3 20 3 12Z',
  rabbit: 'M16 1.5C24 1.5 28 8 28 16.5C28 25 23 30.5 16 30.5C9 30.5 4 25 4 16.5C4 8 8 1.5 16 1.5Z',
  mouse: 'M16 2A14 14 0 1 1 16 30A14 14 0 1 1 16 2Z',
  bird: 'M16 .5L31.5 16L16 31.5L.5 16Z',
};
const SUIT_HEAD: Record<string, string> = {
  fox: '<path d="M7 6.5L12 11H20L25 6.5L25.5 15L16 25.5L6.5 15Z"/><path d="M16 25.5L12.6 18.5L7.6 16.2M16 25.5L19.4 18.5L24.4 16.2" fill="none" stroke="var(--sc)" stroke-width="1.5"/><circle cx="12.4" cy="15" r="1.3" fill="var(--sc)"/><circle cx="19.6" cy="15" r="1.3" fill="var(--sc)"/>',
  rabbit:
    '<path d="M12.5 4.2C15 4.2 15.4 9 15.4 14H16.6C16.6 9 17 4.2 19.5 4.2C22.4 4.2 21.6 11 20.4 15C22.6 16.6 23.4 18.6 23.4 20.6C23.4 24.6 20 26.8 16 26.8C12 26.8 8.6 24.6 8.6 20.6C8.6 18.6 9.4 16.6 11.6 15C10.4 11 9.6 4.2 12.5 4.2Z"/><circle cx="13" cy="20" r="1.3" fill="var(--sc)"/><circle cx="19" cy="20" r="1.3" fill="var(--sc)"/><path d="M14.6 23.2L16 24.4L17.4 23.2" stroke="var(--sc)" stroke-width="1.4" fill="none"/>',
  mouse:
    '<circle cx="9.8" cy="11.4" r="5"/><circle cx="22.2" cy="11.4" r="5"/><path d="M8.6 16C8.6 12 12 10.4 16 10.4C20 10.4 23.4 12 23.4 16C23.4 20 18.6 25.6 16 25.6C13.4 25.6 8.6 20 8.6 16Z"/><circle cx="13" cy="16.4" r="1.3" fill="var(--sc)"/><circle cx="19" cy="16.4" r="1.3" fill="var(--sc)"/><circle cx="9.8" cy="11.2" r="2" fill="var(--sc)"/><circle cx="22.2" cy="11.2" r="2" fill="var(--sc)"/><circle cx="16" cy="23" r="1.3" fill="var(--sc)"/>',
  bird: '<path d="M5.6 17.4C10 18.6 11.4 17.6 13 14.6C14.2 12.2 16.4 10.4 19.6 10.4C21.8 10.4 23 11.4 23.6 12.8L27 14.4L23.8 15.6C23.6 19.6 20.6 22.8 16 22.8C11.2 22.8 8 20.8 5.6 17.4Z"/><path d="M12.4 18.8C15 19.6 17.6 18.8 19 16.2" stroke="var(--sc)" stroke-width="1.5" fill="none"/><circle cx="20.6" cy="13.4" r="1.15" fill="var(--sc)"/>',
};
const BODY = 'M8 51.2Q4.6 51.2 4.6 47.8C4.6 37 9 32.5 13 24H27C31 32.5 35.4 37 35.4 47.8Q35.4 51.2 32 51.2Z';
const HEAD: Record<string, string> = {
  marquise: 'M10.4 26C7.6 20 7.2 12 8.6 2.6L16.4 8.4Q20 7.5 23.6 8.4L31.4 2.6C32.8 12 32.4 20 29.6 26Z',
  eyrie:
    'M12 26C8.6 19.6 9.6 12 15.6 8.6L9.8 5.2L17.4 5.6L15 .8L22.8 5.4C28.6 6.2 31.2 9.6 31.6 12.6L38.6 17.4L30.4 19.2L29 26Z',
  alliance:
    'M11.6 26C9.6 23.4 8.8 20.4 9.2 17.4A7 7 0 1 1 15.6 8.9Q20 7.8 24.4 8.9A7 7 0 1 1 30.8 17.4C31.2 20.4 30.4 23.4 28.4 26Z',
  vagabond: 'M9.4 26C7.4 17 10 8 21.6 .6C23 3.4 22.6 4.8 22.4 5.8C30.4 10 32.6 18 30.6 26Z',
  cult: 'M11 26L3.6 19.6L9.6 18.4L5.4 9.6L12.6 12.2L13 3L18 8.6L20 1L22 8.6L27 3L27.4 12.2L34.6 9.6L30.4 18.4L36.4 19.6L29 26Z',
  riverfolk:
    'M10.6 26C6.6 20 6.8 12.6 10 9.2C7.8 6.6 9.6 3.4 13 4.6C17.6 2.6 22.4 2.6 27 4.6C30.4 3.4 32.2 6.6 30 9.2C33.2 12.6 33.4 20 29.4 26Z',
  mech: 'M9 26V4L15.4 9H18.6V5.4H15.6V1H24.4V5.4H21.4V9H24.6L31 4V26Z',
};
const FACE: Record<string, string> = {
  marquise:
    '<path d="M12.6 15.4L17 17.2M27.4 15.4L23 17.2" stroke="#FFF8E6" stroke-width="2.4" stroke-linecap="round"/><path d="M20 20.4l-1.8-1.6h3.6z" fill="#FFF8E6"/>',
  eyrie:
    '<circle cx="23" cy="13" r="2.2" fill="#FFF8E6"/><path d="M14 14C14.6 17.4 17 20.4 20.4 21.4" stroke="#FFF8E6" stroke-width="1.8" fill="none" stroke-linecap="round"/>',
  alliance:
    '<circle cx="9.4" cy="11" r="2.9" fill="#FFF8E6" opacity=".85"/><circle cx="30.6" cy="11" r="2.9" fill="#FFF8E6" opacity=".85"/><circle cx="15.6" cy="16.6" r="1.9" fill="#FFF8E6"/><circle cx="24.4" cy="16.6" r="1.9" fill="#FFF8E6"/><circle cx="20" cy="22" r="1.7" fill="#FFF8E6"/>',
  vagabond:
    '<path d="M12.6 16.6C16 12.8 24 12.8 27.4 16.6C25 20.8 22 19.8 20 18.4C18 19.8 15 20.8 12.6 16.6Z" fill="#FFF8E6"/><circle cx="16.2" cy="16.8" r="1.5" fill="#3C424C"/><circle cx="23.8" cy="16.8" r="1.5" fill="#3C424C"/>',
  cult: '<path d="M15.6 13.6V19M24.4 13.6V19" stroke="#FFF8E6" stroke-width="2.6" stroke-linecap="round"/><path d="M18 22.4h4" stroke="#FFF8E6" stroke-width="1.8" stroke-linecap="round"/>',
  riverfolk:
    '<circle cx="15" cy="12.8" r="1.8" fill="#FFF8E6"/><circle cx="25" cy="12.8" r="1.8" fill="#FFF8E6"/><path d="M14.4 19.4C14.4 16.8 17 16 20 16C23 16 25.6 16.8 25.6 19.4C25.6 22 23 22.8 20 22.8C17 22.8 14.4 22 14.4 19.4Z" fill="#FFF8E6"/><path d="M18 17.6h4l-2 2z" fill="#0F5F61"/>',
  mech: '<path d="M11.6 13.6H28.4V19H11.6Z" fill="#FFF8E6"/><path d="M15 14.8h3v3h-3zM22 14.8h3v3h-3z" fill="#71231A"/><path d="M14 22.4h12" stroke="#FFF8E6" stroke-width="1.6" stroke-dasharray="2 1.6"/>',
};
const HEM: Record<string, string> = {
  stripe: '<path d="M5 51L10 45M11 51L16 45M17 51L22 45M23 51L28 45M29 51L34 45" stroke-width="2"/>',
  chevron: '<path d="M5 50L9 46L13 50L17 46L21 50L25 46L29 50L33 46L35 48" stroke-width="1.8"/>',
  dot: '<path d="M8 48h.01M14 48h.01M20 48h.01M26 48h.01M32 48h.01" stroke-width="3.4" stroke-linecap="round"/>',
  cross:
    '<path d="M6 46.4l3.4 3.4m0-3.4L6 49.8M13 46.4l3.4 3.4m0-3.4L13 49.8M20 46.4l3.4 3.4m0-3.4L20 49.8M27 46.4l3.4 3.4m0-3.4L27 49.8" stroke-width="1.5"/>',
  bar: '<path d="M8 45.6V51M12 45.6V51M16 45.6V51M20 45.6V51M24 45.6V51M28 45.6V51M32 45.6V51" stroke-width="1.8"/>',
  wave: '<path d="M5 48.4Q7.5 45.6 10 48.4T15 48.4T20 48.4T25 48.4T30 48.4T35 48.4" stroke-width="1.8"/>',
  check:
    '<path d="M6 47h3.5M13 47h3.5M20 47h3.5M27 47h3.5M9.5 50h3.5M16.5 50h3.5M23.5 50h3.5M30.5 50h3.5" stroke-width="2.4"/>',
};
const LIGHT = '#FFF8E6';
HEM.line = '<path d="M5 46.6H35M5 49.6H35" stroke-width="1.5"/>';
const RING: Record<string, string> = {
  stripe: '5 3',
  chevron: '2 2',
  dot: '.1 4',
  cross: '1 4 4 4',
  line: '12 3',
  bar: '1 3',
  wave: '8 3 2 3',
  check: '4 4',
};
const FLAG: Record<string, string> = {
  stripe: 'M3 0L8 -13M9 0L14 -13',
  chevron: 'M3 -4L7 -9L11 -4L15 -9',
  dot: 'M5 -6.5h.01M10 -6.5h.01M15 -6.5h.01',
  cross: 'M4 -9l5 5m0 -5l-5 5M12 -9l4 5',
  line: 'M2 -9H15M2 -4H15',
  bar: 'M4 -13V0M8 -13V0M12 -13V0',
  wave: 'M2 -6.5Q5 -11 8 -6.5T14 -6.5',
  check: 'M3 -9h4M10 -9h4M6 -4h4',
};

export function suitInner(suit: number): string {
  const name = SUITS[suit] ?? 'bird';
  const colour = SUIT_COLOUR[suit] ?? SUIT_COLOUR[3];
  return (
    `<g style="--sc:${colour}"><path d="${SUIT_SHAPE[name]}" fill="${colour}"/>` +
    `<path d="${SUIT_SHAPE[name]}" fill="none" stroke="${LIGHT}" stroke-opacity=".55" stroke-width="1.1" transform="translate(1.6 1.6) scale(.9)"/>` +
    `<g fill="${LIGHT}">${SUIT_HEAD[name]}</g></g>`
  );
}

/** The same on a coloured band: a light shape, a coloured head. */
export function suitReversed(suit: number): string {
  const name = SUITS[suit] ?? 'bird';
  return (
    `<g style="--sc:${LIGHT}"><path d="${SUIT_SHAPE[name]}" fill="${LIGHT}"/>` +
    `<g fill="${SUIT_COLOUR[suit]}" transform="translate(1.6 1.6) scale(.9)">${SUIT_HEAD[name]}</g></g>`
  );
}

/** A suit with a light rim, for the map. */
export const suitBadge = (suit: number): string =>
  `<path d="${SUIT_SHAPE[SUITS[suit] ?? 'bird']}" fill="${LIGHT}" stroke="${LIGHT}" stroke-width="4"/>${suitInner(suit)}`;

/** A warrior, with how many there are; the figure is as large as asked for at least. */
export function warriorInner(faction: number, count: number | null, least = 0): string {
  const p = PAINTS[faction] ?? PAINTS[0]!;
  const size = Math.max(least, (count ?? 0) > 9 ? 17 : 19);
  const head = HEAD[p.name];
  const belly =
    count === null
      ? `<path d="M14 29.5Q20 32.5 26 29.5" stroke="${LIGHT}" stroke-opacity=".55" stroke-width="1.5" fill="none"/>`
      : `<text x="20" y="${36 + size * 0.35}" text-anchor="middle" font-family="Alegreya Sans" font-weight="900" font-size="${size}" fill="${LIGHT}" stroke="${p.deep}" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke">${count}</text>`;
  return (
    `<g transform="translate(1 1.6)" fill="#1A1208" opacity=".3"><path d="${BODY}"/><path d="${head}"/></g>` +
    `<g fill="${LIGHT}" stroke="${LIGHT}" stroke-width="3" stroke-linejoin="round"><path d="${BODY}"/><path d="${head}"/></g>` +
    `<path d="${BODY}" fill="${p.colour}"/><path d="${head}" fill="${p.colour}"/>` +
    `<path d="M4.7 44.6H35.3L35.4 47.8Q35.4 51.2 32 51.2H8Q4.6 51.2 4.6 47.8Z" fill="${p.deep}"/>` +
    `<g stroke="${LIGHT}" fill="none" stroke-opacity=".9">${HEM[p.hem]}</g>${FACE[p.name]}${belly}`
  );
}

/** The head of a faction on a disc. */
export function emblemInner(faction: number): string {
  const p = PAINTS[faction] ?? PAINTS[0]!;
  return (
    `<circle cx="22" cy="22" r="21" fill="${LIGHT}"/><circle cx="22" cy="22" r="19.4" fill="${p.colour}"/>` +
    `<circle cx="22" cy="22" r="16.8" fill="none" stroke="${LIGHT}" stroke-opacity=".75" stroke-width="2" stroke-dasharray="${RING[p.hem]}" stroke-linecap="round"/>` +
    `<g transform="translate(8.4 12.3) scale(.68)"><path d="${HEAD[p.name]}" fill="${LIGHT}"/><g>${(FACE[p.name] ?? '').replaceAll(LIGHT, p.deep)}</g></g>`
  );
}

/** A ruler's pennant, its foot at the origin. */
export function pennant(faction: number, pole: string): string {
  const p = PAINTS[faction] ?? PAINTS[0]!;
  const dots = p.hem === 'dot' ? ' stroke-width="3" stroke-linecap="round"' : '';
  return (
    `<path d="M-1.2 -16V20" stroke="${pole}" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="M0 -15H21L15.5 -6.5L21 2H0Z" fill="${p.colour}" stroke="${LIGHT}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<g stroke="${LIGHT}" stroke-width="1.5" fill="none"><path d="${FLAG[p.hem]}"${dots}/></g>`
  );
}

export const glyphIn = (glyph: string, x: number, y: number, size: number, fill: string): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512" fill="${fill}">${glyph}</svg>`;

const corner = (suit: number): string =>
  `<svg x="20" y="19" width="17" height="17" viewBox="-3 -3 38 38">${suitBadge(suit)}</svg>`;

/** A building tile; base and garden show their suit. */
export function buildingInner(piece: number, faction: number, suit: number | null): string {
  const p = PAINTS[faction] ?? PAINTS[0]!;
  return (
    `<rect x="1.8" y="3" width="34" height="34" rx="6" fill="#1A1208" opacity=".28"/><rect x="1" y="1" width="34" height="34" rx="6" fill="${LIGHT}"/>` +
    `<rect x="2.2" y="2.2" width="31.6" height="31.6" rx="5" fill="${p.deep}"/><rect x="2.2" y="2.2" width="31.6" height="28.8" rx="5" fill="${p.colour}"/>` +
    glyphIn(pieceGlyph(piece), 6.5, 4.8, 23, LIGHT) +
    (suit === null ? '' : corner(suit))
  );
}

export const RUIN = `<rect x="1" y="1" width="34" height="34" rx="6" fill="#8E8A7C"/><rect x="1" y="1" width="34" height="31" rx="6" fill="#B9B4A3"/>${glyphIn(ruins, 5, 3.5, 26, '#4E4B40')}`;

/** A token: a disc, a number when there are several, as large as asked for at least. */
const numberIn = (count: number, x: number, y: number, size: number, fill: string): string =>
  `<text x="${x}" y="${y + size * 0.34}" text-anchor="middle" font-family="Alegreya Sans" font-weight="900" font-size="${size}" fill="${fill}">${count}</text>`;

export function tokenInner(
  piece: number,
  faction: number,
  count: number,
  suit: number | null,
  least = 0,
): string {
  const size = Math.max(least, 14);
  const inside = count > 1 && size > 20; // on a small map the number takes the place of the picture
  const wood = piece === 14;
  const p = PAINTS[faction] ?? PAINTS[0]!;
  const [fill, deep] = wood ? ['#93643A', '#643F20'] : [p.colour, p.deep];
  return (
    `<circle cx="18.8" cy="19.8" r="16.5" fill="#1A1208" opacity=".28"/><circle cx="18" cy="18" r="17" fill="${LIGHT}"/>` +
    `<circle cx="18" cy="18" r="15.7" fill="${deep}"/><path d="M2.3 18a15.7 15.7 0 0 1 31.4 0a15.7 13.4 0 0 1 -31.4 0z" fill="${fill}"/>` +
    (inside ? numberIn(count, 18, 17, size, LIGHT) : glyphIn(pieceGlyph(piece), 7.5, 6, 21, LIGHT)) +
    (count > 1 && !inside
      ? `<circle cx="29" cy="29" r="${size * 0.6}" fill="${LIGHT}"/>${numberIn(count, 29, 29, size, '#3A2A1A')}`
      : '') +
    (suit === null ? '' : corner(suit))
  );
}
