/** Narrowing: of all options, those that fit what the player has picked so far. */

// Nothing here knows a game: an option is a verb and numbers, every argument has a name and every name a kind.

import type { Option, Vocabulary } from './speech';

/**
 * One thing picked: a value of a kind, or a verb. The first pick of a kind is the first argument of that kind, unless
 * it says which word of the option it is; such a pick may bring its own label.
 */
export type Pick = { kind: string; value: number; word?: string; text?: string } | { verb: string };

export interface Grammar extends Vocabulary {
  /** Verbs whose arguments of one kind may be picked in any order. */
  symmetric?: readonly string[];
  /** Verbs of sets that cost nothing: they are taken as soon as nothing can be added. */
  free?: readonly string[];
}

interface Argument {
  kind: string;
  value: number;
}

function argumentsOf(option: Option, grammar: Grammar): Argument[] {
  const [verb, ...rest] = option;
  const names = grammar.verbs[verb] ?? [];
  return rest.map((value, i) => ({ kind: grammar.kinds[names[i] ?? ''] ?? names[i] ?? '', value }));
}

const valuesOf = (found: Argument[], kind: string): number[] =>
  found.filter((each) => each.kind === kind).map((each) => each.value);

/** The values of a kind that an option names. */
export const valuesIn = (option: Option, kind: string, grammar: Grammar): number[] =>
  valuesOf(argumentsOf(option, grammar), kind);

const pickedOf = (picks: readonly Pick[], kind: string): number[] =>
  picks.flatMap((pick) => ('kind' in pick && !pick.word && pick.kind === kind ? [pick.value] : []));

function contains(values: number[], wanted: number[]): boolean {
  const left = [...values];
  return wanted.every((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether the option agrees with everything picked. */
export function fits(option: Option, picks: readonly Pick[], grammar: Grammar): boolean {
  if (picks.some((pick) => 'verb' in pick && pick.verb !== option[0])) return false;
  const names = grammar.verbs[option[0]] ?? [];
  if (
    picks.some((pick) => 'kind' in pick && pick.word && option[names.indexOf(pick.word) + 1] !== pick.value)
  )
    return false;
  const found = argumentsOf(option, grammar);
  const kinds = new Set(picks.flatMap((pick) => ('kind' in pick && !pick.word ? [pick.kind] : [])));
  const free = grammar.symmetric?.includes(option[0]) ?? false;
  for (const kind of kinds) {
    const values = valuesOf(found, kind);
    const wanted = pickedOf(picks, kind);
    const agrees = free ? contains(values, wanted) : wanted.every((value, i) => values[i] === value);
    if (!agrees) return false;
  }
  return true;
}

export const narrowed = (
  options: readonly Option[],
  picks: readonly Pick[],
  grammar: Grammar,
): readonly Option[] => (picks.length ? options.filter((option) => fits(option, picks, grammar)) : options);

/** The values of a kind that may be picked next. */
export function targets(
  options: readonly Option[],
  picks: readonly Pick[],
  kind: string,
  grammar: Grammar,
): ReadonlySet<number> {
  const already = pickedOf(picks, kind);
  const found = new Set<number>();
  for (const option of options) {
    const values = valuesOf(argumentsOf(option, grammar), kind);
    if (grammar.symmetric?.includes(option[0])) {
      const left = [...values];
      for (const value of already) left.splice(left.indexOf(value), 1);
      for (const value of left) found.add(value);
    } else {
      const next = values[already.length];
      if (next !== undefined) found.add(next);
    }
  }
  return found;
}

export const verbsOf = (options: readonly Option[]): string[] => [...new Set(options.map((each) => each[0]))];

export const same = (a: Option, b: Option): boolean =>
  a.length === b.length && a.every((part, i) => part === b[i]);

/** The picks that spell out an option in full: what a hint or a list entry stands for. */
export function picksOf(option: Option, grammar: Grammar): Pick[] {
  return [{ verb: option[0] }, ...argumentsOf(option, grammar)];
}
