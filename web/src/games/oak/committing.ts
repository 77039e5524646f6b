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
  return capital(name.slice(name.indexOf(':') + 1).trim());
}

/** Resources and Druids that it takes. */
export function commitPrice(scene: Scene): string {
  const seat = mine(scene);
  const [now, then] = [oak(scene).sides[seat], foreseenGrove(scene, seat)];
  const told = scene.foreseen?.changes.find(({ key }) => key === 'loss-price')?.params;
  if (told) return announced(scene, Number(told.resource), Number(told.number));
  if (!now || !then) return '';
  const paid = now.resources.flatMap((before, resource) => {
    const less = before - (then.resources[resource] ?? before);
    return less > 0 ? [units(scene, resource, less)] : [];
  });
  const druids = count(now, REST) - count(then, REST);
  if (druids > 0) paid.push(t('oak-price-druids', { count: druids }));
  return sentence(paid);
}

/** The price of an act whose Druid is still to be named: it takes one, and a second where the slot is taken. */
function announced(scene: Scene, resource: number, number: number): string {
  const second = scene.foreseen?.changes.some(({ key }) => key === 'loss-second');
  return sentence([units(scene, resource, number), t('oak-price-druids', { count: second ? 2 : 1 })]);
}

function units(scene: Scene, resource: number, number: number): string {
  const { resource: one, many } = resourceNames(scene, resource);
  return `${number} ${number > 1 ? many : one}`;
}

const sentence = (paid: readonly string[]): string => (paid.length ? capital(listed(paid)) : '');

/** As a line begins. */
const capital = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1);
