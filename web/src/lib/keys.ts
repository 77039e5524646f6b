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

export const inviteLink = (table: string, invite: string): string =>
  `${location.origin}/t/${encodeURIComponent(table)}${invite ? `#invite=${encodeURIComponent(invite)}` : ''}`;
