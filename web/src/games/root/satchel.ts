/** Which items of a Vagabond an option names, and what picking one means. */

import type { Scene } from '../../lib/scene';
import type { Option } from '../../lib/speech';
import { argumentsOf, open, take } from './picking.svelte';
import type { VagabondBoard } from './view';

export interface Held {
  item: number;
  side: number;
  /** Of those alike, the how manieth. */
  place: number;
  key: string;
}

export const UP = 0;
export const DAMAGED = 2;

/** Every item one by one, with its side. */
export const itemsOf = (board: VagabondBoard): Held[] =>
  board.items.flatMap((row, side) =>
    row.flatMap((count, item) =>
      Array.from({ length: count }, (_, i) => ({ item, side, place: i, key: `${item} ${side} ${i}` })),
    ),
  );

/** Whether an option names this item, on this side where sides matter. */
function names(scene: Scene, option: Option, { item, side }: Held): boolean {
  const found = argumentsOf(scene, option);
  const at = found.find((each) => each.kind === 'side');
  return (
    found.some((each) => each.kind === 'item' && each.value === item) &&
    (at ? at.value === side : option[0] !== 'take_item' && side === UP)
  );
}

/** Whether it may be picked, or laid back. */
export function named(scene: Scene, held: Held): boolean {
  if (!scene.asked || scene.selection.pending) return false;
  return isTaken(scene, held) || scene.selection.remaining.some((option) => names(scene, option, held));
}

/** Whether it is among the items picked together. */
export const isTaken = (scene: Scene, held: Held): boolean =>
  scene.asked && held.place < scene.selection.gathered.filter((each) => names(scene, each, held)).length;

export function pickItem(scene: Scene, held: Held): void {
  const { item, side } = held;
  const taken = isTaken(scene, held) && scene.selection.gathered.findLast((each) => names(scene, each, held));
  if (taken) {
    scene.selection.putBack(taken);
    return;
  }
  if (!take(scene, 'item', item)) return;
  if (
    scene.asked &&
    scene.selection.picks.length &&
    scene.selection.remaining.length > 1 &&
    open(scene, 'side').has(side)
  )
    take(scene, 'side', side);
}

/** Of those on a track three at most: the rest lies in the satchel. */
export function laidOut(board: VagabondBoard): { tracks: Held[][]; satchel: Held[]; damaged: Held[] } {
  const room = [board.tracks.tea, board.tracks.coin, board.tracks.bag];
  const tracks: Held[][] = [[], [], []];
  const satchel: Held[] = [];
  const damaged: Held[] = [];
  for (const held of itemsOf(board)) {
    const track = TRACKS.indexOf(held.item);
    if (held.side >= DAMAGED) damaged.push(held);
    else if (held.side === UP && track >= 0 && tracks[track]!.length < room[track]!)
      tracks[track]!.push(held);
    else satchel.push(held);
  }
  return { tracks, satchel, damaged };
}

/** Tea, coins and bags have tracks. */
export const TRACKS: readonly number[] = [5, 6, 1];
