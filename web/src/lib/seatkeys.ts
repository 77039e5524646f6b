/** The keys to one's seats, kept in this browser, the newest first. */

import type { Joined, TableKey } from './protocol';

const STORE = 'nemeton.keys';
const MOST = 200;

export interface Key extends TableKey {
  invite: string;
}

function all(): Key[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(found) ? found.filter(isKey) : [];
  } catch {
    return [];
  }
}

const isKey = (found: unknown): found is Key =>
  typeof found === 'object' && found !== null && 'table' in found && 'token' in found;

function write(keys: Key[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(keys.slice(0, MOST)));
  } catch {
    // without storage the seat lasts as long as the page
  }
}

export const keys = {
  all,
  of: (table: string): Key | undefined => all().find((key) => key.table === table),
  keep(joined: Joined): void {
    const others = all().filter((key) => key.table !== joined.table);
    write([{ table: joined.table, token: joined.token, invite: joined.invite }, ...others]);
  },
  forget: (table: string): void => write(all().filter((key) => key.table !== table)),
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 16;
const INVITE_BYTES = 24;

/** An address and a key to invite with, for a table that is not open yet. */
export function newLink(): { table: string; invite: string } {
  const random = (count: number) => [...crypto.getRandomValues(new Uint8Array(count))];
  const table = random(ID_LENGTH).map((byte) => LETTERS[byte % LETTERS.length]);
  const invite = btoa(String.fromCharCode(...random(INVITE_BYTES)));
  return { table: table.join(''), invite: invite.replaceAll('+', '-').replaceAll('/', '_') };
}

export const inviteLink = (table: string, invite: string): string =>
  `${location.origin}/t/${encodeURIComponent(table)}${invite ? `#invite=${encodeURIComponent(invite)}` : ''}`;
