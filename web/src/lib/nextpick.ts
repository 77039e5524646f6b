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

/** Of what can be used in several ways the game may ask for which. */
function manifold(speech: Speech, picks: readonly Pick[]): string {
  const [pick, ...more] = picks;
  if (more.length || !pick || 'verb' in pick) return '';
  return speech.words.find(`narrow-${pick.kind}`, { picked: spoken(speech, pick).join() }) ?? '';
}

const NOTHING = '\0';

/** As the game itself asks; nothing where it would name what is picked, and nothing is. */
function ownQuestion(
  speech: Speech,
  selection: Selection,
  verb: string,
  name: string,
  picked: string,
): string {
  const key = [`narrow-${verb}-${name}`, `narrow-${verb}`].find((each) => speech.words.has(each));
  if (!key) return '';
  const known = settled(selection, speech.vocabulary.verbs[verb] ?? []);
  const said = speech.say(key, { ...known, picked: picked || NOTHING });
  return said.includes(NOTHING) ? '' : said;
}

/** "Battle, clearing 7: whom?", or as the game itself asks; nothing while all is open, or where words are lacking. */
export function narrowedQuestion(speech: Speech, selection: Selection, asked: DecisionInfo): string {
  const { picks, remaining, several, pending } = selection;
  if (pending) return t('narrowed-whole', { act: speech.label(asked.prompt, pending, asked.params) });
  const verb = remaining[0]?.[0];
  if (!picks.length || several || !verb) return '';
  if (remaining.some((option) => option[0] !== verb)) return manifold(speech, picks);
  const { verbs, kinds } = speech.vocabulary;
  const name = openArgument(selection, verbs[verb] ?? []);
  if (!name) return '';
  const picked = picks.flatMap((pick) => spoken(speech, pick)).join(', ');
  const own = ownQuestion(speech, selection, verb, name, picked);
  if (own) return own;
  const next = found(`next-${name}`) ?? found(`next-kind-${kinds[name] ?? name}`);
  const act = speech.words.find(`verb-${verb}`);
  if (!next || !act) return '';
  return t('narrowed', { act, next, picked, any: picked ? 'yes' : 'no' });
}
