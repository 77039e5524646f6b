/** What the player has picked of the pending question, and what is still open. */

import { fits, type Grammar, narrowed, type Pick, same, targets, valuesIn } from './narrowing';
import type { DecisionInfo, SeveralInfo } from './protocol';
import { addable, isMember, whole } from './several';
import type { Option } from './speech';

export class Selection {
  private offered = $state.raw<readonly Option[]>([]);
  /** Those of them that spend, end or show something: a press makes them wait. */
  private heavy = $state.raw<readonly Option[]>([]);
  /** Where several things are picked together: which, and how many. */
  several = $state.raw<SeveralInfo | null>(null);
  /** What of them is picked so far, in the order of picking. */
  gathered = $state.raw<readonly Option[]>([]);
  picks = $state.raw<readonly Pick[]>([]);
  /** The one option left, waiting for a second tap or the key. */
  pending = $state.raw<Option | null>(null);
  private now = $derived.by(() => this.openNow());
  private left = $derived.by(() => narrowed(this.now, this.picks, this.grammar));

  constructor(
    readonly grammar: Grammar,
    private readonly commit: (option: Option) => void,
    private readonly careful: () => boolean,
    private readonly commitSeveral: (members: readonly Option[]) => void = () => {},
  ) {}

  /** Everything that may be picked now, whatever its arguments. */
  get options(): readonly Option[] {
    return this.now;
  }

  get remaining(): readonly Option[] {
    return this.left;
  }

  /** Whether what is gathered is a complete set. */
  get complete(): boolean {
    return this.several !== null && this.gathered.length > 0 && whole(this.several, this.gathered);
  }

  /** Whether it is one to which nothing can be added: it only waits to be confirmed. */
  get full(): boolean {
    return this.complete && !this.options.length;
  }

  /** Whether the last thing of a full set is enough: what costs nothing needs no key. */
  get goesOn(): boolean {
    const free = this.grammar.free ?? [];
    return !this.careful() && (this.several?.members.every(([verb]) => free.includes(String(verb))) ?? false);
  }

  /** A new question, or none. */
  ask(options: readonly Option[], several: SeveralInfo | null = null, weighty: readonly number[] = []): void {
    this.offered = options;
    this.heavy = options.filter((_, place) => weighty.includes(place));
    this.several = several;
    this.clear();
    this.gathered = [];
  }

  /** The question that is pending, or none. */
  askFor(decision: DecisionInfo | null): void {
    const options = (decision?.options ?? []) as unknown as Option[];
    this.ask(options, decision?.several ?? null, decision?.weighty ?? []);
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

  /** The values of a kind that are picked, those of a set included, each as often as it is. */
  picked(kind: string): number[] {
    const gathered = this.gathered.flatMap((option) => valuesIn(option, kind, this.grammar));
    return [...gathered, ...this.begun(kind)];
  }

  /** The same of the option that is being put together alone. */
  begun(kind: string): number[] {
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

  /** The options that picking this would leave, the picks of its kind laid back if need be. */
  leftBy(pick: Pick): readonly Option[] {
    const others =
      'kind' in pick ? this.picks.filter((each) => !('kind' in each) || each.kind !== pick.kind) : [];
    for (const kept of [this.picks, others]) {
      const left = narrowed(this.options, [...kept, pick], this.grammar);
      if (left.length) return left;
    }
    return [];
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

  /** The values of a kind that may be picked in place of the one picked last. */
  instead(kind: string): ReadonlySet<number> {
    const kept = this.without(kind);
    return kept ? targets(narrowed(this.options, kept, this.grammar), kept, kind, this.grammar) : new Set();
  }

  /** Another value in place of the one picked last of this kind, and of all picked for its sake. */
  redirect(kind: string, value: number): boolean {
    const kept = this.without(kind);
    if (!kept || !narrowed(this.options, [...kept, { kind, value }], this.grammar).length) return false;
    this.picks = kept;
    return this.add({ kind, value });
  }

  /** What is picked, less the last value of this kind and the values that came after it. */
  private without(kind: string): readonly Pick[] | null {
    const at = this.picks.findLastIndex((pick) => 'kind' in pick && pick.kind === kind);
    return at < 0 ? null : this.picks.filter((pick, i) => i < at || 'verb' in pick);
  }

  /** Takes back a pick by its place, or the last one. */
  drop(place = this.picks.length - 1): void {
    this.picks = this.picks.filter((_, i) => i !== place);
    this.pending = null;
  }

  /** Lays back one thing of this kind and value, the one picked last; false when there is none. */
  layBack(kind: string, value: number): boolean {
    const at = this.picks.findLastIndex(
      (pick) => 'kind' in pick && pick.kind === kind && pick.value === value,
    );
    if (at >= 0) {
      this.drop(at);
      return true;
    }
    const member = this.gathered.findLast((option) => fits(option, [{ kind, value }], this.grammar));
    return member ? this.putBack(member) : false;
  }

  /** Lays back one of these members of the set. */
  putBack(member: Option): boolean {
    const at = this.gathered.findLastIndex((each) => same(each, member));
    this.gathered = this.gathered.filter((_, i) => i !== at);
    return at >= 0;
  }

  /** Esc: false when there is nothing to lay back. */
  back(): boolean {
    if (this.picks.length || this.pending) this.drop();
    else if (this.gathered.length) this.gathered = this.gathered.slice(0, -1);
    else return false;
    return true;
  }

  confirm(): void {
    if (this.pending) this.commit(this.pending);
    else if (this.complete) this.commitSeveral(this.gathered);
  }

  /** Takes a whole option, at once or, where it weighs much, by a second press. */
  take(option: Option): void {
    if (this.isMember(option)) {
      if (this.options.some((each) => same(each, option))) this.gather(option);
    } else if (!this.isOffered(option)) return;
    else if (this.isWeighty(option) && !this.waits(option)) {
      this.clear();
      this.pending = option;
    } else this.commit(option);
  }

  /** The same of a whole option on a key: who taps confirms it there as on the board. */
  weigh(option: Option): void {
    const waits = this.careful() && this.isOffered(option) && !this.isMember(option) && !this.waits(option);
    if (!waits) {
      this.take(option);
      return;
    }
    this.clear();
    this.pending = option;
  }

  /** Picks these members and no others, as far as they go together; a whole set is answered with. */
  follow(members: readonly Option[]): void {
    this.clear();
    this.gathered = [];
    for (const member of members)
      if (this.options.some((each) => same(each, member))) this.gathered = [...this.gathered, member];
    if (this.complete) this.confirm();
  }

  /** Whether this is what a second press would carry out. */
  waits(option: Option): boolean {
    return this.pending !== null && same(this.pending, option);
  }

  /** Whether it is asked for twice, however it is pressed. */
  isWeighty(option: Option): boolean {
    return this.heavy.some((each) => same(each, option));
  }

  /** Whether this is one of the things picked together. */
  isMember(option: Option): boolean {
    return this.several !== null && isMember(this.several, option);
  }

  /** Whether this is an option of the question as the rules ask it, not only part of a set. */
  isOffered(option: Option): boolean {
    return this.offered.some((each) => same(each, option));
  }

  private settle(option: Option): void {
    if (this.isMember(option)) this.gather(option);
    else if (this.careful() || this.isWeighty(option)) this.pending = option;
    else this.commit(option);
  }

  private gather(option: Option): void {
    this.gathered = [...this.gathered, option];
    this.clear();
    while (!this.complete && this.options.length === 1) this.gathered = [...this.gathered, this.options[0]!]; // nothing else completes the set
    if (this.goesOn && this.complete && !this.options.length) this.commitSeveral(this.gathered);
  }

  /** Of a set whatever may still be added; what else may be done only while nothing is picked. */
  private openNow(): readonly Option[] {
    const several = this.several;
    if (!several) return this.offered;
    const members = addable(several, this.gathered);
    if (this.gathered.length) return members;
    const others = this.offered.filter(
      (option) => !isMember(several, option) && !several.answeredBy.includes(option[0]),
    );
    return [...members, ...others];
  }
}
