/** What the key that commits says of an act: what it does, and all it takes, in a line. */

import type { Scene } from '../../lib/scene';
import type { Option } from '../../lib/speech';
import { listed, t } from '../../lib/words.svelte';
import { foreseenGrove } from './map/foreseen';
import { oakDeed, printed } from './printed';
import { count, mine, oak, REST, resourceNames } from './view';

/** The action without the card it stands on, which the question above names. */
export function commitAct(scene: Scene, option: Option): string | undefined {
  const [verb, card = 0, , deed = 0] = option;
  const done =
    verb === 'temple' ? deed : verb === 'heart' ? card : verb === 'oak' ? oakDeed(printed(scene), card) : -1;
  if (done < 0) return undefined;
  const name = scene.speech.name('deed', done);
  const said = name.slice(name.indexOf(':') + 1).trim();
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** Resources and Druids that it takes; nothing before it is known which. */
export function commitPrice(scene: Scene): string {
  const seat = mine(scene);
  const [now, then] = [oak(scene).sides[seat], foreseenGrove(scene, seat)];
  if (!now || !then) return '';
  const paid = now.resources.flatMap((before, resource) => {
    const less = before - (then.resources[resource] ?? before);
    const { resource: one, many } = resourceNames(scene, resource);
    return less > 0 ? [`${less} ${less > 1 ? many : one}`] : [];
  });
  const druids = count(now, REST) - count(then, REST);
  if (druids > 0) paid.push(t('oak-price-druids', { count: druids }));
  return paid.length ? listed(paid) : '';
}
