/** Wooden tokens: every seat colour has a shape and an edge pattern of its own, so that nothing is told by colour alone. */

// Half-width 50, seen from above at a tilt of 0.84, 15 thick; the origin is the centre of the top face.

import { gouge, onEdge, type Point, polygon, short } from './shapes';

export const TILT = 0.84;
export const THICK = 15;

export const COLOURS = ['green', 'violet', 'orange', 'blue', 'gold', 'teal', 'slate', 'rust'] as const;
export type Colour = (typeof COLOURS)[number];

interface Shape {
  half: number;
  exponent?: number; // of a superellipse
  corners?: number; // of a polygon with soft corners
  turn?: number;
}

const SHAPES: Record<Colour, Shape> = {
  green: { half: 50, exponent: 2 },
  violet: { half: 47.5, exponent: 3.6 },
  orange: { half: 51, corners: 6 },
  blue: { half: 53, corners: 4, turn: 0.25 },
  gold: { half: 50, corners: 8, turn: 0.5 },
  teal: { half: 52, corners: 5, turn: 0.25 },
  slate: { half: 51, corners: 7, turn: 0.25 },
  rust: { half: 52, corners: 3, turn: 0.25 },
};

/** What some games call the same dyes. */
const CALLED: Readonly<Record<string, Colour>> = { turquoise: 'teal', yellow: 'gold' };

export const colourOf = (name: string | null | undefined, seat: number): Colour => {
  const known = COLOURS.find((each) => each === name) ?? CALLED[name ?? ''];
  return known ?? COLOURS[seat % COLOURS.length] ?? 'green';
};

function edge(shape: Shape, t: number): Point {
  if (shape.exponent) return onEdge(shape.half, shape.half * TILT, shape.exponent, t);
  const corners = shape.corners ?? 6;
  const sector = (Math.PI * 2) / corners;
  const turned = t - (shape.turn ?? 0) * Math.PI * 2;
  const within = ((turned % sector) + sector) % sector;
  const sharp = Math.cos(sector / 2) / Math.cos(within - sector / 2);
  const radius = shape.half * (0.62 * sharp + 0.38) * (corners < 5 ? 1.06 : 1);
  return [Math.cos(t) * radius, Math.sin(t) * radius * TILT];
}

const outline = (shape: Shape, k = 1): string =>
  polygon(
    Array.from({ length: 64 }, (_, i): Point => {
      const [x, y] = edge(shape, (i / 64) * Math.PI * 2);
      return [x * k, y * k];
    }),
  );

/** The side wall: the lower half of the outline pushed down. */
function wall(shape: Shape, from: number, height: number): string {
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= 32; i++) {
    const [x, y] = edge(shape, Math.PI - (i / 32) * Math.PI);
    upper.push([x, y + from]);
    lower.push([x, y + from + height]);
  }
  return polygon([...upper, ...lower.reverse()]);
}

/** What is cut into a wall at one point, from `top` down to `low`, each colour in its own way. */
const CUTS: Record<Colour, (x: number, top: number, low: number, i: number) => string> = {
  green: (x, top, low) => gouge(x, top, x, low, 0.95),
  violet: (x, top, low) => diamond(x, (top + low) / 2, 1.7, 2.6),
  orange: (x, top, low) =>
    `M${short(x - 2)} ${short(low)}L${short(x)} ${short(top)}L${short(x + 2)} ${short(low)}Z`,
  blue: (x, top, low, i) =>
    i % 2 ? gouge(x - 1.6, top, x + 1.6, low, 0.9) : gouge(x + 1.6, top, x - 1.6, low, 0.9),
  gold: (x, top, low) => round(x, (top + low) / 2, 1.7),
  teal: (x, top, low, i) => round(x, i % 2 ? top + 1.6 : low - 1.6, 1.3),
  slate: (x, top, low) => gouge(x - 1, top, x - 1, low, 0.7) + gouge(x + 1.4, top, x + 1.4, low, 0.7),
  rust: (x, top, low, i) => (i % 3 ? gouge(x, top, x, low, 0.9) : diamond(x, (top + low) / 2, 2.2, 3)),
};
const COUNTS: Record<Colour, number> = {
  green: 22,
  violet: 13,
  orange: 15,
  blue: 20,
  gold: 13,
  teal: 20,
  slate: 12,
  rust: 16,
};

const diamond = (x: number, y: number, w: number, h: number): string =>
  `M${short(x - w)} ${short(y)}l${w} ${-h}l${w} ${h}l${-w} ${h}Z`;
const round = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r * 0.9} 0 1 0 ${2 * r} 0a${r} ${r * 0.9} 0 1 0 ${-2 * r} 0Z`;

function sidePattern(colour: Colour): string {
  const count = COUNTS[colour];
  let d = '';
  for (let i = 1; i < count; i++) {
    const [x, y] = edge(SHAPES[colour], Math.PI - (i / count) * Math.PI);
    d += CUTS[colour](x, y + 4.6, y + THICK - 2.4, i);
  }
  return d;
}

const HATCHED: readonly Colour[] = ['green', 'blue', 'slate', 'rust'];

function rimPattern(colour: Colour): string {
  const shape = SHAPES[colour];
  const hatched = HATCHED.includes(colour);
  const count = hatched ? 36 : 28;
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = edge(shape, (i / count) * Math.PI * 2);
    d += hatched
      ? gouge(x * 0.775, y * 0.775, x * 0.87, y * 0.87, 1.05)
      : `M${short(x * 0.835 - 1.5)} ${short(y * 0.835)}a1.5 1.35 0 1 0 3 0a1.5 1.35 0 1 0 -3 0Z`;
  }
  return d;
}

/** Gradients that all tokens share. */
export const SHADES = `<linearGradient id="side-shade" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".38"/><stop offset=".28" stop-color="#000" stop-opacity="0"/><stop offset=".42" stop-color="#fff" stop-opacity=".14"/><stop offset=".62" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".48"/></linearGradient><radialGradient id="face-shade" cx=".36" cy=".26" r=".95"><stop offset="0" stop-color="#fff" stop-opacity=".17"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/></radialGradient><linearGradient id="wood-shade" x1="0" x2=".5" y1="0" y2="1"><stop offset="0" class="wood-light"/><stop offset="1" class="wood-mid"/></linearGradient><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="7"/></filter><filter id="soft-4" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="4"/></filter>`;

/** Wall, blank face and outline of one colour: `side-…`, `blank-…`, `outline-…`. */
export function discDefs(colour: Colour): string {
  const shape = SHAPES[colour];
  const whole = outline(shape);
  const inner = outline(shape, 0.908);
  const side = wall(shape, 0, THICK);
  return (
    `<g id="side-${colour}"><path d="${side}" fill="var(--seat-${colour}-deep)"/>` +
    `<path d="${wall(shape, 1, THICK - 2)}" fill="var(--seat-${colour})"/>` +
    `<path d="${sidePattern(colour)}" fill="var(--carve)" opacity=".62"/>` +
    `<path d="${wall(shape, -0.5, 3)}" fill="var(--wood)"/><path d="${side}" fill="url(#side-shade)"/>` +
    `<path d="${wall(shape, THICK - 1.3, 1.3)}" fill="#000" opacity=".34"/></g>` +
    `<g id="blank-${colour}"><path d="${whole}" fill="url(#wood-shade)"/>` +
    `<path d="${whole}" fill="none" stroke="var(--wood-deep)" stroke-width=".9" opacity=".75"/>` +
    `<path d="${inner}" fill="var(--seat-${colour})"/><path d="${inner}" fill="url(#face-shade)"/>` +
    `<path d="${inner}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width=".9"/>` +
    `<path d="${rimPattern(colour)}" fill="var(--carve)" opacity=".5"/></g>` +
    `<path id="outline-${colour}" d="${whole}"/>`
  );
}

/** A silhouette carved into a face: a dark copy a little lower, then the picture. */
export function carved(glyph: string, size: number): string {
  const place = (dy: number) =>
    `translate(${short(-size / 2)} ${short((-size / 2) * 0.92 - 0.5 + dy)}) scale(${(size / 512).toFixed(4)} ${((size / 512) * 0.92).toFixed(4)})`;
  return (
    `<g transform="${place(1.3)}" fill="#000" opacity=".33">${glyph}</g>` +
    `<g transform="${place(0)}" fill="var(--carve)">${glyph}</g>`
  );
}
