/** How strong a bot is, in a word. */

import { t } from './words.svelte';

/** The level alone, without what it is like. */
export const levelWord = (level: string): string => t(`level-${level}`).replace(/ \(.*/, '');
