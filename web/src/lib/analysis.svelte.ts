/** The analysis board: a position, the moves since, what is said of it; all of it stands in the address. */

import { type Colour, colourOf } from '../art/disc';
import type { Plugin } from '../games/plugin';
import { api } from './api';
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

export const EFFORTS = ['quick', 'steady'] as const;
export type Effort = (typeof EFFORTS)[number];
const NODES: Record<Effort, number> = { quick: 160, steady: 1200 };
const MOST_LINES = 6;

const joined = (moves: readonly string[]): string => moves.join('.');

export class Analysis implements Scene {
  position = $state('');
  /** The line that is looked at, beyond the moment shown as well. */
  moves = $state.raw<readonly string[]>([]);
  at = $state(0);
  /** Lines that were left for another. */
  left = $state.raw<readonly (readonly string[])[]>([]);
  shown = $state.raw<AnalysedPosition>()!;
  judged = $state.raw<Judged | null>(null);
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
  get made(): readonly AnalysedMove[] {
    return this.shown.moves;
  }
  /** The address that shows the same to others. */
  get link(): string {
    const query = new URLSearchParams();
    if (this.position) query.set('position', this.position);
    if (this.moves.length) query.set('moves', joined(this.moves));
    if (this.at < this.moves.length) query.set('at', String(this.at));
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
    const moves = (query.get('moves') ?? '').split(/[.\s]+/).filter(Boolean);
    const at = Number(query.get('at') ?? moves.length);
    await this.show(query.get('position') ?? '', moves, Number.isInteger(at) ? at : moves.length);
  }

  /** Shows a moment of a line; what makes no sense is refused, and all stays as it was. */
  async show(position: string, moves: readonly string[], at: number): Promise<boolean> {
    const to = Math.max(0, Math.min(moves.length, at));
    try {
      const shown = await api.analysed(this.game.name, { position, moves: moves.slice(0, to) });
      this.position = position;
      this.moves = moves;
      this.at = to;
      this.shown = shown;
      this.trouble = '';
    } catch (error) {
      this.trouble = errorText(error);
      return false;
    }
    this.pointed = null;
    this.selection.askFor(this.decision);
    router.go(this.link, true);
    void this.judge();
    return true;
  }

  go(at: number): Promise<boolean> {
    return this.show(this.position, this.moves, at);
  }

  /** Plays on from the moment shown; what came after it before is kept as a line of its own. */
  play(more: readonly string[]): Promise<boolean> {
    const here = this.moves.slice(0, this.at);
    const rest = this.moves.slice(this.at);
    const next = more.every((move, i) => rest[i] === move) ? this.moves : [...here, ...more];
    if (next !== this.moves && rest.length) this.keep(this.moves);
    return this.show(this.position, next, this.at + 1);
  }

  /** Another line that was kept, to where it leaves the present one. */
  follow(line: readonly string[]): Promise<boolean> {
    const fork = line.findIndex((move, i) => move !== this.moves[i]);
    this.keep(this.moves);
    return this.show(this.position, line, fork + 1);
  }

  /** How much is looked at. */
  async think(effort: Effort): Promise<void> {
    this.effort = effort;
    await this.judge();
  }

  private keep(line: readonly string[]): void {
    const others = this.left.filter((each) => joined(each) !== joined(line));
    this.left = [line, ...others].slice(0, MOST_LINES);
  }

  private take(option: Option): void {
    const options = (this.decision?.options ?? []) as unknown as Option[];
    const place = options.findIndex((each) => JSON.stringify(each) === JSON.stringify(option));
    const text = this.shown.texts[place];
    if (text !== undefined) void this.play([text]);
  }

  private async judge(): Promise<void> {
    const moves = this.moves.slice(0, this.at);
    const key = `${this.position}|${joined(moves)}|${this.effort}`;
    this.judged = this.known.get(key) ?? null;
    if (!this.decision || this.judged) return;
    this.thinking = true;
    const wanted = { position: this.position, moves: [...moves], nodes: NODES[this.effort] };
    try {
      const found = await api.judged(this.game.name, wanted);
      this.known.set(key, found);
      if (this.isAt(key)) this.judged = found;
    } catch (error) {
      if (this.isAt(key)) this.trouble = errorText(error);
    } finally {
      if (this.isAt(key)) this.thinking = false;
    }
  }

  private isAt(key: string): boolean {
    return key === `${this.position}|${joined(this.moves.slice(0, this.at))}|${this.effort}`;
  }
}
