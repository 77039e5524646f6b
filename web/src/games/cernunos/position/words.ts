/** Sentences of Cernunos's position in words, in both languages. */

import { type Params, Words } from '../../../lib/words.svelte';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';

const words = new Words({ en: [en], fr: [fr] });

export const say = (key: string, params: Params = {}): string => words.say(key, params);
