/** What planting on a land would mean: seeds and neighbours, own and a rival's. The rules decide; this counts. */

import type { Scene } from '../../../lib/scene';
import { besides, type Climate, continent, holder, isLake, seedsAt, tileOf, treeAt } from '../view';

export interface Planting {
  land: number;
  climate: Climate;
  own: number;
  /** Who else has most seeds there, if anybody. */
  rival: { owner: number; seeds: number; neighbours: number } | null;
  neighbours: number;
}

const PROMPTS = ['act', 'start', 'plant_seed', 'blessed_land'];

/** The land that is aimed at or chosen, with one seed more; the spirit stands on its new lake. */
export function planting(scene: Scene, aimed: number | null): Planting | null {
  const { decision, selection } = scene;
  if (!scene.asked || !decision || !PROMPTS.includes(decision.prompt)) return null;
  const pending = selection.pending;
  const land = pending && pending.length > 2 ? Number(pending.at(-1)) : aimed;
  const board = continent(scene);
  const tile = board.tiles[tileOf(land ?? 0)];
  if (land === null || isLake(land) || !tile || treeAt(board, land)) return null;
  const seat = decision.seat;
  const near = besides(board)(land);
  const lake = selection.picked('hex').find((hex) => isLake(hex));
  const spirits = board.spirits.map((hex, owner) => (owner === seat ? (lake ?? hex) : hex));
  const count = (owner: number): number =>
    near.filter((hex) => {
      const tree = treeAt(board, hex);
      return (tree && holder(tree) === owner) || spirits[owner] === hex;
    }).length;
  const seeds = seedsAt(board, land);
  const others = seeds.filter((seed) => seed.owner !== seat).sort((a, b) => b.count - a.count);
  const [first] = others;
  return {
    land,
    climate: tile.type,
    own: (seeds.find((seed) => seed.owner === seat)?.count ?? 0) + 1,
    rival: first ? { owner: first.owner, seeds: first.count, neighbours: count(first.owner) } : null,
    neighbours: count(seat),
  };
}
