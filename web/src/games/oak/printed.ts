/** What is printed on the components: read from the data file of the rules, so that it is written once. */

import text from '../../../../src/nemeton/games/oak/data/oak.toml?raw';

type Value = number | string | boolean | Value[] | { [name: string]: Value };
type Table = { [name: string]: Value };

/** Tables, arrays of tables, and keys with values that JSON would understand but for `=` and `'`. */
export function parsed(source: string): Record<string, Table> {
  const found: Record<string, Table> = {};
  let here: Table = {};
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    const table = /^\[([\w.]+)\]/.exec(line);
    const pair = /^(\w+)\s*=\s*(.+)$/.exec(line);
    if (table) here = found[table[1]!] = {};
    else if (line.startsWith('[[')) here = {};
    else if (pair && pair[1] !== 'source') here[pair[1]!] = value(pair[2]!);
  }
  return found;
}

function value(written: string): Value {
  const bare = written.replace(/\s#.*$/, '').replace(/([{,]\s*)(\w+)\s*=\s*/g, '$1"$2": ');
  try {
    return JSON.parse(bare) as Value;
  } catch {
    return bare;
  }
}

const DATA = parsed(text);
const list = <T>(table: string, name: string): T[] => (DATA[table]?.[name] ?? []) as T[];
const under = (prefix: string): [string, Table][] =>
  Object.entries(DATA)
    .filter(([name]) => name.startsWith(`${prefix}.`))
    .map(([name, table]) => [name.slice(prefix.length + 1), table]);

const BRANCHES = ['feather', 'mistletoe', 'rune'];
const KINDS = ['bark', 'root', 'blueberry', 'acorn', 'mushroom'];

export interface Deed {
  deed: number;
  cost: number;
  /** The resource it is paid in; null for any. */
  resource: number | null;
  effect: string;
  /** How many stones its slot has; 0 for the Oak action, -1 where the card is its own temple. */
  stones: number;
}

export const HEART = 6;

function deedsOf(card: number): Deed[] {
  const name = CARD_NAMES[card];
  const table = name ? `cards.${name}` : 'heart';
  const temple = name ? BRANCHES.indexOf(String(DATA[table]?.temple)) : null;
  const costs = list<number>(table, 'costs');
  const kinds = list<string>(table, 'resources');
  const deeds = list<string>(table, 'effects').map((effect, i) => ({
    deed: card * 4 + i,
    cost: costs[i] ?? 0,
    resource: temple ?? BRANCHES.indexOf(kinds[i] ?? ''),
    effect,
    stones: name ? i + 1 : -1,
  }));
  const oak = {
    deed: card * 4 + deeds.length,
    cost: Number(DATA[table]?.oak),
    resource: temple,
    effect: 'advance',
  };
  return [...deeds, { ...oak, stones: 0 }];
}

const CARD_NAMES = under('cards').map(([name]) => name);

/** The actions of the seven cards, the Oak action last. */
export const DEEDS: Deed[][] = Array.from({ length: 7 }, (_, card) => deedsOf(card));
/** The temple of a card; the Heart has none on the board. */
export const templeOf = (card: number): number | null =>
  card === HEART ? null : BRANCHES.indexOf(String(DATA[`cards.${CARD_NAMES[card]}`]?.temple));

/** By tile: the level, and the kinds of its recipe; -1 is any. */
export const POTIONS = under('potions').map(([, table]) => ({
  level: Number(table.level),
  recipe: (table.recipe as string[]).map((kind) => KINDS.indexOf(kind)),
}));
export const CREATURE_POINTS = under('creatures').map(([, table]) => Number(table.points));
export const NOTCHES = list<number>('artifacts', 'notches');
export const DARKWOOD = list<number>('darkwood', 'kinds').map((kinds, i) => ({
  kinds,
  points: list<number>('darkwood', 'points')[i] ?? 0,
}));
export const LIMIT_MOST = list<number>('limits', 'most');

const SPACE_NAMES = ['first', 'second', 'third', 'left', 'left_end', 'right', 'right_end'];

/** By space: what a Festival pays there; an End pays nothing. */
export const INCOME: number[] = BRANCHES.flatMap((branch) =>
  SPACE_NAMES.map((space) => {
    const table =
      DATA[`branches.${branch}.${space}`] ?? (DATA[`branches.${branch}`]?.[space] as Table | undefined);
    return Number(table?.income ?? 0);
  }),
);
/** By order: the effects of its special actions, and whether each needs an Elder. */
export const ORDERS = under('orders').map(([, table]) => ({
  actions: table.actions as string[],
  elder: table.elder as boolean[],
}));
