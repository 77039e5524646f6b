/** The tables this browser came to, the newest first: keys to seats from before it had one of its own, invitations. */

import type { Joined, TableKey } from './protocol';

const STORE = 'nemeton.keys';
const MOST = 200;

export interface SeatKey extends TableKey {
  invite: string;
  /** Removed from the list of one's games; the key still opens the seat. */
  hidden?: boolean;
}

function all(): SeatKey[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(found) ? found.filter(isKey) : [];
  } catch {
    return [];
  }
}

const isKey = (found: unknown): found is SeatKey =>
  typeof found === 'object' && found !== null && 'table' in found && 'token' in found;

function write(keys: SeatKey[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(keys.slice(0, MOST)));
  } catch {
    // without storage the seat lasts as long as the page
  }
}

export const seatKeys = {
  all,
  /** Keys to seats that the server does not know as this browser's yet. */
  loose: (): SeatKey[] => all().filter((key) => key.token !== ''),
  hide: (table: string): void =>
    write(all().map((key) => (key.table === table ? { ...key, hidden: true } : key))),
  of: (table: string): SeatKey | undefined => all().find((key) => key.table === table),
  keep(joined: Joined): void {
    const others = all().filter((key) => key.table !== joined.table);
    write([{ table: joined.table, token: joined.token, invite: joined.invite }, ...others]);
  },
  /** The key of this browser opens these seats: their own are needed no more. */
  adopted: (tables: readonly string[]): void =>
    write(all().map((key) => (tables.includes(key.table) ? { ...key, token: '' } : key))),
  /** At these tables this browser has a seat of its own, which that key still opens. */
  apart(tables: readonly string[], token: string): void {
    const others = all().filter((key) => !tables.includes(key.table));
    write([...tables.map((table) => ({ table, token, invite: '' })), ...others]);
  },
  clear: (): void => write([]),
  forget: (table: string): void => write(all().filter((key) => key.table !== table)),
};
