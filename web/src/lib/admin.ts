/** The owner's side of the server; the key is kept as long as the tab. */

import { ask } from './api';
import type { Complaint, HouseRules, OwnerWish, TableLine, TableLook } from './protocol';
import { bring } from './words.svelte';

bring(import.meta.glob<string>('../text/admin/*.ftl', { query: '?raw', import: 'default', eager: true }));

const STORE = 'nemeton.owner';

export const ownerKey = {
  get(): string {
    try {
      return sessionStorage.getItem(STORE) ?? '';
    } catch {
      return '';
    }
  },
  keep(key: string): void {
    sessionStorage.setItem(STORE, key);
  },
  forget(): void {
    sessionStorage.removeItem(STORE);
  },
};

const at = (table: string): string => `admin/tables/${encodeURIComponent(table)}`;
const owned = <T>(path: string, body?: unknown): Promise<T> => ask<T>(path, body, ownerKey.get());

export const admin = {
  tables: (find: string): Promise<TableLine[]> => owned(`admin/tables?find=${encodeURIComponent(find)}`),
  look: (table: string): Promise<TableLook> => owned(at(table)),
  act: (table: string, wish: OwnerWish): Promise<TableLook> => owned(at(table), wish),
  complaints: (): Promise<Complaint[]> => owned('admin/complaints'),
  settle: (number: number): Promise<Complaint[]> => owned(`admin/complaints/${number}`, {}),
  rules: (): Promise<HouseRules> => owned('admin/rules'),
  setRules: (rules: HouseRules): Promise<HouseRules> => owned('admin/rules', rules),
};
