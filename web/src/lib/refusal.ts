/** Refusals of the server, and other errors, in words. */

import { type NamedRefusal, Refused } from './api';
import { type Params, t } from './words.svelte';

export const refusalText = (refusal: NamedRefusal): string =>
  refusal.text || t(`refused-${refusal.reason}`, refusal.params as Params);

export const errorText = (error: unknown): string =>
  error instanceof Refused ? refusalText(error.refusal) : t('refused-unknown');
