import type { No } from './api';
import { type Params, t } from './words.svelte';

/** A refusal in words. */
export const said = (refusal: No): string =>
  refusal.text || t(`refused-${refusal.reason}`, refusal.params as Params);
