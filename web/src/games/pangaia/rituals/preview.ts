/** The ritual being chosen, as it would be drawn and counted: all of it as the game says. */

import type { Scene } from '../../../lib/scene';
import type { Option } from '../../../lib/speech';
import type { Ritual } from '../printed';
import { continent, holder, treeAt } from '../view';

export interface Share {
  land: number;
  points: number;
}

export interface Gift {
  player: number;
  resource: number;
}

export interface Preview {
  kind: Ritual['kind'];
  lands: readonly number[];
  points: number;
  /** What each land adds; none for a crown. */
  shares: readonly Share[];
  own: number;
  others: number;
  /** What goes to the owners of tall trees, the trees that wither and those that die: as soon as it is foreseen. */
  gifts: readonly Gift[];
  fading: number;
  dying: number;
}

/** A way to carry out the ritual: the lands it takes, and what each of them adds. */
interface Way {
  lands: readonly number[];
  worths: readonly number[];
}

function waysOf(scene: Scene): Way[] {
  const params = scene.decision?.params ?? {};
  const all = (params.chains ?? params.groves ?? []) as number[][];
  const worths = (params.worths ?? []) as number[][];
  return all.map((lands, i) => ({ lands, worths: worths[i] ?? [] }));
}

function told(scene: Scene, kind: Ritual['kind'], { lands, worths }: Way, points: number): Preview {
  const board = continent(scene);
  const seat = scene.decision?.seat ?? 0;
  const shares = worths.map((worth, i) => ({ land: lands[i]!, points: worth }));
  const mine = (land: number): boolean => {
    const tree = treeAt(board, land);
    return tree !== undefined && holder(tree) === seat;
  };
  const changes = scene.foreseen?.changes ?? [];
  const dying = Number(changes.find(({ key }) => key === 'loss-dies')?.params.count ?? 0);
  return {
    kind,
    lands,
    points,
    shares,
    own: lands.filter(mine).length,
    others: shares.filter((share) => share.points && !mine(share.land)).length,
    gifts: changes.flatMap(({ key, params }) =>
      key === 'loss-rival_resources'
        ? [params.resource].flat().map((each) => ({ player: Number(params.player), resource: Number(each) }))
        : [],
    ),
    fading: dying + changes.filter(({ key }) => key === 'loss-level').length,
    dying,
  };
}

const at = (option: Option | undefined, place: number): number => Number(option?.[place] ?? 0);

/** What is picked or aimed at, while a ritual is being chosen. */
export function preview(scene: Scene, aimed: number | null, looked: number | null): Preview | null {
  switch (scene.decision?.prompt) {
    case 'chain':
      return chainPreview(scene, looked);
    case 'connect':
      return connectPreview(scene, aimed);
    case 'grove':
    case 'crown':
      return treePreview(scene, scene.decision.prompt, aimed);
    default:
      return null;
  }
}

/** The best chain between two ends, as the question lists it beside its options. */
function connectPreview(scene: Scene, aimed: number | null): Preview | null {
  const { asked, selection } = scene;
  const picked = asked ? selection.picked('hex') : [];
  const pending = asked ? selection.pending : null;
  const ends = pending
    ? [at(pending, 1), at(pending, 2)]
    : [...picked, ...(aimed !== null && !picked.includes(aimed) ? [aimed] : [])].slice(0, 2);
  if (ends.length < 2) return null;
  const joins = (a: number, b: number): boolean => ends.includes(a) && ends.includes(b) && a !== b;
  const option = (asked ? selection.remaining : []).find((each) => joins(at(each, 1), at(each, 2)));
  const way = waysOf(scene).find(({ lands }) => joins(lands[0] ?? -1, lands.at(-1) ?? -1));
  return option && way ? told(scene, 'connection', way, at(option, 3)) : null;
}

function treePreview(scene: Scene, kind: 'grove' | 'crown', aimed: number | null): Preview | null {
  const land = (scene.asked ? scene.selection.picked('hex')[0] : undefined) ?? aimed;
  const option = (scene.asked ? scene.selection.remaining : []).find((each) => at(each, 1) === land);
  if (land == null || !option) return null;
  const way = waysOf(scene).find(({ lands }) => lands[0] === land) ?? { lands: [land], worths: [] };
  return told(scene, kind, way, at(option, 2));
}

function chainPreview(scene: Scene, looked: number | null): Preview | null {
  const { options, pending } = scene.selection;
  const number = pending?.[0] === 'chain' ? at(pending, 1) - 1 : (looked ?? 0);
  const way = waysOf(scene)[number];
  const option = options.find((each) => each[0] === 'chain' && at(each, 1) === number + 1);
  return way && option ? told(scene, 'connection', way, at(option, 3)) : null;
}
