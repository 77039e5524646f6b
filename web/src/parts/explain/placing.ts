/** Where a card beside a thing goes: near it, on the screen, over nothing that may be chosen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;
/** How far above the thing a free place is looked for, and in what steps. */
const HIGHEST = 420;
const STEP = 30;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const within = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)));

const higher = (x: number, from: number): [number, number][] =>
  Array.from({ length: HIGHEST / STEP }, (_, i) => [x, from - (i + 1) * STEP]);

/** The best of the places around the thing: first one that covers neither it nor what is lit. */
export function beside(thing: Box, card: { width: number; height: number }, screen: Box, lit: Box[]): Box {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - card.width;
  const above = thing.top - GAP - card.height;
  const below = thing.top + thing.height + GAP;
  const edges = [MARGIN, screen.width - card.width - MARGIN];
  if (middle.x > screen.width / 2) edges.reverse(); // the nearer one first
  const spots: [number, number][] = [
    [right, middle.y - card.height / 2],
    [left, middle.y - card.height / 2],
    [middle.x - card.width / 2, above],
    [middle.x - card.width / 2, below],
    [right, above],
    [left, above],
    [right, below],
    [left, below],
    ...[middle.x - card.width / 2, left, right].flatMap((x) => higher(x, above)),
    ...edges.map((x): [number, number] => [x, above]),
    ...edges.map((x): [number, number] => [x, MARGIN]),
  ];
  const placed = spots.map(([x, y]) => ({
    ...card,
    left: within(x, MARGIN, screen.width - card.width - MARGIN),
    top: within(y, MARGIN, screen.height - card.height - MARGIN),
  }));
  const cost = (box: Box): number =>
    overlap(box, thing) * 8 + lit.reduce((sum, each) => sum + overlap(box, each), 0);
  return placed.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}
