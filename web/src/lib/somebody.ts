/** What the server says, read: one who has deleted their name is somebody, in the reader's language. */

import { t } from './words.svelte';

const SOMEBODY = '"\u2400"';

export function parsed(text: string): unknown {
  const worded = text.includes(SOMEBODY) ? text.replaceAll(SOMEBODY, JSON.stringify(t('somebody'))) : text;
  return JSON.parse(worded);
}
