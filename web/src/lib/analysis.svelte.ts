/** The analysis board: a position, the moves since, what is said of it; all of it stands in the address. */

import { type Colour, colourOf } from '../art/disc';
import type { Plugin } from '../games/plugin';
import { api } from './api';
import { type Locale, prefs } from './prefs.svelte';
import type {
  AnalysedMove,
  AnalysedPosition,
  BestLine,
  DecisionInfo,
  GameInfo,
  HintedOption,
  Judged,
  LogLine,
  ResultInfo,
} from './protocol';
import { errorText } from './refusal';
import { router } from './router.svelte';
import type { Scene, View } from './scene';
import { titleOf } from './seatnames';
import { Selection } from './selection.svelte';
import type { Option, Speech } from './speech';
import { joined, type Line, shared, startsWith, withLine } from './variations';

export const EFFORTS = ['quick', 'steady', 'deep'] as const;
export type Effort = (typeof EFFORTS)[number];
/** Positions that are looked at; what is found is shown each time. */
const NODES: Record<Effort, readonly number[]> = {
  quick: [160],
  steady: [1200],
  deep: [1200, 5000, 20_000],
};
const MOST_LINES = 12;

const movesIn = (text: string): string[] => text.split(/[.\s]+/).filter(Boolean);

export class Analysis implements Scene {
  position = $state('');
  /** The line that is looked at, beyond the moment shown as well. */
  moves = $state.raw<Line>([]);
  at = $state(0);
  /** All lines that were tried, the one looked at among them. */
  tried = $state.raw<readonly Line[]>([]);
  /** By the moves that lead there: whose move the last one was, and the first seat's chance then. */
  movers = $state.raw<Readonly<Record<string, number>>>({});
  chances = $state.raw<Readonly<Record<string, number>>>({});
  shown = $state.raw<AnalysedPosition>()!;
  judged = $state.raw<Judged | null>(null);
  /** The first seat's chances all along the line, by a glance each. */
  private glances = $state.raw<readonly number[]>([]);
  private glancedAt = '';
  trouble = $state('');
  thinking = $state(false);
  effort = $state<Effort>('quick');
  flipped = $state(false);
  /** The line that is pointed at. */
  pointed = $state.raw<BestLine | null>(null);
  aimed = $state('');
  readonly news = null;
  readonly foreseen = null;
  readonly refusal = null;
  readonly lines: readonly LogLine[] = [];
  readonly lastLines: readonly LogLine[] = [];
  readonly selection: Selection;
  private readonly known = new Map<string, Judged>();
  private spoken: Locale = prefs.locale;

  constructor(
    readonly game: GameInfo,
    readonly speech: Speech,
    readonly plugin: Plugin | null,
  ) {
    this.selection = new Selection(
      { ...game },
      (option) => this.take(option),
      () => false,
    );
  }

  get view(): View {
    return this.shown.moment.view as unknown as View;
  }
  get components(): Record<string, unknown> {
    return this.shown.components;
  }
  get decision(): DecisionInfo | null {
    return this.shown.moment.decision;
  }
  get result(): ResultInfo | null {
    return this.shown.moment.result;
  }
  get asked(): boolean {
    return this.decision !== null;
  }
  get viewer(): number {
    return this.decision?.seat ?? 0;
  }
  get side(): number {
    return this.flipped ? 1 : 0;
  }
  get hint(): HintedOption | null {
    const first = this.pointed?.steps[0];
    return first ? { option: first.option, value: 0, share: 1, reasons: {}, visits: 0, chance: null } : null;
  }
  /** The same, where something was looked into as it was found. */
  get thread(): readonly number[] {
    return this.glances.map((chance, i) => this.chances[joined(this.moves.slice(0, i))] ?? chance);
  }
  /** The move that was made next, and how likely the seat asked is to win after it, as far as known. */
  get playedNext(): { move: string; chance: number | null } | null {
    const move = this.moves[this.at];
    if (move === undefined || !this.decision) return null;
    const first = this.thread[this.at + 1];
    return { move, chance: first === undefined ? null : this.viewer === 0 ? first : 1 - first };
  }
  get made(): readonly AnalysedMove[] {
    return this.shown.moves;
  }
  /** The address that shows the same to others. */
  get link(): string {
    const query = new URLSearchParams();
    if (this.position) query.set('position', this.position);
    if (this.moves.length) query.set('moves', joined(this.moves));
    if (this.at < this.moves.length) query.set('at', String(this.at));
    for (const line of this.tried) if (line !== this.moves) query.append('line', joined(line));
    const text = query.toString();
    return `/analysis/${this.game.name}${text ? `?${text}` : ''}`;
  }
  seatName(seat: number): string {
    return titleOf(seat, this.speech, this.view);
  }
  seatColour(seat: number): Colour {
    return colourOf(this.view.seats[seat]?.colour, seat);
  }
  isYou(): boolean {
    return false;
  }
  refuse(_option: Option): void {}

  /** What the address says. */
  async open(): Promise<void> {
    const query = router.query;
    const position = query.get('position') ?? '';
    const moves = movesIn(query.get('moves') ?? '');
    const at = Number(query.get('at') ?? moves.length);
    const others = query.getAll('line').slice(0, MOST_LINES).map(movesIn);
    if (!(await this.show(position, moves, Number.isInteger(at) ? at : moves.length))) return;
    for (const line of [moves.slice(this.at).length ? moves : [], ...others]) await this.add(line);
  }

  /** A line that somebody else has tried, if it can be played. */
  private async add(line: Line): Promise<void> {
    if (!line.length) return;
    const found = await api
      .analysed(this.game.name, { position: this.position, moves: [...line] })
      .catch(() => null);
    if (!found) return;
    this.learn(found.moves);
    this.tried = withLine(this.tried, line);
    router.go(this.link, true);
  }

  /** Shows a moment of a line; what makes no sense is refused, and all stays as it was. */
  async show(position: string, moves: Line, at: number): Promise<boolean> {
    const to = Math.max(0, Math.min(moves.length, at));
    try {
      const shown = await api.analysed(this.game.name, { position, moves: moves.slice(0, to) });
      if (position !== this.position) this.forgetAll();
      this.position = position;
      this.shown = shown;
      this.at = to;
      this.tried = withLine(this.tried, moves).slice(-MOST_LINES);
      this.moves = this.tried.find((line) => startsWith(line, moves)) ?? moves;
      this.trouble = '';
    } catch (error) {
      this.trouble = errorText(error);
      return false;
    }
    this.learn(this.shown.moves);
    this.pointed = null;
    this.selection.askFor(this.decision);
    router.go(this.link, true);
    void this.judge().then(() => this.glance());
    return true;
  }

  go(at: number): Promise<boolean> {
    return this.show(this.position, this.moves, at);
  }

  /** Plays on from the moment shown; what came after it before stays as a line of its own. */
  play(more: Line): Promise<boolean> {
    const next = [...this.moves.slice(0, this.at), ...more];
    return this.show(this.position, next, this.at + 1);
  }

  /** A moment of whatever line. */
  follow(path: Line): Promise<boolean> {
    const line = [this.moves, ...this.tried].find((each) => startsWith(each, path)) ?? path;
    return this.show(this.position, line, path.length);
  }

  /** The line above or below the one looked at, where the two have parted. */
  beside(step: number): Promise<boolean> {
    const line = this.tried[this.tried.indexOf(this.moves) + step];
    return line ? this.show(this.position, line, shared(line, this.moves) + 1) : Promise.resolve(false);
  }

  /** Leaves the line out of the tree and goes back to where it left another. */
  forget(): Promise<boolean> {
    const others = this.tried.filter((line) => line !== this.moves);
    const [next = []] = [...others].sort((a, b) => shared(b, this.moves) - shared(a, this.moves));
    this.tried = others;
    return this.show(this.position, next, shared(next, this.moves));
  }

  /** How much is looked at. */
  async think(effort: Effort): Promise<void> {
    this.effort = effort;
    await this.judge();
  }

  /** The same in other words, where the page speaks another language now. */
  async sayAgain(): Promise<void> {
    if (this.judged && this.spoken !== prefs.locale) await this.judge();
  }

  private forgetAll(): void {
    this.tried = [];
    this.movers = {};
    this.chances = {};
  }

  /** Who made each move of the way. */
  private learn(made: readonly AnalysedMove[]): void {
    const found = { ...this.movers };
    made.forEach((move, i) => {
      found[joined(made.slice(0, i + 1).map(({ text }) => text))] = move.step.seat;
    });
    this.movers = found;
  }

  /** What is known of the moment and of the moves that were looked into from there. */
  private remember(moves: Line, found: Judged): void {
    const chances = { ...this.chances, [joined(moves)]: found.chance };
    const movers = { ...this.movers };
    for (const line of found.lines) {
      const key = joined([...moves, ...line.moves.slice(0, 1)]);
      if (!(key in this.chances)) chances[key] = line.chance;
      line.steps.forEach((step, i) => {
        movers[joined([...moves, ...line.moves.slice(0, i + 1)])] = step.seat;
      });
    }
    this.chances = chances;
    this.movers = movers;
  }

  private take(option: Option): void {
    const options = (this.decision?.options ?? []) as unknown as Option[];
    const place = options.findIndex((each) => JSON.stringify(each) === JSON.stringify(option));
    const text = this.shown.texts[place];
    if (text !== undefined) void this.play([text]);
  }

  private async judge(): Promise<void> {
    const { here } = this;
    this.spoken = prefs.locale;
    this.judged = null;
    this.thinking = this.decision !== null;
    if (!this.thinking) return;
    try {
      for (const nodes of NODES[this.effort]) {
        const found = await this.judgedBy(nodes);
        if (this.here !== here) return;
        this.judged = found;
      }
    } catch (error) {
      if (this.here === here) this.trouble = errorText(error);
    }
    if (this.here === here) this.thinking = false;
  }

  /** What so many positions say of the moment shown; asked for once. */
  private async judgedBy(nodes: number): Promise<Judged> {
    const { position, spoken } = this;
    const moves = this.moves.slice(0, this.at);
    const key = `${position}|${joined(moves)}|${nodes}|${spoken}`;
    const found = this.known.get(key) ?? (await api.judged(this.game.name, { position, moves, nodes }));
    this.known.set(key, found);
    this.remember(moves, found);
    return found;
  }

  /** How the chances went along the line, once for each line; nobody waits for it. */
  private async glance(): Promise<void> {
    const { position, moves } = this;
    const key = `${position}|${joined(moves)}`;
    if (key === this.glancedAt) return;
    this.glancedAt = key;
    const found = await api.course(this.game.name, { position, moves: [...moves] }).catch(() => null);
    if (key === this.glancedAt) this.glances = found?.chances ?? [];
  }

  /** What is being thought about; whatever was asked for elsewhere comes too late. */
  private get here(): string {
    return `${this.position}|${joined(this.moves.slice(0, this.at))}|${this.effort}|${prefs.locale}`;
  }
}
