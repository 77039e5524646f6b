/** Sentences of Oak's position in words, in both languages. */

import type { Scene } from '../../../lib/scene';
import { type Params, Words } from '../../../lib/words.svelte';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';

const words = new Words({ en: [en], fr: [fr] });

export const say = (key: string, params: Params = {}): string => words.say(key, params);

/** What a deed costs. */
export function price(scene: Scene, cost: number, resource: number | null): string {
  if (!cost) return say('price-none');
  if (resource === null) return say('price-any', { count: cost });
  return `${cost} ${scene.speech.name('resource', resource, cost > 1 ? 'many' : undefined)}`;
}
