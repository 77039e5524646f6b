/** The question as it narrows with the choice: what is picked, and what is still to be said. */

import type { Pick } from './narrowing';
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

/** Of what can be used in several ways the game may ask for which. */
function manifold(speech: Speech, picks: readonly Pick[]): string {
  const [pick, ...more] = picks;
  if (more.length || !pick || 'verb' in pick) return '';
  return speech.words.find(`narrow-${pick.kind}`, { picked: spoken(speech, pick).join() }) ?? '';
}

/** "Battle, clearing 7: whom?", or as the game itself asks; nothing while all is open, or where words are lacking. */
export function narrowedQuestion(speech: Speech, selection: Selection): string {
  const { picks, remaining, several } = selection;
  const verb = remaining[0]?.[0];
  if (!picks.length || several || !verb) return '';
  if (remaining.some((option) => option[0] !== verb)) return manifold(speech, picks);
  const { verbs, kinds } = speech.vocabulary;
  const name = openArgument(selection, verbs[verb] ?? []);
  const own = name && speech.words.find(`narrow-${verb}-${name}`);
  if (own) return own;
  const next = name && (found(`next-${name}`) ?? found(`next-kind-${kinds[name] ?? name}`));
  const act = speech.words.find(`verb-${verb}`);
  if (!next || !act) return '';
  const picked = picks.flatMap((pick) => spoken(speech, pick)).join(', ');
  return t('narrowed', { act, next, picked, any: picked ? 'yes' : 'no' });
}
