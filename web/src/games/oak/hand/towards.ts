/** Of a step up an arm the End to which it leads: left and right say nothing. */

import type { Scene } from '../../../lib/scene';
import type { Option } from '../../../lib/speech';
import { t } from '../../../lib/words.svelte';
import { COUNTED, endOf, worthOf } from '../map/branches';
import { printed } from '../printed';
import { oak } from '../view';

export function towards(scene: Scene, [verb, space]: Option): string {
  const { spaces } = printed(scene);
  const end = verb === 'advance' ? endOf(spaces, Number(space)) : null;
  if (end === null) return '';
  const { counts, each } = spaces[end]!.end!;
  return t(oak(scene).blocked.includes(end) ? 'oak-end-shut' : 'oak-end', {
    counted: t(`oak-counted-${COUNTED[counts]}`),
    worth: worthOf({ counts, each }),
  });
}
