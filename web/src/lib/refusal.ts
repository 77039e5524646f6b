import type { Refusal } from './protocol';
import { type Params, t } from './words.svelte';

/** A refusal in words. */
export const said = (refusal: Refusal): string =>
  refusal.text || t(`refused-${refusal.reason}`, refusal.params as Params);
