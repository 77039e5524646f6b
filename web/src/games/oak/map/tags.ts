/** Where the tags of the players stand on the rim: none under another, none over the sun. */

import { isBend, MOST } from './geometry';

export interface Tag {
  seat: number;
  /** The points of the rim it stands at; about its own. */
  at: number;
  /** How far from the middle of the lane, towards the oak. */
  inward: number;
  /** Whether it is high rather than broad, whatever its edge. */
  upright?: boolean;
}

/** So far from the sun the marker is clear of a tag. */
const CLEAR = 1.6;
/** Tags of nearly one score stand in pairs across the rim, further pairs farther from the sun. */
const NEAR = 1.9;
const ACROSS = 16;
/** Who is level with the sun stands beside it, towards the oak. */
const LEVEL = 30;
/** Above the titles of the two displays it leaves them their line: only the rays of the sun are covered. */
const TITLES = { creatures: MOST / 3, artifacts: (2 * MOST) / 3, reach: 3.5, level: 20 };
/** In the middle of the upper edge two Ends leave room for one on end. */
const BETWEEN = { half: MOST / 2, first: 54, step: 46 };
/** So far from the middle of the upper edge the names of its Ends reach, with half a tag. */
const NAMED = 3.6;
/** Beyond this a tag would leave the board. */
const END = MOST + 0.3;

export function tagsOf(scores: readonly number[], sun: number): Tag[] {
  const seats = scores.map((_, seat) => seat).sort((a, b) => scores[a]! - scores[b]! || a - b);
  const level = seats.filter((seat) => scores[seat] === sun);
  return [
    ...crowds(seats.filter((seat) => scores[seat]! < sun)).flatMap((crowd) => behind(crowd)),
    ...level.map((seat, k) => abreastOf(seat, k)),
    ...crowds(seats.filter((seat) => scores[seat]! > sun)).flatMap((crowd) => ahead(crowd)),
  ];

  function abreastOf(seat: number, k: number): Tag {
    const titled = [TITLES.creatures, TITLES.artifacts].some((at) => Math.abs(sun - at) < TITLES.reach);
    if (Math.abs(sun - BETWEEN.half) >= NEAR)
      return { seat, at: sun, inward: (titled ? TITLES.level : LEVEL) + k * 2 * ACROSS };
    return { seat, at: sun, inward: BETWEEN.first + k * BETWEEN.step, upright: true };
  }

  /** The spot of a score, kept clear of the sun; whatever is beyond the rim stands at its end. */
  function spot(seat: number): number {
    const points = Math.min(scores[seat]!, END);
    return points < sun ? Math.min(points, Math.max(0, sun - CLEAR)) : Math.max(points, sun + CLEAR);
  }

  function crowds(of: readonly number[]): number[][] {
    const found: number[][] = [];
    for (const seat of of) {
      const crowd = found.at(-1);
      if (crowd && spot(seat) - spot(crowd.at(-1)!) < NEAR) crowd.push(seat);
      else found.push([seat]);
    }
    return found;
  }

  /** From its best backwards; at the beginning of the rim there is nothing to go back to. */
  function behind(crowd: readonly number[]): Tag[] {
    const abreast = abreastAt(crowd.map(spot));
    const rows = Math.ceil(crowd.length / abreast) - 1;
    const best = Math.max(spot(crowd.at(-1)!), rows * NEAR);
    return crowd.map((seat, k) => ({
      seat,
      at: best - Math.floor((crowd.length - 1 - k) / abreast) * NEAR,
      inward: across(crowd, k, abreast),
    }));
  }

  /** From its last forwards; at the end of the rim they move back. */
  function ahead(crowd: readonly number[]): Tag[] {
    const abreast = abreastAt(crowd.map(spot));
    const rows = Math.ceil(crowd.length / abreast) - 1;
    const first = Math.min(spot(crowd[0]!), END - rows * NEAR);
    return crowd.map((seat, k) => ({
      seat,
      at: first + Math.floor(k / abreast) * NEAR,
      inward: across(crowd, k, abreast),
    }));
  }
}

/** How many stand side by side: in a bend and over the names of the upper Ends one after another, or the inner one hides
 * what lies beside the rim. */
const abreastAt = (spots: readonly number[]): number =>
  spots.some((points) => isBend(points) || Math.abs(points - MOST / 2) < NAMED) ? 1 : 2;

function across(crowd: readonly number[], k: number, abreast: number): number {
  if (crowd.length === 1 || abreast === 1) return 0;
  return k % 2 ? ACROSS : -ACROSS;
}
