/** The page of a game's values: ours, somebody's own, what is wrong with them, what they were before. */

import { api, Refused } from '../api';
import type { ComponentValue, ComponentValues } from '../protocol';
import { errorText } from '../refusal';
import { t } from '../words.svelte';
import { type Correction, type Place, same, speaksOf, valueAt, withValue } from './document';
import { keepValues, keptValues } from './kept';
import type { ValueNames } from './names';

export type Filter = 'all' | 'house' | 'changed';
export const FILTERS: readonly Filter[] = ['all', 'house', 'changed'];

/** A card of the page: the values of one component. */
export interface Component {
  place: Place;
  values: ComponentValue[];
}
export interface Section {
  place: Place;
  components: Component[];
}

interface Fault {
  where: string;
  text: string;
}

export class OwnValues {
  data = $state.raw<Correction>({});
  fault = $state.raw<Fault | null>(null);
  /** Why a file was not taken, or what has just been done. */
  trouble = $state('');
  done = $state('');
  filter = $state<Filter>('all');
  private before = $state.raw<Correction | null>(null);
  private asked = 0;

  constructor(
    readonly game: string,
    private readonly found: ComponentValues,
    readonly names: ValueNames,
  ) {
    this.data = keptValues(game);
    const columns = new Set(found.values.map((each) => each.place.at(-1) ?? ''));
    const further = [...columns].flatMap((column) => names.further(column));
    names.known = [...words(found.values.map((each) => each.ours)), ...further];
  }

  get fixed(): boolean {
    return this.found.fixed;
  }
  get values(): readonly ComponentValue[] {
    return this.found.values;
  }
  get house(): number {
    return this.values.filter(isHouse).length;
  }

  changed(value: ComponentValue): boolean {
    return valueAt(this.data, value.place) !== undefined;
  }
  own(value: ComponentValue): unknown {
    const said = valueAt(this.data, value.place);
    return said === undefined ? value.ours : said;
  }
  get changes(): ComponentValue[] {
    return this.values.filter((each) => this.changed(each));
  }

  /** The values of a component. */
  of(place: Place): ComponentValue[] {
    const depth = place.length;
    return this.values.filter(
      (each) => each.place.length === depth + 1 && same(each.place.slice(0, depth), place),
    );
  }

  get sections(): Section[] {
    return grouped(this.values.filter((each) => this.shown(each)));
  }

  private shown(value: ComponentValue): boolean {
    if (this.filter === 'house') return isHouse(value);
    return this.filter === 'all' || this.changed(value);
  }

  /** The values that the error speaks of: those that were changed, if it speaks of any of them. */
  get wrong(): readonly ComponentValue[] {
    const where = this.fault?.where;
    return where === undefined ? [] : this.changes.filter((each) => speaksOf(where, each.place));
  }

  async set(value: ComponentValue, own: unknown): Promise<void> {
    await this.replace(withValue(this.data, value.place, same(own, value.ours) ? undefined : own));
    this.before = null;
    this.done = '';
  }

  async reset(): Promise<void> {
    const before = this.data;
    await this.replace({});
    this.before = before;
    this.done = t('values-reset-done');
  }

  /** What was there before a file or a reset, once more. */
  async restore(): Promise<void> {
    if (this.before) await this.replace(this.before);
    this.before = null;
    this.done = '';
  }

  get restorable(): boolean {
    return this.before !== null;
  }

  /** Takes a file if the game takes it; else all stays as it is, and the reason is told. */
  async load(file: File): Promise<void> {
    this.done = '';
    try {
      const toml = file.name.toLowerCase().endsWith('.toml');
      const found = await api.checkValues(this.game, await file.text(), toml);
      const before = this.data;
      await this.replace(found.data);
      this.before = before;
      this.done = t('values-loaded', { name: file.name, count: found.values.length });
    } catch (error) {
      this.trouble = t('values-not-loaded', { name: file.name, reason: this.worded(error) });
    }
  }

  private async replace(data: Correction): Promise<void> {
    this.trouble = '';
    this.data = data;
    keepValues(this.game, data);
    await this.check();
  }

  /** Asks the game itself; the latest answer counts. */
  async check(): Promise<void> {
    const number = ++this.asked;
    let fault: Fault | null = null;
    try {
      if (Object.keys(this.data).length) await api.checkValues(this.game, JSON.stringify(this.data));
    } catch (error) {
      fault = { where: placeOf(error), text: this.worded(error) };
    }
    if (number === this.asked) this.fault = fault;
  }

  /** An error in words, with names in place of keys. */
  private worded(error: unknown): string {
    if (!(error instanceof Refused) || error.refusal.params.key !== 'bad-value') return errorText(error);
    const { where, need, expected } = error.refusal.params as Record<string, string>;
    const place = (where ?? '')
      .split(' ')[0]!
      .split('.')
      .filter((each) => each !== '*');
    return t('error-bad-value', {
      where: this.names.path(place),
      need: need ?? '',
      expected: this.names.listed(expected ?? ''),
    });
  }
}

export const isHouse = (value: ComponentValue): boolean => value.sources.includes('house');

const placeOf = (error: unknown): string => {
  const where = error instanceof Refused ? error.refusal.params.where : '';
  return typeof where === 'string' ? where : '';
};

/** The last name is that of the value, the one before that of its component, the rest its section. */
export function grouped(values: readonly ComponentValue[]): Section[] {
  const sections = new Map<string, Section>();
  const components = new Map<string, Component>();
  for (const value of values) {
    const place = value.place.slice(0, -1);
    const over = place.length > 1 ? place.slice(0, -1) : place;
    const section = entry(sections, over.join('.'), () => ({ place: over, components: [] }));
    const component = entry(components, place.join('.'), () => {
      const made: Component = { place, values: [] };
      section.components.push(made);
      return made;
    });
    component.values.push(value);
  }
  return [...sections.values()];
}

function entry<T>(all: Map<string, T>, key: string, make: () => T): T {
  const there = all.get(key);
  if (there !== undefined) return there;
  const made = make();
  all.set(key, made);
  return made;
}

/** Every word in these values, once. */
function words(values: readonly unknown[]): string[] {
  const all = values.flatMap((value): string[] => {
    if (typeof value === 'string') return [value];
    return Array.isArray(value) ? words(value) : [];
  });
  return [...new Set(all)];
}
