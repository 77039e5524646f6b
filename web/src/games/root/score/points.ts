/** Where the points came from, counted from the log. */

import type { LogLine } from '../../../lib/protocol';

export interface Share {
  /** What they were scored by; -1 for what was lost again. */
  source: number;
  points: number;
}

export const LOST = -1;

/** By faction, the largest share first and what was lost last. */
export function shares(lines: readonly LogLine[]): Map<number, Share[]> {
  const found = new Map<number, Map<number, number>>();
  for (const { key, params } of lines) {
    if (key !== 'scored' && key !== 'lost_points') continue;
    const faction = Number(params.faction);
    const source = key === 'scored' ? Number(params.source) : LOST;
    const sums = found.get(faction) ?? new Map<number, number>();
    sums.set(source, (sums.get(source) ?? 0) + Number(params.points));
    found.set(faction, sums);
  }
  return new Map([...found].map(([faction, sums]) => [faction, sorted(sums)]));
}

function sorted(sums: ReadonlyMap<number, number>): Share[] {
  const all = [...sums].map(([source, points]) => ({ source, points }));
  const rank = ({ source, points }: Share): number => (source === LOST ? -1 : points);
  return all.sort((a, b) => rank(b) - rank(a) || a.source - b.source);
}
