/** The corner of a frame in which a note hides least of what it speaks of. */

export const CORNERS = ['top-right', 'top-left', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const EDGE = 10;

function placed(corner: Corner, frame: Box, note: Box): Box {
  const [width, height] = [note.right - note.left, note.bottom - note.top];
  const left = corner.endsWith('left') ? frame.left + EDGE : frame.right - EDGE - width;
  const top = corner.startsWith('top') ? frame.top + EDGE : frame.bottom - EDGE - height;
  return { left, top, right: left + width, bottom: top + height };
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The first of the corners that hides least of the spots, and of those the one that hides least of the others. */
export function clearest(frame: Box, note: Box, spots: readonly Box[], others: readonly Box[] = []): Corner {
  const hidden = (corner: Corner, all: readonly Box[]) =>
    all.reduce((sum, spot) => sum + shared(placed(corner, frame, note), spot), 0);
  const better = (a: Corner, b: Corner) =>
    hidden(a, spots) - hidden(b, spots) || hidden(a, others) - hidden(b, others);
  return CORNERS.reduce((best, each) => (better(each, best) < 0 ? each : best));
}
