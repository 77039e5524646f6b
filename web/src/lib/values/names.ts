/** What the values of a game are called: by the game's own names, else by the page's words. */

import type { GameInfo } from '../protocol';
import { bring, found, t, type Words } from '../words.svelte';
import type { Place } from './document';
import type { Spelling } from './writing';

bring(
  import.meta.glob<string>('../../text/valuenames/*.ftl', { query: '?raw', import: 'default', eager: true }),
);

/** Tables whose entries are called after another kind. */
const KIND_OF_TABLE: Record<string, string> = {
  branches: 'resource',
  temples: 'resource',
  automa: 'location',
  supply: 'item',
  order: 'item',
  ruins: 'item',
  first_set: 'item',
  second_set: 'item',
  for_sale: 'item',
};

const kindOf = (table: string): string => KIND_OF_TABLE[table] ?? table.replace(/s$/, '');

/** Words that a value may be although none of ours is: by game and column. */
const FURTHER: Record<string, readonly string[]> = {
  'pangaia.counts': ['land_types', 'treetops', 'seeds', 'resources'],
};

export class ValueNames implements Spelling {
  private readonly kinds: readonly [string, readonly string[]][];

  constructor(
    readonly game: GameInfo,
    readonly words: Words,
  ) {
    this.kinds = Object.entries(game.names);
  }

  get yes(): string {
    return t('value-yes');
  }
  get no(): string {
    return t('value-no');
  }

  /** The name of the last part of a place. */
  part(place: Place): string {
    const key = place.at(-1) ?? '';
    const table = place.at(-2) ?? '';
    if (/^\d+$/.test(key)) return t('value-number', { number: Number(key) });
    return (
      this.named(kindOf(table), key) ??
      this.within(place) ??
      found(`value-${this.game.name}-${key.toLowerCase()}`) ??
      found(`value-${key.toLowerCase()}`) ??
      this.inAnyKind(key) ??
      key.replaceAll('_', ' ')
    );
  }

  /** What the last part is called within one of the tables around it. */
  private within(place: Place): string | undefined {
    const key = place.at(-1)?.toLowerCase();
    return place
      .slice(0, -1)
      .map((table) => found(`value-${this.game.name}-${table}-${key}`))
      .findLast((name) => name !== undefined);
  }

  /** The whole place, part by part. */
  path(place: Place): string {
    return place.map((_, i) => this.part(place.slice(0, i + 1))).join(' · ');
  }

  /** How the words at a place are spelled: `forest` is an Order here and a place there. */
  at(place: Place): Spelling {
    const kind = kindOf(place.at(-1) ?? '');
    const word = (key: string): string => this.named(kind, key) ?? this.word(key);
    const key = (text: string): string => this.meant(text, word);
    return { word, key, yes: this.yes, no: this.no };
  }

  /** A word that is itself a value. */
  word(key: string): string {
    return (
      found(`value-${this.game.name}-word-${key.toLowerCase()}`) ??
      this.inAnyKind(key) ??
      found(`value-${this.game.name}-${key.toLowerCase()}`) ??
      found(`value-${key.toLowerCase()}`) ??
      key
    );
  }

  /** The word of the game that is meant by what somebody typed; else just that. */
  key(text: string): string {
    return this.meant(text, (key) => this.word(key));
  }

  private meant(text: string, word: (key: string) => string): string {
    const wanted = text.toLowerCase();
    return this.known.find((key) => key === text || word(key).toLowerCase() === wanted) ?? text;
  }

  /** The words that stand somewhere as values, so that they can be typed in any language. */
  known: readonly string[] = [];

  /** The words that may stand in a column although none of ours does. */
  further(column: string): readonly string[] {
    return FURTHER[`${this.game.name}.${column}`] ?? [];
  }

  /** Several words as an error lists them. */
  listed(text: string): string {
    return text.replace(/[A-Za-z]\w*/g, (key) => this.word(key));
  }

  private inAnyKind(key: string): string | undefined {
    for (const [kind] of this.kinds) {
      const name = this.named(kind, key);
      if (name !== undefined) return name;
    }
    return undefined;
  }

  private named(kind: string, key: string): string | undefined {
    const lower = key.toLowerCase();
    const keys = this.game.names[kind];
    return keys?.includes(lower) ? this.words.find(`name-${kind}-${lower}`) : undefined;
  }
}
