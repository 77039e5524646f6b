/** What a choice would change, as the server says: asked for an option, or for a whole set. */

import type { Aim, Foreseen, Scene, View } from './scene';
import type { Answer, Request } from './socket';
import type { Speech } from './speech';
import { type Words, wordsOf } from './words.svelte';

/** Null where that is not to be had, or no longer of this question. */
export async function foreseen(
  table: Pick<Scene, 'game' | 'speech' | 'decision'>,
  ask: (message: Request) => Promise<Answer>,
  aim: Aim,
  locale: string,
): Promise<Foreseen | null> {
  const number = table.decision?.number;
  const option = 'option' in aim ? [...aim.option] : null;
  const members = 'members' in aim ? aim.members.map((each) => [...each]) : [];
  const [answer, words] = await Promise.all([
    ask({ type: 'ask_preview', option, members, locale }),
    wordsOf(table.game.name, 'preview'),
  ]);
  if (answer.type !== 'previewed' || answer.number !== number) return null;
  return named({ ...answer, aim, view: answer.view as unknown as View | null }, table.speech, words);
}

/** People at the table are called by their names: the server says what the rules call them. */
function named(seen: Foreseen, speech: Speech, words: Words): Foreseen {
  const told = (of: (key: string) => boolean, lines: readonly string[]): string[] =>
    seen.changes
      .filter(({ key }) => of(key))
      .map(({ key, params }, i) =>
        Object.keys(params).some((name) => speech.vocabulary.kinds[name] === 'player') && words.has(key)
          ? speech.say(key, params, speech.people, words)
          : (lines[i] ?? ''),
      );
  const costs = (key: string): boolean => key.startsWith('loss-');
  const brings = (key: string): boolean => key.startsWith('gain-');
  return {
    ...seen,
    cost: told(costs, seen.cost),
    gain: told(brings, seen.gain),
    // biome-ignore lint/suspicious/noThenProperty: the server's word for what follows, and no promise
    then: told((key) => !costs(key) && !brings(key), seen.then),
  };
}
