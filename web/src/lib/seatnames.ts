/** What the seats of a table are called, and the face each one shows. */

import { BOT } from '../art/beasts';
import type { TableHead } from './protocol';
import type { View } from './scene';
import type { People, Speech } from './speech';
import { t } from './words.svelte';

/** The name of whoever holds a seat; an automaton of the rules has the name of its title, and so have seats
 * of one screen that bear the same name. */
export function nameOf(head: TableHead, seat: number, speech: Speech, view: View): string {
  const info = head.seats[seat];
  if (
    !info ||
    head.seats.some(
      (each, i) =>
        i !== seat && each.person !== null && each.person === info.person && each.name === info.name,
    )
  )
    return titleOf(seat, speech, view);
  if (info.occupant === 'bot') return info.name || botName(head, seat);
  if (info.bot) return t('bot-called', { name: info.name });
  return info.name || (head.archive ? titleOf(seat, speech, view) : t('seat-free'));
}

/** Bots are told apart by number where there are several. */
function botName(head: TableHead, seat: number): string {
  const bots = head.seats.flatMap((each, i) => (each.occupant === 'bot' ? [i] : []));
  return bots.length > 1 ? t('bot-number', { number: bots.indexOf(seat) + 1 }) : t('bot-name');
}

/** What the rules call a seat: a colour, a faction. */
export function titleOf(seat: number, speech: Speech, view: View): string {
  const title = view.seats[seat]?.title;
  if (!title) return t('seat-number', { number: seat + 1 });
  const keys = [...new Set(Object.keys(speech.vocabulary.names))].map((kind) => `name-${kind}-${title}`);
  const known = [...keys, `title-${title}`].find((key) => speech.words.has(key));
  return known ? speech.words.say(known) : title;
}

/** Sentences of a game that say "player" mean whoever sits there; factions keep their names. */
export const peopleAt =
  (table: { readonly head: TableHead; seatName(seat: number): string }): People =>
  (kind, value) => {
    const info = kind === 'player' ? table.head.seats[value] : undefined;
    if (!info) return null;
    const called = table.seatName(value);
    return {
      name: called,
      of: VOWEL.test(called) ? t('person-of-vowel', { name: called }) : t('person-of', { owner: called }),
    };
  };

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;

export function faceOf(head: TableHead, seat: number): string {
  const info = head.seats[seat];
  return !info || info.bot || info.occupant === 'bot' ? BOT + seat : info.name;
}
