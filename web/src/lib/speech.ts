/** Turns options, questions and events of a game into sentences, as the engine does. */

import type { Params, Words } from './words.svelte';

export type Option = readonly [string, ...number[]];
type Values = Record<string, unknown>;

/** What a game declares about its words: verbs with argument names, kinds, names of values. */
export interface Vocabulary {
  verbs: Record<string, readonly string[]>;
  kinds: Record<string, string>;
  names: Record<string, readonly string[]>;
}

/** What the people at a table are called in place of what the rules call them; null where nobody is. */
export type People = (kind: string, value: number) => Params | null;

export class Speech {
  /** Where people play, they are asked by name, and what happens is told of them by name. */
  people: People | null = null;

  constructor(
    readonly vocabulary: Vocabulary,
    readonly words: Words,
  ) {}

  /** The sentence for an option; `about` is what the question knows where it is asked now. */
  label(prompt: string, option: Option, about?: Values): string {
    const [verb, ...rest] = option;
    const names = this.vocabulary.verbs[verb] ?? [];
    const values: Values = Object.fromEntries(names.map((name, i) => [name, rest[i]]));
    const particular = `do-${prompt}-${verb}`;
    if (about && this.words.has(`${particular}-now`))
      return this.say(`${particular}-now`, { ...about, ...values }, this.people);
    return this.say(this.words.has(particular) ? particular : `do-${verb}`, values, this.people);
  }

  question(prompt: string, params: Values): string {
    return this.say(`ask-${prompt}`, params, this.people);
  }

  event(key: string, params: Values): string {
    if (key === 'taken' && Array.isArray(params.option)) {
      const choice = this.label(String(params.prompt), params.option as unknown as Option);
      return this.say('log-taken', { choice });
    }
    return this.say(`log-${key}`, params, this.people);
  }

  ending(reason: string): string {
    return this.say(`end-${reason}`, {});
  }

  /** The name of a value of a kind, or the number itself. */
  name(kind: string, value: number, form?: string): string {
    const key = this.keyOf(kind, value);
    if (!key) return String(value);
    return (form && this.words.forms(key)[form]) || this.words.say(key);
  }

  /** What a value does, in a line, where the game says so. */
  about(kind: string, value: number): string | undefined {
    const known = this.vocabulary.names[kind]?.[value];
    return known === undefined ? undefined : this.words.find(`about-${kind}-${known}`);
  }

  say(key: string, values: Values, people: People | null = null, words = this.words): string {
    const filled: Params = {};
    for (const [name, value] of Object.entries(values))
      Object.assign(filled, this.filled(name, value, people));
    return words.say(key, filled);
  }

  private keyOf(kind: string, value: number): string | undefined {
    const known = this.vocabulary.names[kind]?.[value];
    return known === undefined ? undefined : `name-${kind}-${known}`;
  }

  private filled(name: string, value: unknown, people: People | null): Params {
    if (Array.isArray(value)) {
      return joined(
        name,
        value.map((each) => this.filled(name, each, people)),
      );
    }
    const kind = this.vocabulary.kinds[name] ?? '';
    if (!(kind in this.vocabulary.names) || typeof value !== 'number') {
      return { [name]: typeof value === 'number' ? value : String(value ?? '') };
    }
    const key = this.keyOf(kind, value);
    if (!key) return { [name]: value, [`${name}-key`]: 'none' };
    const person = people?.(kind, value);
    const found: Params = {
      [name]: person?.name ?? this.words.say(key),
      [`${name}-key`]: this.vocabulary.names[kind]![value]!,
    };
    const forms = { ...this.words.forms(key), ...person };
    for (const [form, text] of Object.entries(forms)) found[`${name}-${form}`] = text;
    return found;
  }
}

/** Several values as one: their words, and the forms that all of them have, one by one. */
function joined(name: string, parts: Params[]): Params {
  const found: Params = { [name]: '' };
  for (const form of Object.keys(parts[0] ?? {})) {
    if (parts.every((part) => form in part)) found[form] = parts.map((part) => String(part[form])).join(', ');
  }
  return found;
}
