/** Where the tags of the players stand on the rim: none under another, none over the sun. */

export interface Tag {
  seat: number;
  /** The points of the rim it stands at; about its own. */
  at: number;
  /** How far from the middle of the lane, towards the oak. */
  inward: number;
}

/** So far from the sun the marker is clear of a tag. */
const CLEAR = 1.6;
/** Tags of nearly one score stand in pairs across the rim, further pairs farther from the sun. */
const NEAR = 1.9;
const ACROSS = 16;
/** Who is level with the sun stands beside it, towards the oak. */
const LEVEL = 30;

export function tagsOf(scores: readonly number[], sun: number): Tag[] {
  const seats = scores.map((_, seat) => seat).sort((a, b) => scores[a]! - scores[b]! || a - b);
  const level = seats.filter((seat) => scores[seat] === sun);
  return [
    ...crowds(seats.filter((seat) => scores[seat]! < sun)).flatMap((crowd) => behind(crowd)),
    ...level.map((seat, k) => ({ seat, at: sun, inward: LEVEL + k * 2 * ACROSS })),
    ...crowds(seats.filter((seat) => scores[seat]! > sun)).flatMap((crowd) => ahead(crowd)),
  ];

  /** The spot of a score, kept clear of the sun. */
  function spot(seat: number): number {
    const points = scores[seat]!;
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
    const pairs = Math.ceil(crowd.length / 2) - 1;
    const best = Math.max(spot(crowd.at(-1)!), pairs * NEAR);
    return crowd.map((seat, k) => ({
      seat,
      at: best - Math.floor((crowd.length - 1 - k) / 2) * NEAR,
      inward: across(crowd, k),
    }));
  }

  function ahead(crowd: readonly number[]): Tag[] {
    const first = spot(crowd[0]!);
    return crowd.map((seat, k) => ({
      seat,
      at: first + Math.floor(k / 2) * NEAR,
      inward: across(crowd, k),
    }));
  }
}

function across(crowd: readonly number[], k: number): number {
  if (crowd.length === 1) return 0;
  return k % 2 ? ACROSS : -ACROSS;
}
