/** House values as the rules mark them: at the paragraph that plays with them, else at the end. */

import { api } from '../api';
import type { ComponentValue } from '../protocol';
import { wordsOf } from '../words.svelte';
import { ValueNames } from './names';
import { isHouse } from './ownvalues.svelte';

/** The paragraph of the rules that a table of values belongs to. */
export const PARAGRAPH: Record<string, Record<string, string>> = {
  cernunos: { chain: '7' },
  oak: {
    limits: '3.2',
    ingredients: '2',
    forest: '3.1',
    solar: '3.1',
    temples: '3.6.1',
    orders: '3.9.1',
    artifacts: '3.9.3',
    creatures: '3.14.1',
    branches: '3.7',
    sun: '3.8',
    gancanagh: '3.5',
  },
  pangaia: {
    tile: 'M3',
    slots: '2',
    rituals: '3.7',
    stillness: 'E8',
    achievements: '3.11',
    blessings: 'V3',
    solo: '3.12',
  },
  root: { cards: 'MM.6', lineups: '5.1.1' },
};

/** The house values of one table. */
export interface HouseTable {
  name: string;
  paragraph: string;
  values: ComponentValue[];
}

export interface HouseValues {
  names: ValueNames;
  tables: HouseTable[];
}

export async function houseValues(game: string): Promise<HouseValues> {
  const [info, words, found] = await Promise.all([api.game(game), wordsOf(game), api.values(game)]);
  return { names: new ValueNames(info, words), tables: tablesOf(game, found.values.filter(isHouse)) };
}

export function tablesOf(game: string, values: readonly ComponentValue[]): HouseTable[] {
  const tables = new Map<string, HouseTable>();
  for (const value of values) {
    const name = value.place[0] ?? '';
    const table = tables.get(name) ?? { name, paragraph: PARAGRAPH[game]?.[name] ?? '', values: [] };
    table.values.push(value);
    tables.set(name, table);
  }
  return [...tables.values()];
}
