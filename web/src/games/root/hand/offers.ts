/** What the keys beside the map offer: verbs, and options written out where that leaves few keys. */

import type { Option } from '../../../lib/speech';

export type Offer = { verb: string } | { option: Option };

/** Options of one verb that are written out beside other verbs. */
const FEW = 3;

/** The rituals as in the law: each card brings its own, and whichever is first in hand would lead. */
const RITUALS = ['ritual_build', 'ritual_recruit', 'ritual_score', 'sacrifice'];
function rank(verb: string): number {
  const at = RITUALS.indexOf(verb);
  return at < 0 ? RITUALS.length : at;
}

/** Each verb as one key, or each of its options while there are no more than so many keys. */
export function offersOf(options: readonly Option[], most: number): Offer[] {
  const byVerb = new Map<string, Option[]>();
  for (const option of options) byVerb.set(option[0], [...(byVerb.get(option[0]) ?? []), option]);
  let room = most - byVerb.size;
  const inOrder = [...byVerb].sort(([one], [other]) => rank(one) - rank(other));
  return inOrder.flatMap<Offer>(([verb, offered]) => {
    const more = offered.length - 1;
    if (more >= FEW || more > room) return [{ verb }];
    room -= more;
    return offered.map((option) => ({ option }));
  });
}

/** Letters of a key that has a row to itself. */
const LONG = 25;

/** Rows that keys with these words take, two short ones beside each other. */
export function rowsOf(labels: readonly string[]): number {
  const long = labels.filter((label) => label.length > LONG).length;
  return long + Math.ceil((labels.length - long) / 2);
}
