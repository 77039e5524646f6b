/** The ritual being chosen, as it would be drawn and counted. The server alone decides what it brings. */

import type { Scene } from '../../../lib/scene';
import type { Option } from '../../../lib/speech';
import type { Ritual } from '../printed';
import { besides, type Climate, type Continent, continent, holder, isLake, tileOf, treeAt } from '../view';

export interface Share {
  land: number;
  points: number;
  /** What the owner of a tall tree takes instead. */
  gift: Climate | null;
  giftTo: number;
}

export interface Preview {
  kind: Ritual['kind'];
  lands: number[];
  points: number;
  shares: Share[];
  own: number;
  others: number;
  gifts: Share[];
  fading: number;
  dying: number;
}

const shareOf = (board: Continent, seat: number, land: number): Share => {
  const share: Share = { land, points: 0, gift: null, giftTo: -1 };
  const tree = treeAt(board, land);
  if (!tree) return share;
  const owner = holder(tree);
  if (owner === seat) return { ...share, points: 1 };
  if (board.solo) return share;
  if (tree.level === 1) return { ...share, points: 1 };
  return { ...share, gift: board.tiles[tileOf(land)]?.type ?? null, giftTo: owner };
};

const sum = (shares: readonly Share[]): number => shares.reduce((total, share) => total + share.points, 0);

function told(
  board: Continent,
  seat: number,
  kind: Ritual['kind'],
  lands: number[],
  points: number,
): Preview {
  const shares = lands.map((land) => shareOf(board, seat, land));
  const mine = lands.flatMap((land) => treeAt(board, land) ?? []).filter((tree) => holder(tree) === seat);
  return {
    kind,
    lands,
    points,
    shares: kind !== 'crown' && sum(shares) === points ? shares : [],
    own: mine.length,
    others: shares.filter((share) => share.points && !mine.some((tree) => tree.land === share.land)).length,
    gifts: kind === 'crown' ? [] : shares.filter((share) => share.gift !== null),
    fading: kind === 'crown' ? 0 : mine.length,
    dying: kind === 'crown' ? 1 : mine.filter((tree) => tree.level === 1).length,
  };
}

const at = (option: Option | undefined, place: number): number => Number(option?.[place] ?? 0);

/** The lands of the best chain between two ends, as the question lists them beside its options. */
function chainFor(scene: Scene, option: Option): number[] {
  const chains = (scene.decision?.params.chains ?? []) as number[][];
  const ends = [at(option, 1), at(option, 2)];
  const found = chains.find((chain) => ends.includes(chain[0] ?? -1) && ends.includes(chain.at(-1) ?? -1));
  return found ?? ends;
}

/** What is picked or aimed at, while a ritual is being chosen. */
export function preview(scene: Scene, aimed: number | null, looked: number | null): Preview | null {
  const decision = scene.decision;
  if (!decision) return null;
  const board = continent(scene);
  const options = scene.asked ? scene.selection.remaining : [];
  const picked = scene.asked ? scene.selection.picked('hex') : [];
  const seat = decision.seat;
  if (decision.prompt === 'chain') return chainPreview(scene, looked);
  if (decision.prompt === 'connect') {
    const pending = scene.asked ? scene.selection.pending : null;
    const ends = pending
      ? [at(pending, 1), at(pending, 2)]
      : [...picked, ...(aimed !== null && !picked.includes(aimed) ? [aimed] : [])].slice(0, 2);
    const [a, b] = ends;
    if (a === undefined || b === undefined) return null;
    const option = options.find((each) => ends.includes(at(each, 1)) && ends.includes(at(each, 2)));
    return option ? told(board, seat, 'connection', chainFor(scene, option), at(option, 3)) : null;
  }
  if (decision.prompt !== 'grove' && decision.prompt !== 'crown') return null;
  const land = picked[0] ?? aimed;
  const option = options.find((each) => at(each, 1) === land);
  if (land == null || !option) return null;
  const around = besides(board)(land).filter((each) => !isLake(each) && treeAt(board, each));
  const lands = decision.prompt === 'grove' ? [land, ...around] : [land];
  return told(board, seat, decision.prompt, lands, at(option, 2));
}

function chainPreview(scene: Scene, looked: number | null): Preview | null {
  const decision = scene.decision;
  const chains = (decision?.params.chains ?? []) as number[][];
  const pending = scene.selection.pending;
  const number = pending?.[0] === 'chain' ? at(pending, 1) - 1 : (looked ?? 0);
  const lands = chains[number];
  if (!decision || !lands) return null;
  const board = continent(scene);
  const option = scene.selection.options.find((each) => each[0] === 'chain' && at(each, 1) === number + 1);
  const points = option ? at(option, 3) : sum(lands.map((land) => shareOf(board, decision.seat, land)));
  return told(board, decision.seat, 'connection', lands, points);
}
