/** What the key that commits says of an act: what it does, and all it takes, in a line. */

import type { Scene } from '../../lib/scene';
import type { Option } from '../../lib/speech';
import { listed, t } from '../../lib/words.svelte';
import { foreseenGrove } from './map/foreseen';
import { oakDeed, printed } from './printed';
import { count, mine, oak, REST, resourceNames } from './view';

/** The action without the card or Order it stands on, which the question above names. */
export function commitAct(scene: Scene, option: Option): string | undefined {
  const [verb, card = 0, , deed = 0] = option;
  if (verb === 'order') return afterColon(scene.speech.label('main', option));
  const done =
    verb === 'temple' ? deed : verb === 'heart' ? card : verb === 'oak' ? oakDeed(printed(scene), card) : -1;
  return done < 0 ? undefined : afterColon(scene.speech.name('deed', done));
}

const afterColon = (name: string): string => capital(name.slice(name.indexOf(':') + 1).trim());

/** Resources and Druids that it takes. */
export function commitPrice(scene: Scene): string {
  const seat = mine(scene);
  const [now, then] = [oak(scene).sides[seat], foreseenGrove(scene, seat)];
  const price = announced(scene);
  if (!now || !then) return sentence(price);
  const paid = now.resources.flatMap((before, resource) => {
    const less = before - (then.resources[resource] ?? before);
    return less > 0 ? [units(scene, resource, less)] : [];
  });
  const druids = count(now, REST) - count(then, REST) || toBeNamed(scene);
  if (druids > 0) price.push(t('oak-price-druids', { count: druids }));
  return sentence([...paid, ...price]);
}

/** What is told of the price before it is paid: its units are still to be named, or the Druid who may lower it. */
function announced(scene: Scene): string[] {
  const { changes = [] } = scene.foreseen ?? {};
  const least = changes.find(({ key }) => key === 'loss-cheaper')?.params.number;
  return changes.flatMap(({ key, params }) => {
    const most = Number(params.number);
    const number = least === undefined ? `${most}` : `${least}–${most}`;
    if (key === 'loss-price') return [units(scene, Number(params.resource), most, number)];
    return key === 'loss-units' ? [t('oak-price-units', { count: most, range: number })] : [];
  });
}

/** Druids whom an act takes that are still to be named: a second where the slot is taken. */
function toBeNamed(scene: Scene): number {
  const told = new Set(scene.foreseen?.changes.map(({ key }) => key));
  if (told.has('loss-second')) return 2;
  return told.has('loss-price') || told.has('loss-druid') ? 1 : 0;
}

function units(scene: Scene, resource: number, most: number, number = `${most}`): string {
  const { resource: one, many } = resourceNames(scene, resource);
  return `${number} ${most > 1 ? many : one}`;
}

const sentence = (paid: readonly string[]): string => (paid.length ? capital(listed(paid)) : '');

/** As a line begins. */
const capital = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1);
