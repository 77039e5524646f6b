/** Where a card beside a thing goes: near it, on the screen, over nothing that may be chosen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;
/** How far above and below the thing a free place is looked for, and in what steps. */
const FARTHEST = 420;
const STEP = 15;
/** What may be covered where nothing else is free costs so much less than what may be chosen. */
const RATHER = 0.02;
/** A key is that much wider than it is high: others stand beside it, so its card stands over it. */
const BROAD = 2.5;

/** Edges that only touch hide nothing. */
const TOUCH = 2;

const shared = (from: number, size: number, other: number, extent: number): number =>
  Math.max(0, Math.min(from + size, other + extent) - Math.max(from, other) - TOUCH);

const overlap = (a: Box, b: Box): number =>
  shared(a.left, a.width, b.left, b.width) * shared(a.top, a.height, b.top, b.height);

const within = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)));

const ladder = (x: number, from: number, step: number): [number, number][] =>
  Array.from({ length: FARTHEST / STEP }, (_, i) => [x, from + (i + 1) * step]);

/** In the middle of a room, from its foot upwards. */
function heightsOf(room: Box, card: { width: number; height: number }): [number, number][] {
  const x = room.left + (room.width - card.width) / 2;
  const foot = room.top + room.height - card.height;
  return [[x, foot], ...ladder(x, foot, -STEP).filter(([, y]) => y >= room.top)];
}

/** Beside what is lit in the same row, the nearest first. */
function beyond(
  middle: { x: number; y: number },
  card: { width: number; height: number },
  lit: Box[],
): [number, number][] {
  const top = middle.y - card.height / 2;
  return lit
    .filter((each) => shared(each.top, each.height, top, card.height) > 0)
    .flatMap((each) => [each.left + each.width + GAP, each.left - GAP - card.width])
    .sort((one, other) => Math.abs(one - middle.x) - Math.abs(other - middle.x))
    .map((x) => [x, top]);
}

/** The best of the places around the thing: first one that covers neither it nor what is lit, nor what is worth reading; before all, a free room. */
export function beside(
  thing: Box,
  card: { width: number; height: number },
  screen: Box,
  lit: Box[],
  free: Box | null = null,
  worth: Box[] = [],
): Box {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - card.width;
  const above = thing.top - GAP - card.height;
  const below = thing.top + thing.height + GAP;
  const edges = [MARGIN, screen.width - card.width - MARGIN];
  if (middle.x > screen.width / 2) edges.reverse(); // the nearer one first
  const aside: [number, number][] = [right, left].map((x) => [x, middle.y - card.height / 2]);
  const over: [number, number] = [middle.x - card.width / 2, above];
  const spots: [number, number][] = [
    ...(free ? heightsOf(free, card) : []),
    ...(thing.width > BROAD * thing.height ? [over, ...aside] : [...aside, over]),
    [middle.x - card.width / 2, below],
    [right, above],
    [left, above],
    [right, below],
    [left, below],
    ...[middle.x - card.width / 2, left, right].flatMap((x) => ladder(x, above, -STEP)),
    ...beyond(middle, card, lit),
    ...ladder(middle.x - card.width / 2, below, STEP),
    ...edges.map((x): [number, number] => [x, above]),
    ...edges.map((x): [number, number] => [x, MARGIN]),
  ];
  const placed = spots.map(([x, y]) => ({
    ...card,
    left: within(x, screen.left + MARGIN, screen.left + screen.width - card.width - MARGIN),
    top: within(y, screen.top + MARGIN, screen.top + screen.height - card.height - MARGIN),
  }));
  const hidden = (box: Box, those: Box[]): number => those.reduce((sum, each) => sum + overlap(box, each), 0);
  const cost = (box: Box): number => overlap(box, thing) * 8 + hidden(box, lit) + RATHER * hidden(box, worth);
  return placed.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}
