/** Who uses this browser: the same name at all tables and on all devices, and the list of their games. */

import { api, type WayIn } from './api';
import { identity } from './identity';
import { prefs } from './prefs.svelte';
import type { Me, MyTable } from './protocol';
import { seatKeys } from './seatkeys';

/** Keys to seats from before hang on the key of this browser; then the name is as on the other devices. */
export async function meet(): Promise<void> {
  const loose = seatKeys.loose();
  if (loose.length) {
    identity.make();
    const tables = loose.map(({ table, token }) => ({ table, token }));
    const { tables: adopted } = await api.adopt({ tables, name: prefs.name });
    for (const { table, hidden } of loose) if (hidden && adopted.includes(table)) await api.hide(table);
    seatKeys.adopted(adopted);
  }
  if (!identity.key) return;
  const me = await api.me();
  if (me.name && me.name !== prefs.name) prefs.set({ name: me.name });
}

/** Goes by another name: here at once, at all tables as soon as the server knows. */
export async function rename(name: string): Promise<void> {
  prefs.set({ name });
  if (identity.key && name) await api.setMe({ name });
}

/** The tables one plays at: those of the person, and those whose keys this browser still has. */
export async function myTables(most: number): Promise<MyTable[]> {
  const loose = seatKeys.loose().filter((key) => !key.hidden);
  if (!loose.length && !identity.key) return [];
  return api.mine(
    loose.slice(0, most).map(({ table, token }) => ({ table, token })),
    most,
  );
}

/** Takes a table out of the list of one's games; the seat stays one's own. */
export async function hideTable(table: string): Promise<void> {
  seatKeys.hide(table);
  if (identity.key) await api.hide(table);
}

/** This browser belongs to whomever a link or words open, with all its games. */
export async function openPerson(wanted: WayIn): Promise<Me> {
  const [before, key] = [identity.key, identity.fresh()];
  const { me, apart } = await api.openPerson({ ...wanted, key });
  identity.keep(key);
  seatKeys.apart(apart, before);
  if (me.name) prefs.set({ name: me.name });
  return me;
}

/** Nothing is kept about whoever uses this browser any more, there or here. */
export async function forgetMe(): Promise<void> {
  await api.deleteMe();
  identity.forget();
  seatKeys.clear();
  prefs.set({ name: '' });
}
