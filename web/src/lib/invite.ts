/** Links that invite to a table, also to one that is not open yet. */

import { reach } from './reach.svelte';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 16;
const INVITE_BYTES = 24;

/** An address and a key to invite with, for a table that is not open yet. */
export function newInvite(): { table: string; invite: string } {
  const random = (count: number) => [...crypto.getRandomValues(new Uint8Array(count))];
  const table = random(ID_LENGTH).map((byte) => LETTERS[byte % LETTERS.length]);
  const invite = btoa(String.fromCharCode(...random(INVITE_BYTES)));
  return { table: table.join(''), invite: invite.replaceAll('+', '-').replaceAll('/', '_') };
}

export const inviteLink = (table: string, invite: string): string =>
  `${reach.origin}/t/${encodeURIComponent(table)}${invite ? `#invite=${encodeURIComponent(invite)}` : ''}`;
