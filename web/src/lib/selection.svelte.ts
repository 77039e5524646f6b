/** What the player has picked of the pending question, and what is still open. */

import { type Grammar, narrowed, type Pick, same, targets } from './narrowing';
import type { Option } from './speech';

export class Selection {
  options = $state.raw<readonly Option[]>([]);
  picks = $state.raw<readonly Pick[]>([]);
  /** The one option left, waiting for a second tap or the key. */
  pending = $state.raw<Option | null>(null);
  private left = $derived.by(() => narrowed(this.options, this.picks, this.grammar));

  constructor(
    readonly grammar: Grammar,
    private readonly commit: (option: Option) => void,
    private readonly careful: () => boolean,
  ) {}

  get remaining(): readonly Option[] {
    return this.left;
  }

  /** A new question, or none. */
  ask(options: readonly Option[]): void {
    this.options = options;
    this.clear();
  }

  clear(): void {
    this.picks = [];
    this.pending = null;
  }

  /** The values of a kind that may be picked now. */
  targets(kind: string): ReadonlySet<number> {
    return targets(this.remaining, this.picks, kind, this.grammar);
  }

  /** The values of a kind that may be picked, were those of this kind laid back. */
  open(kind: string): ReadonlySet<number> {
    const kept = this.picks.filter((pick) => !('kind' in pick) || pick.kind !== kind);
    return targets(narrowed(this.options, kept, this.grammar), kept, kind, this.grammar);
  }

  picked(kind: string): number[] {
    return this.picks.flatMap((pick) => ('kind' in pick && pick.kind === kind ? [pick.value] : []));
  }

  /** Picks a value; false when no option has it. A last open choice is taken at once, or waits. */
  pick(kind: string, value: number): boolean {
    return this.add({ kind, value });
  }

  add(pick: Pick): boolean {
    const picks = [...this.picks, pick];
    const left = narrowed(this.options, picks, this.grammar);
    if (!left.length) return false;
    this.picks = picks;
    this.pending = null;
    if (left.length === 1) this.settle(left[0]!);
    return true;
  }

  /** These picks and no others, while something is carried: not even a last open choice is taken yet. */
  hold(picks: readonly Pick[]): void {
    this.picks = picks;
    this.pending = null;
  }

  /** Another value in place of those picked of this kind. */
  swap(kind: string, value: number): boolean {
    const kept = this.picks.filter((pick) => !('kind' in pick) || pick.kind !== kind);
    const picks: Pick[] = [...kept, { kind, value }];
    if (!narrowed(this.options, picks, this.grammar).length) return false;
    this.picks = kept;
    return this.add({ kind, value });
  }

  /** Takes back a pick by its place, or the last one. */
  drop(place = this.picks.length - 1): void {
    this.picks = this.picks.filter((_, i) => i !== place);
    this.pending = null;
  }

  /** Esc: false when there is nothing to lay back. */
  back(): boolean {
    if (!this.picks.length && !this.pending) return false;
    this.drop();
    return true;
  }

  confirm(): void {
    if (this.pending) this.commit(this.pending);
  }

  take(option: Option): void {
    if (this.options.some((each) => same(each, option))) this.commit(option);
  }

  private settle(option: Option): void {
    if (this.careful()) this.pending = option;
    else this.commit(option);
  }
}
