/** The course of a game as a curve: the first seat's chances to win, from 0 to 1, after each choice. */

import type { ResultInfo } from './protocol';

/** From the game's own judgement of each seat; the end is certain. */
export function chances(values: readonly (readonly number[])[], result: ResultInfo | null): number[] {
  const gaps = values.map((each) => (each[0] ?? 0) - Math.max(...each.slice(1), Number.NEGATIVE_INFINITY));
  const usable = gaps.map((gap) => (Number.isFinite(gap) ? gap : 0));
  const ordered = usable.map(Math.abs).sort((a, b) => a - b);
  const scale = Math.max(ordered[Math.floor(ordered.length * 0.8)] ?? 1, 1e-6);
  const found = usable.map((gap) => 1 / (1 + Math.exp((-1.6 * gap) / scale)));
  if (result && found.length) found[found.length - 1] = ending(result);
  return found;
}

function ending(result: ResultInfo): number {
  if (!result.winners.includes(0)) return result.winners.length ? 0 : 0.5;
  return result.winners.length > 1 ? 0.5 : 1;
}

/** The choice after which things had changed most, the end left aside. */
export function turningPoint(values: readonly number[]): number | null {
  let best: number | null = null;
  let most = 0;
  for (let i = 1; i < values.length - 1; i++) {
    const swing = Math.abs((values[i] ?? 0) - (values[i - 1] ?? 0));
    if (swing > most) [best, most] = [i, swing];
  }
  return best;
}

/** A smooth path through the values, in a box of that size. */
export function curvePath(values: readonly number[], w: number, h: number): string {
  const x = (i: number) => (values.length < 2 ? 0 : (i / (values.length - 1)) * w);
  const y = (i: number) => h - (values[i] ?? 0.5) * h;
  let d = `M0 ${y(0).toFixed(1)}`;
  for (let i = 1; i < values.length; i++) {
    const m = ((x(i - 1) + x(i)) / 2).toFixed(1);
    d += `C${m} ${y(i - 1).toFixed(1)} ${m} ${y(i).toFixed(1)} ${x(i).toFixed(1)} ${y(i).toFixed(1)}`;
  }
  return d;
}
