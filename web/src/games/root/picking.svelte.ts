/** What may be picked for the pending question, and what picking it means. Nothing here knows a rule. */

import type { Scene } from '../../lib/scene';
import type { Option } from '../../lib/speech';

const NONE: ReadonlySet<number> = new Set();

export interface Argument {
  name: string;
  kind: string;
  value: number;
}

export function argumentsOf(scene: Scene, option: Option): Argument[] {
  const names = scene.game.verbs[option[0]] ?? [];
  return option.slice(1).map((value, i) => {
    const name = names[i] ?? '';
    return { name, kind: scene.game.kinds[name] ?? name, value: Number(value) };
  });
}

/** The values of a kind that may be picked now; none while a choice waits for the second tap. */
export const open = (scene: Scene, kind: string): ReadonlySet<number> =>
  scene.asked && !scene.selection.pending ? scene.selection.targets(kind) : NONE;

/** The values to aim at: those that may be picked, also in place of the one that waits. */
export function aims(scene: Scene, kind: string): ReadonlySet<number> {
  const { selection } = scene;
  if (!scene.asked || !selection.pending) return open(scene, kind);
  const chosen = selection.picked(kind);
  return new Set([...selection.instead(kind)].filter((value) => !chosen.includes(value)));
}

/** Verbs whose card lies in the Decree, among the supporters or in another hand: one of the same kind in the hand is another. */
const NOT_HELD = [
  'decree_recruit',
  'decree_move',
  'decree_battle',
  'decree_build',
  'fail',
  'supporter',
  'take', // from the open hand of the Riverfolk
];

/** The cards of the hand to aim at. */
export function handAims(scene: Scene): ReadonlySet<number> {
  const elsewhere = new Set<number>();
  const held = new Set<number>();
  for (const option of scene.selection.remaining)
    for (const { kind, value } of argumentsOf(scene, option))
      if (kind === 'card') (NOT_HELD.includes(option[0]) ? elsewhere : held).add(value);
  return new Set([...aims(scene, 'card')].filter((card) => held.has(card) || !elsewhere.has(card)));
}

/** Whether the question is about this verb, also when all that it asks for is picked. */
export const asksFor = (scene: Scene, verb: string): boolean =>
  scene.asked &&
  [...scene.selection.remaining, ...scene.selection.gathered].some((option) => option[0] === verb);

/** Of several alike, whether the one at this place is among those picked. */
export const isPicked = (scene: Scene, kind: string, value: number, place: number): boolean =>
  place < picked(scene, kind).filter((each) => each === value).length;

/** Takes a thing that lies there as often as it is: one that is picked is laid back. */
export function takeOne(scene: Scene, kind: string, value: number, place: number): void {
  const { several } = scene.selection;
  if (several && isPicked(scene, kind, value, place)) scene.selection.layBack(kind, value);
  else take(scene, kind, value);
}

export const picked = (scene: Scene, kind: string): number[] =>
  scene.asked ? scene.selection.picked(kind) : [];

/** The names of the arguments on which the options left still differ, in their order. */
export function differing(scene: Scene, options: readonly Option[]): Argument[][] {
  const first = options[0];
  if (!first) return [];
  const columns = argumentsOf(scene, first).map((_, i) =>
    options.map((option) => argumentsOf(scene, option)[i]!).filter(Boolean),
  );
  return columns.filter((column) => column.some((each) => each.value !== column[0]!.value));
}

/** How many warriors go along, when only that is open: all of them unless another number is set. */
class Numbers {
  wanted = $state<number | null>(null);
}
export const numbers = new Numbers();

const MARCHES = ['move', 'decree_move', 'crusade_move'];

/** Of marches that differ only in how many go: that of the number set beforehand, or of all. */
export function march(scene: Scene, options: readonly Option[]): Option | null {
  const [column, ...more] = differing(scene, options);
  if (!column || more.length || column[0]!.name !== 'number' || !MARCHES.includes(options[0]![0]))
    return null;
  const values = column.map((each) => each.value);
  const wanted = numbers.wanted;
  const number = wanted !== null && values.includes(wanted) ? wanted : Math.max(...values);
  return options[values.indexOf(number)] ?? null;
}

/** Takes the number set beforehand as soon as nothing else is open. */
function settleNumber(scene: Scene): void {
  const option = march(scene, scene.selection.remaining);
  const number = option && argumentsOf(scene, option).find((each) => each.name === 'number');
  if (!number) return;
  scene.selection.pick('number', number.value);
  numbers.wanted = null;
}

/** Takes the place from which all that is left goes out: only where to is open. */
function settleOrigin(scene: Scene): void {
  const { remaining, pending } = scene.selection;
  if (!scene.asked || pending || remaining.length < 2) return;
  const at = scene.selection.begun('place').length;
  const places = remaining.map((option) =>
    argumentsOf(scene, option).flatMap(({ kind, value }) => (kind === 'place' ? [value] : [])),
  );
  const origin = places[0]?.[at];
  if (origin !== undefined && places.every((each) => each.length > at + 1 && each[at] === origin))
    scene.selection.pick('place', origin);
}

/** Takes a verb, and what it settles. */
export function takeVerb(scene: Scene, verb: string): void {
  scene.selection.add({ verb });
  settleOrigin(scene);
}

/** The numbers that the options left know, shown as soon as a move has its origin. */
export function numbersOpen(scene: Scene): number[] {
  const { remaining, pending } = scene.selection;
  if (!scene.asked || pending || picked(scene, 'place').length !== 1) return [];
  const found = new Set<number>();
  for (const option of remaining) {
    if (!MARCHES.includes(option[0])) continue;
    for (const each of argumentsOf(scene, option)) if (each.name === 'number') found.add(each.value);
  }
  return [...found].sort((a, b) => a - b);
}

/** Takes a value; a second tap on it confirms or lays it back. False when it stands for nothing. */
export function take(scene: Scene, kind: string, value: number): boolean {
  const { selection } = scene;
  if (!scene.asked) return false;
  const chosen = selection.picked(kind);
  if (selection.pending && chosen.includes(value)) {
    selection.confirm();
    return true;
  }
  if (selection.targets(kind).has(value) && selection.pick(kind, value)) {
    settleOrigin(scene);
    settleNumber(scene);
    return true;
  }
  if (chosen.includes(value)) {
    return selection.layBack(kind, value);
  }
  if (!selection.redirect(kind, value) && !(chosen.length && selection.swap(kind, value))) return false;
  settleNumber(scene);
  return true;
}

/** Asks why a value is not open; the reason stands where the value was touched. */
export function askWhy(scene: Scene, kind: string, value: number): void {
  const option = wanted(scene, kind, value);
  if (option) scene.refuse(option, value);
}

/** What the player tried, as an option, so that the rules can say why not. */
function wanted(scene: Scene, kind: string, value: number): Option | null {
  const option = scene.selection.remaining.find((each) =>
    argumentsOf(scene, each).some((argument) => argument.kind === kind),
  );
  if (!option) return null;
  const already = scene.selection.begun(kind).length;
  let seen = 0;
  const parts = argumentsOf(scene, option).map((argument) =>
    argument.kind === kind && seen++ === already ? value : argument.value,
  );
  return [option[0], ...parts];
}
