/** What an answer leads to where its name does not say it: an End of the Oak, or what is searched out of a pile. */

import type { Scene } from '../../../lib/scene';
import type { Option } from '../../../lib/speech';
import { t } from '../../../lib/words.svelte';
import { thingOf } from '../../../parts/explain/thing';
import { COUNTED, endOf, worthOf } from '../map/branches';
import { printed } from '../printed';
import { oak } from '../view';

/** What is searched out of a pile or the box lies nowhere else: its key explains it. */
const SEARCHED: Record<string, string> = {
  shelve: 'potion',
  take_artifact: 'artifact',
  take_creature: 'creature',
};
/** A whole pile of Creatures has no room for what each does. */
const ROOMY = new Set(['shelve', 'take_artifact']);

export const searched = (scene: Scene, [verb, which]: Option): string | undefined =>
  SEARCHED[verb] ? thingOf(scene, SEARCHED[verb], Number(which)) : undefined;

export const further = (scene: Scene, option: Option): string =>
  ROOMY.has(option[0])
    ? (scene.speech.about(SEARCHED[option[0]]!, Number(option[1])) ?? '')
    : towards(scene, option);

/** Of a step up an arm the End to which it leads: left and right say nothing. */
function towards(scene: Scene, [verb, space]: Option): string {
  const { spaces } = printed(scene);
  const end = verb === 'advance' ? endOf(spaces, Number(space)) : null;
  if (end === null) return '';
  const { counts, each } = spaces[end]!.end!;
  return t(oak(scene).blocked.includes(end) ? 'oak-end-shut' : 'oak-end', {
    counted: t(`oak-counted-${COUNTED[counts]}`),
    worth: worthOf({ counts, each }),
  });
}
