/** Notices and lines of the chat that came since, added to those before. */

import type { ChatLine } from './protocol';

/** What came since is added; what is there already is not. */
export function appended<T extends { number: number }>(
  before: readonly T[],
  more: readonly T[],
): readonly T[] {
  const last = before.at(-1)?.number ?? -1;
  return [...before, ...more.filter((each) => each.number > last)];
}

/** All that was said in the room where these lines come from; each room has numbers of its own. */
export function overheard(before: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const same = !more.length || before[0]?.room === more[0]!.room;
  return appended(same ? before : [], more);
}
