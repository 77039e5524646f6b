/** What the key that commits says of a ritual: every tree it takes a level from, in a line. */

import type { Change } from '../../lib/protocol';
import type { Scene } from '../../lib/scene';
import { listed } from '../../lib/words.svelte';
import { say } from './words';

/** What comes of the trees that lose a level is told beside them. */
const FOLLOW = ['loss-treetops', 'loss-slots'];

/** Nothing where anything else is paid, which the words of the preview say, or where one sentence says it all. */
export function commitPrice(scene: Scene): string {
  const costs = (scene.foreseen?.changes ?? []).filter(
    ({ key }) => key.startsWith('loss-') && !FOLLOW.includes(key),
  );
  if (costs.length < 2) return '';
  const told = costs.map((each) => shortly(scene, each));
  return told.includes('') ? '' : told.join(' · ');
}

function shortly(scene: Scene, { key, params }: Change): string {
  const land = (value: unknown): string => scene.speech.name('hex', Number(value));
  if (key === 'loss-level')
    return say('loses-level', {
      land: land(params.land),
      before: Number(params.before),
      after: Number(params.after),
    });
  const lands = Array.isArray(params.lands) ? params.lands.map(land) : [];
  return key === 'loss-dies' ? say('dies', { lands: listed(lands), count: lands.length }) : '';
}
