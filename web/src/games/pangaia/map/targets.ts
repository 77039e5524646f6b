/** Which hexes may be picked for the pending question, and what picking one means. */

import { picksOf, same } from '../../../lib/narrowing';
import type { Scene } from '../../../lib/scene';
import { isMember } from '../../../lib/several';
import type { Option } from '../../../lib/speech';
import { besides, continent, DREAMING, isLake, tileOf } from '../view';

export interface Aims {
  legal: ReadonlySet<number>;
  /** Seeds that may be lifted. */
  sources: ReadonlySet<number>;
  /** What may be picked instead of what is. */
  also: ReadonlySet<number>;
  chosen: number[];
}

const NONE: ReadonlySet<number> = new Set();
export const NOTHING: Aims = { legal: NONE, sources: NONE, also: NONE, chosen: [] };

export function aims(scene: Scene): Aims {
  if (!scene.asked || !scene.decision) return NOTHING;
  const prompt = scene.decision.prompt;
  if (prompt === 'plant_seed') return plantingAims(scene);
  if (prompt === 'chain') return { ...NOTHING, legal: new Set(tellingLands(scene).keys()) };
  const { selection } = scene;
  const chosen = selection.picked('hex');
  const legal = selection.pending ? NONE : selection.targets('hex');
  const open = chosen.length ? selection.open('hex') : NONE;
  const also = new Set([...open].filter((hex) => !legal.has(hex) && !chosen.includes(hex)));
  // the lands already declared for sprouting stay marked
  const declared = prompt === 'sprout_more' ? (scene.decision.params.lands as number[]) : [];
  return { legal, sources: NONE, also, chosen: [...declared, ...chosen] };
}

function plantingAims(scene: Scene): Aims {
  const { remaining } = scene.selection;
  const moving = remaining.filter((option) => option[0] === 'move_seed');
  const lands = new Set(remaining.flatMap((option) => (option.length > 1 ? [Number(option.at(-1))] : [])));
  const lifted = liftedFrom(scene);
  const planted = [...new Set(scene.selection.gathered.map((option) => Number(option.at(-1))))];
  const land = landWanted(scene);
  const also = new Set(elsewhere(scene).map((option) => Number(option.at(-1))));
  if (land !== null)
    return {
      legal: NONE,
      sources: scene.selection.pending ? NONE : new Set(moving.map((option) => Number(option[1]))),
      also: new Set(
        scene.selection.options.flatMap((option) =>
          (option[2] ?? land) === land ? [] : [Number(option[2])],
        ),
      ),
      chosen: [...new Set([land, ...planted])],
    };
  if (lifted !== null && remaining.every((option) => option[0] === 'move_seed'))
    return {
      legal: scene.selection.pending ? NONE : lands,
      sources: NONE,
      also,
      chosen: [...new Set([lifted, ...planted])],
    };
  const onlySources = !remaining.some((option) => option[0] === 'sow') && lands.size === 1;
  return {
    legal: onlySources ? NONE : lands,
    sources: new Set(moving.map((option) => Number(option[1]))),
    also,
    chosen: onlySources ? [...lands] : planted,
  };
}

const pickOf = (scene: Scene, word: string): number | null => {
  const found = scene.selection.picks.find((pick) => 'kind' in pick && pick.word === word);
  return found && 'value' in found ? found.value : null;
};

/** The land whose seed is in hand. */
export function liftedFrom(scene: Scene): number | null {
  const { pending } = scene.selection;
  return pending?.[0] === 'move_seed' ? Number(pending[1]) : pickOf(scene, 'origin');
}

/** The land that was pressed before it is said which of several seeds goes there. */
const landWanted = (scene: Scene): number | null => pickOf(scene, 'land');

/** The lands by which one chain is told from all others. */
function tellingLands(scene: Scene): Map<number, number> {
  const chains = (scene.decision?.params.chains ?? []) as number[][];
  const found = new Map<number, number>();
  chains.forEach((chain, number) => {
    for (const land of chain)
      if (chains.every((other, i) => i === number || !other.includes(land))) found.set(land, number);
  });
  return found;
}

/** Which chain a land stands for, if it tells one. */
export const chainOf = (scene: Scene, land: number): number | null => tellingLands(scene).get(land) ?? null;

const chainOption = (scene: Scene, land: number): Option | undefined => {
  const number = (chainOf(scene, land) ?? -1) + 1;
  return scene.selection.options.find((each) => each[0] === 'chain' && each[1] === number);
};

/** Spells out an option; the last open choice is taken at once, or waits for the key. */
export function spell(scene: Scene, option: Option): void {
  const { selection } = scene;
  if (selection.several && isMember(selection.several, option)) {
    selection.take(option);
    return;
  }
  selection.clear();
  for (const pick of picksOf(option, scene.game)) {
    if (!selection.add(pick) || selection.remaining.length === 1) return;
  }
}

/** Takes a hex; false when it stands for nothing now. */
export function take(scene: Scene, hex: number): boolean {
  const { selection, decision } = scene;
  const chosen = selection.picked('hex');
  if (selection.pending && chosen.includes(hex)) {
    selection.confirm();
    return true;
  }
  if (decision?.prompt === 'plant_seed') return plant(scene, hex);
  if (decision?.prompt === 'chain') {
    const option = chainOption(scene, hex);
    if (option) spell(scene, option);
    return option !== undefined;
  }
  if (selection.pick('hex', hex)) return true;
  if (chosen.includes(hex)) {
    return selection.layBack('hex', hex);
  }
  return chosen.length > 0 && (instead(scene, hex) || selection.swap('hex', hex));
}

/** Another hex in place of the one picked last: another land beside the same lake. */
function instead(scene: Scene, hex: number): boolean {
  const { selection } = scene;
  const last = selection.begun('hex').at(-1);
  if (last === undefined) return false;
  const picks = selection.picks;
  selection.layBack('hex', last);
  if (selection.pick('hex', hex)) return true;
  selection.hold(picks);
  return false;
}

/** The whole option that pressing a hex would complete, as text; nothing where more is open. */
export function would(scene: Scene, hex: number): string | undefined {
  const { selection, decision } = scene;
  if (decision?.prompt === 'plant_seed') return planted(scene, hex)?.join(' ');
  if (decision?.prompt === 'chain') return chainOption(scene, hex)?.join(' ');
  const left = selection.leftBy({ kind: 'hex', value: hex });
  return left.length === 1 ? left[0]!.join(' ') : undefined;
}

/** Where else the seed may go that waits to be planted. */
function elsewhere(scene: Scene): readonly Option[] {
  const { pending, options } = scene.selection;
  if (!pending || pending.length < 2) return [];
  const source = pending.slice(0, -1).join(' ');
  return options.filter((each) => each.slice(0, -1).join(' ') === source && !same(each, pending));
}

/** The seed that pressing a land plants there: the one that waits to be, one from the reserve before one from elsewhere. */
function planted(scene: Scene, hex: number): Option | undefined {
  const open = [...scene.selection.remaining, ...elsewhere(scene)];
  const here = open.filter((option) => option.length > 1 && Number(option.at(-1)) === hex);
  return here.find((each) => each[0] === 'sow') ?? (here.length === 1 ? here[0] : undefined);
}

function plant(scene: Scene, hex: number): boolean {
  const { selection } = scene;
  const option = planted(scene, hex);
  if (option) {
    spell(scene, option);
    return true;
  }
  if (lift(scene, hex) || goThere(scene, hex)) return true;
  const laid = selection.gathered.findLast((each) => Number(each.at(-1)) === hex);
  return laid !== undefined && selection.putBack(laid);
}

/** The land first, where more than one seed may come. */
function goThere(scene: Scene, land: number): boolean {
  const { selection } = scene;
  if (!selection.options.some((option) => option[0] === 'move_seed' && option[2] === land)) return false;
  selection.clear();
  return selection.add({ kind: 'hex', value: land, word: 'land' });
}

/** Lifts one's seed from a land, to be planted elsewhere. */
export function lift(scene: Scene, land: number): boolean {
  const { selection } = scene;
  if (selection.begun('hex').includes(land)) {
    selection.clear();
    return true;
  }
  const whither = landWanted(scene);
  const from = selection.options.filter(
    (option) =>
      option[0] === 'move_seed' && option[1] === land && (whither === null || option[2] === whither),
  );
  if (!from.length) return false;
  if (from.length === 1 && from[0]) spell(scene, from[0]);
  else {
    selection.clear();
    selection.add({ kind: 'hex', value: land, word: 'origin' });
  }
  return true;
}

/** The verb of a question about lands; where none is asked about, the rules say that this is not the moment. */
const OF_LANDS: Record<string, string> = {
  wither: 'wither',
  purify: 'purify',
  seal_seed: 'seal_seed',
  tree_decline: 'fell',
};

/** What the player tried, as an option, so that the rules can say why not. */
export function wanted(scene: Scene, hex: number): Option {
  const board = continent(scene);
  const prompt = scene.decision?.prompt ?? '';
  const seat = scene.decision?.seat ?? 0;
  const picked = scene.selection.begun('hex')[0];
  const member = scene.selection.several?.members.find((each) => Number(each[1]) === hex);
  const spirit = board.spirits[seat] ?? DREAMING;
  if (prompt === 'act' || prompt === 'start') {
    const verb = prompt === 'act' ? 'plant' : 'start';
    if (isLake(hex)) return [verb, hex, besides(board)(hex).find((each) => !isLake(each)) ?? 1];
    return [verb, picked ?? (spirit >= 0 ? spirit : 0), hex];
  }
  if (prompt === 'sprout' || prompt === 'sprout_more')
    return (member as Option | undefined) ?? ['sprout', hex, 0];
  if (prompt === 'plant_seed') return ['sow', hex];
  if (prompt === 'blessed_land') return ['plant_on', hex];
  if (prompt === 'grow' || prompt === 'growth_spurt')
    return ['grow', scene.selection.picked('slot')[0] ?? firstFull(scene, seat), hex];
  if (prompt === 'connect') return ['connect', picked ?? hex, hex, 0];
  if (prompt === 'grove' || prompt === 'crown') return [prompt, hex, 0];
  if (prompt === 'miracle') return ['miracle', hex, seat];
  if (prompt === 'heal') return ['nourish', tileOf(hex)];
  return [OF_LANDS[prompt] ?? 'plant_on', hex];
}

const firstFull = (scene: Scene, seat: number): number =>
  Math.max(0, continent(scene).players[seat]?.slots.indexOf(true) ?? 0);
