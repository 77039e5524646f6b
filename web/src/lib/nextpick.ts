/** The question as it narrows with the choice: what is picked, and what is still to be said. */

import type { Pick } from './narrowing';
import type { DecisionInfo } from './protocol';
import type { Selection } from './selection.svelte';
import type { Speech } from './speech';
import { found, t } from './words.svelte';

/** The first argument in which the options left differ; undefined where nothing is open. */
function openArgument(selection: Selection, names: readonly string[]): string | undefined {
  const left = selection.remaining;
  return names.find((_, i) => left.some((option) => option[i + 1] !== left[0]![i + 1]));
}

const spoken = (speech: Speech, pick: Pick): string[] =>
  'verb' in pick ? [] : [pick.text ?? speech.name(pick.kind, pick.value)];

/** What all options left agree on, by its name. */
const settled = (selection: Selection, names: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    names.flatMap((name, i) => {
      const values = selection.remaining.map((option) => Number(option[i + 1]));
      return values.every((value) => value === values[0]) ? [[name, values[0]!]] : [];
    }),
  );

/** "Battle, clearing 7: whom?"; nothing while all is open, or where words are lacking. */
export function narrowedQuestion(speech: Speech, selection: Selection, asked: DecisionInfo): string {
  const { picks, remaining, several, pending } = selection;
  if (pending) return t('narrowed-whole', { act: speech.label(asked.prompt, pending, asked.params) });
  const verb = remaining[0]?.[0];
  if (!picks.length || several || !verb || remaining.some((option) => option[0] !== verb)) return '';
  const { verbs, kinds } = speech.vocabulary;
  const name = openArgument(selection, verbs[verb] ?? []);
  const next = name && (found(`next-${name}`) ?? found(`next-kind-${kinds[name] ?? name}`));
  const act = speech.words.find(`verb-${verb}`);
  const picked = picks.flatMap((pick) => spoken(speech, pick)).join(', ');
  const own = [`narrow-${verb}-${name}`, `narrow-${verb}`].find((key) => speech.words.has(key));
  if (name && own) return speech.say(own, { ...settled(selection, verbs[verb] ?? []), picked });
  if (!next || !act) return '';
  return t('narrowed', { act, next, picked, any: picked ? 'yes' : 'no' });
}
