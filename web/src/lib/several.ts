/** Several things picked together: what may still be added, and whether the set is whole. */

// The same sums as engine/several.py; the server has the last word.

import { same } from './narrowing';
import type { SeveralInfo } from './protocol';
import type { Option } from './speech';

export const membersOf = (several: SeveralInfo): readonly Option[] =>
  several.members as unknown as readonly Option[];

export const isMember = (several: SeveralInfo, option: Option): boolean =>
  membersOf(several).some((each) => same(each, option));

/** How often each member is picked. */
export const numbersOf = (several: SeveralInfo, picked: readonly Option[]): number[] =>
  membersOf(several).map((member) => picked.filter((each) => same(each, member)).length);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const weighed = (weights: readonly number[], numbers: readonly number[]): number =>
  sum(numbers.map((number, i) => number * (weights[i] ?? 0)));

/** Whether these are a complete set. */
export function whole(several: SeveralInfo, picked: readonly Option[]): boolean {
  const numbers = numbersOf(several, picked);
  if (picked.length < several.fewest || picked.length > several.most) return false;
  const within = several.limits.every((limit) => {
    const weight = weighed(limit.weights, numbers);
    return weight >= limit.least && weight <= limit.most;
  });
  if (!within) return false;
  return !several.ways.length || several.ways.some((way) => way.every((each, i) => each === numbers[i]));
}

/** Whether these can be part of a whole set. */
function leadsOn(several: SeveralInfo, numbers: readonly number[]): boolean {
  let room = several.most - sum(numbers);
  for (const limit of several.limits) {
    const weight = weighed(limit.weights, numbers);
    if (weight > limit.most) return false;
    room -= Math.max(0, limit.least - weight);
  }
  if (room < 0) return false;
  return !several.ways.length || several.ways.some((way) => numbers.every((each, i) => each <= way[i]!));
}

/** The members of which one more still leads to a whole set. */
export function addable(several: SeveralInfo, picked: readonly Option[]): readonly Option[] {
  const numbers = numbersOf(several, picked);
  return membersOf(several).filter((_, i) => {
    if (numbers[i]! >= several.counts[i]!) return false;
    return leadsOn(
      several,
      numbers.map((each, at) => (at === i ? each + 1 : each)),
    );
  });
}

/** What is picked, each member once, with its number. */
export function counted(picked: readonly Option[]): { option: Option; count: number }[] {
  const found: { option: Option; count: number }[] = [];
  for (const option of picked) {
    const known = found.find((each) => same(each.option, option));
    if (known) known.count++;
    else found.push({ option, count: 1 });
  }
  return found;
}
