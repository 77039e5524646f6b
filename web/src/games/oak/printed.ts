/** What is printed on the components: the data file of the rules, with an owner's corrections where a game is played with them. */

import text from '../../../../src/nemeton/games/oak/data/oak.toml?raw';
import type { Oak } from './view';

export type Value = number | string | boolean | Value[] | { [name: string]: Value };
export type Table = { [name: string]: Value };
type Tables = Record<string, Table>;

/** Tables, arrays of tables, and keys with values that JSON would understand but for `=` and `'`. */
export function parsed(source: string): Tables {
  const found: Tables = {};
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

const isTable = (each: Value | undefined): each is Table =>
  typeof each === 'object' && each !== null && !Array.isArray(each);

/** The standard tables with an owner's values in their place. */
export function corrected(standard: Tables, owner: Table): Tables {
  const found = { ...standard };
  const lay = (table: Table, path: string): void => {
    for (const [name, each] of Object.entries(table)) {
      const place = path ? `${path}.${name}` : name;
      const old = found[path]?.[name];
      if (!isTable(each)) found[path] = { ...found[path], [name]: each };
      else if (isTable(old)) found[path] = { ...found[path], [name]: { ...old, ...each } };
      else lay(each, place);
    }
  };
  lay(owner, '');
  return found;
}

const BRANCHES = ['feather', 'mistletoe', 'rune'];
const KINDS = ['bark', 'root', 'blueberry', 'acorn', 'mushroom'];
const SPACES = ['first', 'second', 'third', 'left', 'left_end', 'right', 'right_end'];
const BONUSES = ['five_points', 'elder', 'creature', 'potion', 'stone', 'artifact'];
export const HEART = 6;

export interface Deed {
  deed: number;
  cost: number;
  /** The resource it is paid in; null for any. */
  resource: number | null;
  effect: string;
  /** How many stones its slot has; 0 for the Oak action, -1 where the card is its own temple. */
  stones: number;
}

/** A space of a branch: what a Festival pays there, or what an End counts. */
export interface Space {
  /** From the Roots. */
  steps: number;
  income: number;
  end: { counts: number; each: number } | null;
}

export class Printed {
  /** The temple of a card; the Heart has none on the board. */
  readonly temples: (number | null)[];
  /** The actions of the seven cards, the Oak action last. */
  readonly deeds: Deed[][];
  /** By tile: the level, and the kinds of its recipe; -1 is any. */
  readonly potions: { level: number; recipe: number[] }[];
  readonly creaturePoints: number[];
  readonly notches: number[];
  readonly darkwood: { kinds: number; points: number }[];
  readonly limitMost: number[];
  readonly resourceMost: number;
  readonly spaces: Space[];
  /** By order: the effects of its special actions, whether each needs an Elder, and the price of a card limit. */
  readonly orders: { actions: string[]; elder: boolean[]; extension: number; kind: string }[];
  readonly sanctuaryPoints: number[];
  readonly menhirPoints: number;
  readonly menhirCost: number[];
  readonly renewal: { creatures: number[]; artifacts: number[] };

  private readonly names: string[];

  constructor(private readonly tables: Tables) {
    this.names = this.under('cards').map(([name]) => name);
    this.temples = [...this.under('cards').map(([, card]) => BRANCHES.indexOf(String(card.temple))), null];
    this.deeds = this.temples.map((_, card) => this.deedsOf(card));
    this.potions = this.under('potions').map(([, tile]) => ({
      level: Number(tile.level),
      recipe: (tile.recipe as string[]).map((kind) => KINDS.indexOf(kind)),
    }));
    this.creaturePoints = this.under('creatures').map(([, card]) => Number(card.points));
    this.notches = this.list('artifacts', 'notches');
    const points = this.list<number>('darkwood', 'points');
    this.darkwood = this.list<number>('darkwood', 'kinds').map((kinds, i) => ({
      kinds,
      points: points[i] ?? 0,
    }));
    this.limitMost = this.list('limits', 'most');
    this.resourceMost = Number(tables.resources?.most);
    this.spaces = BRANCHES.flatMap((branch) => SPACES.map((space) => this.space(branch, space)));
    this.orders = this.under('orders').map(([, board]) => ({
      actions: board.actions as string[],
      elder: board.elder as boolean[],
      extension: Number(board.extension),
      kind: String(board.kind),
    }));
    const stones = tables.stones ?? {};
    this.sanctuaryPoints = [Number(stones.elder_points), Number(stones.ordinary_points)];
    this.menhirPoints = Number(stones.menhir_points);
    this.menhirCost = this.list('stones', 'menhir_cost');
    this.renewal = {
      creatures: this.list('renewal', 'creatures'),
      artifacts: this.list('renewal', 'artifacts'),
    };
  }

  /** The Oak action of a card. */
  oakDeed(card: number): number {
    return this.deeds[card]!.at(-1)!.deed;
  }

  private list<T>(table: string, name: string): T[] {
    return (this.tables[table]?.[name] ?? []) as T[];
  }

  private under(prefix: string): [string, Table][] {
    return Object.entries(this.tables)
      .filter(([name]) => name.startsWith(`${prefix}.`))
      .map(([name, table]) => [name.slice(prefix.length + 1), table]);
  }

  private space(branch: string, space: string): Space {
    const table =
      this.tables[`branches.${branch}.${space}`] ??
      (this.tables[`branches.${branch}`]?.[space] as Table | undefined) ??
      {};
    const end = 'of' in table ? { counts: BONUSES.indexOf(String(table.of)), each: Number(table.per) } : null;
    const below = String(table.after ?? 'roots');
    const steps = below === 'roots' ? 1 : 1 + this.space(branch, below).steps;
    return { steps, income: Number(table.income ?? 0), end };
  }

  private deedsOf(card: number): Deed[] {
    const name = this.names[card];
    const table = name ? `cards.${name}` : 'heart';
    const temple = this.temples[card] ?? null;
    const costs = this.list<number>(table, 'costs');
    const kinds = this.list<string>(table, 'resources');
    const deeds = this.list<string>(table, 'effects').map((effect, i) => ({
      deed: card * 4 + i,
      cost: costs[i] ?? 0,
      resource: temple ?? BRANCHES.indexOf(kinds[i] ?? ''),
      effect,
      stones: name ? i + 1 : -1,
    }));
    const cost = Number(this.tables[table]?.oak);
    const deed = card * 4 + deeds.length;
    return [...deeds, { deed, cost, resource: temple, effect: 'advance', stones: 0 }];
  }
}

const TABLES = parsed(text);
const STANDARD = new Printed(TABLES);
const known = new WeakMap<Table, Printed>();

/** What is printed in this game. */
export function printed(board: Pick<Oak, 'printed'>): Printed {
  const owner = board.printed;
  if (!owner) return STANDARD;
  let found = known.get(owner);
  if (!found) {
    found = new Printed(corrected(TABLES, owner));
    known.set(owner, found);
  }
  return found;
}
