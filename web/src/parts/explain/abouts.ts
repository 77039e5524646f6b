/** Asks the server what things are; answers are kept as long as they hold. */

import { api } from '../../lib/api';
import { prefs } from '../../lib/prefs.svelte';
import type { About } from '../../lib/protocol';

/** Whose table is looked at, from which seat and at which moment; null is now. */
export interface Outlook {
  table: string;
  token: string;
  viewer: number | null;
  at: number | null;
  choices: number;
}

/** A way to ask about things; an answer holds in its language, in its position, for its seat. */
export function abouts(look: () => Outlook): (thing: string) => Promise<About> {
  const known = new Map<string, Promise<About>>();
  let stamp = '';
  return (thing) => {
    const { table, token, viewer, at, choices } = look();
    const now = `${prefs.locale} ${viewer} ${at ?? choices}`;
    if (now !== stamp) known.clear();
    stamp = now;
    let found = known.get(thing);
    if (!found) {
      found = api.about(table, thing, viewer, at, token);
      found.catch(() => known.delete(thing));
      known.set(thing, found);
    }
    return found;
  };
}
