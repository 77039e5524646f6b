/** Sentences about the board that the drawing needs. */

import type { Scene } from '../../lib/scene';
import type { Preview } from './rituals/preview';
import { CLIMATES, continent, holder, isLake, paintOf, seedsAt, tileOf, treeAt } from './view';
import { say } from './words';

export const ownerName = (scene: Scene, owner: number): string =>
  paintOf(scene, owner) === 'rot' ? scene.speech.name('player', 4) : scene.seatName(owner);

/** What a screen reader hears of a hex. */
export function hexLabel(scene: Scene, hex: number, open: boolean, picked = false): string {
  const board = continent(scene);
  const tile = board.tiles[tileOf(hex)];
  const name = scene.speech.name('hex', hex);
  const parts: string[] = [];
  if (isLake(hex)) {
    parts.push(name);
    const spirit = board.spirits.indexOf(hex);
    if (spirit >= 0) parts.push(say('hex-spirit', { player: ownerName(scene, spirit) }));
  } else {
    const climate = tile ? CLIMATES.indexOf(tile.type) : 0;
    parts.push(
      tile?.corrupted
        ? say('hex-fallen', { hex: name })
        : `${name}, ${scene.speech.name('resource', climate, 'land')}`,
    );
    const tree = treeAt(board, hex);
    if (tree) {
      const player = ownerName(scene, tree.owner);
      const key = holder(tree) !== tree.owner ? 'hex-tree-corrupted' : 'hex-tree';
      parts.push(say(key, { player, level: tree.level }));
    }
    for (const seed of seedsAt(board, hex))
      parts.push(say('hex-seeds', { player: ownerName(scene, seed.owner), count: seed.count }));
  }
  if (scene.asked) parts.push(say(picked ? 'hex-picked' : open ? 'hex-open' : 'hex-closed'));
  return parts.join(', ');
}

/** The ritual being aimed at, in a line. */
export function previewSentence(found: Preview): string {
  const parts = [say('preview-points', { points: found.points })];
  if (found.kind === 'crown') parts.push(say('preview-dies'));
  else {
    parts.push(say('preview-own', { count: found.own }));
    if (found.others) parts.push(say('preview-others', { count: found.others }));
    if (found.gifts.length) parts.push(say('preview-gifts', { count: found.gifts.length }));
    if (found.fading) parts.push(say('preview-fade', { count: found.fading, dying: found.dying }));
  }
  return parts.join(' · ');
}

const LANDS = ['land', 'lake', 'origin'];
const SHOWN = [
  'sprouted',
  'seed_planted',
  'seed_moved',
  'tree_withers',
  'tree_died',
  'tree_grew',
  'moves',
  'contaminated',
  'corrupted_grew',
  'ritual',
];

/** The hexes that the last choice touched, and those that another player may plant now. */
export function lastHexes(scene: Scene): ReadonlySet<number> {
  const found = new Set<number>();
  const { decision } = scene;
  if (decision?.prompt === 'plant_seed')
    for (const land of (decision.params.lands ?? []) as number[]) found.add(land);
  for (const { key, params } of scene.lastLines) {
    if (!SHOWN.includes(key)) continue;
    for (const value of LANDS.flatMap((name) => params[name])) // of a set there are several
      if (typeof value === 'number') found.add(value);
    if (Array.isArray(params.lands)) for (const land of params.lands) found.add(Number(land));
  }
  return found;
}
