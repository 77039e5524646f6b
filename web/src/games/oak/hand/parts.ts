/** Answers put together part by part: the values of the next word to be said. */

import type { Scene } from '../../../lib/scene';
import type { Option } from '../../../lib/speech';
import { t } from '../../../lib/words.svelte';
import { allGive, COUNTS, type Part, PICTURED } from './faces';

const COUNTED = new Set(Object.values(COUNTS).flat());

/** Where the list is long: the values of the first word in which the options differ; whom to promote is said first.
 * Things of one kind that are given together may be picked in any order. */
export function nextArgument(scene: Scene, options: readonly Option[], narrowing: boolean): Part[] | null {
  const { verbs, kinds, symmetric } = scene.selection.grammar;
  const verb = options[0]![0];
  if (options.some((each) => each[0] !== verb)) return null;
  const names = verbs[verb] ?? [];
  for (const [i, name] of names.entries()) {
    const kind = kinds[name] ?? name;
    const alike = symmetric?.includes(verb) ? names.filter((each) => (kinds[each] ?? each) === kind) : [];
    const anyOrder = alike.length > 1;
    const places = alike.map((each) => names.indexOf(each) + 1);
    if (anyOrder && allGive(options, places)) continue;
    if (anyOrder && alike.indexOf(name) < scene.selection.begun(kind).length) continue;
    const told = anyOrder ? [...scene.selection.targets(kind)] : options.map((each) => Number(each[i + 1]));
    const values = [...new Set(told)].sort((a, b) => a - b);
    if (values.length < 2 && !(name === 'place' && !narrowing)) continue;
    const pictured = COUNTED.has(name) ? undefined : PICTURED[kind];
    return values.map((value) => ({
      kind,
      value,
      word: name,
      anyOrder,
      text: said(scene, name, kind, value),
      face: pictured ? [pictured, value] : null,
    }));
  }
  return null;
}

/** A value by its name; a number with what there is so many of. */
function said({ speech }: Scene, word: string, kind: string, value: number): string {
  const counted = Object.entries(COUNTS).find(([, words]) => words.includes(word));
  if (!counted) return speech.name(kind, value);
  return t('oak-so-many', { thing: speech.name(counted[0], counted[1].indexOf(word)), count: value });
}

/** The answer that a part alone decides, which is then weighed before it is pressed. */
export function settledBy(scene: Scene, answers: readonly Option[], part: Part): string | undefined {
  const place = (scene.selection.grammar.verbs[answers[0]![0]] ?? []).indexOf(part.word) + 1;
  const left = part.anyOrder ? [] : answers.filter((each) => Number(each[place]) === part.value);
  return left.length === 1 ? left[0]!.join(' ') : undefined;
}
