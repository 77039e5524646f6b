/** The keys to one's seats, kept in this browser, the newest first. */

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
  /** Those of the list of one's games. */
  listed: (): SeatKey[] => all().filter((key) => !key.hidden),
  hide: (table: string): void =>
    write(all().map((key) => (key.table === table ? { ...key, hidden: true } : key))),
  of: (table: string): SeatKey | undefined => all().find((key) => key.table === table),
  keep(joined: Joined): void {
    const others = all().filter((key) => key.table !== joined.table);
    write([{ table: joined.table, token: joined.token, invite: joined.invite }, ...others]);
  },
  forget: (table: string): void => write(all().filter((key) => key.table !== table)),
};
