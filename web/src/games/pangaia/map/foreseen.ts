/** What the choice aimed at would change on the continent and on the players' boards. */

import type { Scene } from '../../../lib/scene';
import { type Continent, continentOf, type PlayerView, type TreeView, treeAt } from '../view';

/** The continent as it would be; null while nothing is aimed at. */
export const foreseenContinent = (scene: Scene): Continent | null =>
  scene.foreseen?.view ? continentOf(scene.foreseen.view) : null;

/** What a player would have then. */
export const foreseenPlayer = (scene: Scene, seat: number): PlayerView | null =>
  foreseenContinent(scene)?.players[seat] ?? null;

export interface TreeChange {
  land: number;
  tree: TreeView;
  from: number;
  to: number;
}

const CHANGE = /^(gain|loss)-(sprouts|dies|level)$/;

/** The trees that would sprout, grow, wither or die, as the game names them. */
export function treeChanges(scene: Scene, board: Continent): TreeChange[] {
  const after = foreseenContinent(scene);
  return (scene.foreseen?.changes ?? []).flatMap(({ key, params }) => {
    const what = CHANGE.exec(key)?.[2];
    const lands = what ? [params.lands ?? params.land].flat().map(Number) : [];
    return lands.flatMap((land) => {
      const tree = treeAt(board, land) ?? (after ? treeAt(after, land) : undefined);
      if (!tree) return [];
      if (what === 'sprouts') return [{ land, tree, from: 0, to: 1 }];
      if (what === 'dies') return [{ land, tree, from: tree.level, to: 0 }];
      return [{ land, tree, from: Number(params.before), to: Number(params.after) }];
    });
  });
}

export interface SeedChange {
  land: number;
  owner: number;
  from: number;
  to: number;
}

/** The seeds that would come to a land, or leave it without a tree growing there. */
export function seedChanges(before: Continent, after: Continent): SeedChange[] {
  const count = (board: Continent, land: number, owner: number): number =>
    board.seeds.find((seed) => seed.land === land && seed.owner === owner)?.count ?? 0;
  const places = new Map(
    [...before.seeds, ...after.seeds].map((seed) => [`${seed.land} ${seed.owner}`, seed]),
  );
  return [...places.values()].flatMap(({ land, owner }) => {
    const [from, to] = [count(before, land, owner), count(after, land, owner)];
    return from === to ? [] : [{ land, owner, from, to }];
  });
}
