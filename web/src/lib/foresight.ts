/** What a choice would change, as the server says: asked for an option, or for a whole set. */

import type { Foreseen, View } from './scene';
import type { Answer, Request } from './socket';
import type { Option } from './speech';

/** What would be chosen. */
export type Aim = { option: Option } | { members: readonly Option[] };

/** Null where that is not to be had, or no longer of this question. */
export async function foreseen(
  ask: (message: Request) => Promise<Answer>,
  number: number | undefined,
  aim: Aim,
  locale: string,
): Promise<Foreseen | null> {
  const option = 'option' in aim ? [...aim.option] : null;
  const members = 'members' in aim ? aim.members.map((each) => [...each]) : [];
  const answer = await ask({ type: 'ask_preview', option, members, locale });
  if (answer.type !== 'previewed' || answer.number !== number) return null;
  return { ...answer, view: answer.view as unknown as View | null };
}
