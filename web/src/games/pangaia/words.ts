/** Sentences of the board of Pangaia. */

import { type Params, t } from '../../lib/words.svelte';

export const say = (key: string, params: Params = {}): string => t(`pangaia-${key}`, params);
