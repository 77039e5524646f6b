/** A recorded game, looked at moment by moment, as any seat saw it then. */

import { type Colour, colourOf } from '../art/disc';
import type { Plugin } from '../games/plugin';
import { api } from './api';
import { deeds } from './deeds';
import { prefs } from './prefs.svelte';
import type { DecisionInfo, GameInfo, LogLine, Moment, Outline, ResultInfo } from './protocol';
import type { News, Scene, View } from './scene';
import { faceOf, nameOf, peopleAt } from './seatnames';
import { Selection } from './selection.svelte';
import type { Option, Speech } from './speech';
import { chances } from './winchance';

const CHUNK = 24;
const PATIENCE = 60;

export class Replay implements Scene {
  at = $state(0);
  /** The furthest moment that was looked at. */
  reached = $state(0);
  viewer = $state<number | null>(null);
  playing = $state(false);
  speed = $state(1);
  news = $state.raw<News | null>(null);
  aimed = $state('');
  foreseen = null;
  hint = null;
  refusal = null;
  asked = false;
  moment = $state.raw<Moment>()!;
  lines = $state.raw<readonly LogLine[]>([]);

  readonly selection: Selection;
  /** The first seat's chances: the game's own judgement at first, the report's once it is there. */
  values = $state.raw<number[]>([]);
  private readonly moments = new Map<string, Promise<Moment[]>>();
  private serial = 0;
  private wanted = 0;

  constructor(
    readonly id: string,
    readonly token: string,
    readonly outline: Outline,
    readonly game: GameInfo,
    readonly speech: Speech,
    readonly plugin: Plugin | null,
  ) {
    speech.people = peopleAt({ head: outline.head, seatName: (seat) => this.seatName(seat) });
    this.selection = new Selection(
      { ...game },
      () => {},
      () => true,
    );
    this.values = chances(outline.values, outline.result);
  }

  get side(): number | null {
    return this.viewer;
  }
  get components(): Record<string, unknown> {
    return this.outline.components;
  }
  get last(): number {
    return this.outline.choices.length;
  }
  get view(): View {
    return this.moment.view as unknown as View;
  }
  get decision(): DecisionInfo | null {
    return this.moment.decision;
  }
  get result(): ResultInfo | null {
    return this.moment.result;
  }
  get lastLines(): readonly LogLine[] {
    return deeds(this.moment.lines);
  }
  /** Where everything is known that may be known: the end, unless nobody wants to hear of it yet. */
  get known(): number {
    return prefs.chosen.spoilerFree ? this.reached : this.last;
  }
  /** Whether how it ends is kept back. */
  get hiding(): boolean {
    return this.known < this.last;
  }
  /** The log as far as it may be read. */
  get told(): readonly LogLine[] {
    return this.hiding ? this.lines.filter((line) => line.choice <= this.known) : this.lines;
  }
  isYou(): boolean {
    return false;
  }
  seatName(seat: number): string {
    return nameOf(this.outline.head, seat, this.speech, this.view);
  }
  seatColour(seat: number): Colour {
    return colourOf(this.view.seats[seat]?.colour, seat);
  }
  face(seat: number): string {
    return faceOf(this.outline.head, seat);
  }
  refuse(_option: Option): void {}

  /** Goes to a moment; one step on is shown as it happened. */
  async go(at: number, animate = true): Promise<void> {
    const to = Math.max(0, Math.min(this.last, at));
    this.wanted = to;
    const moment = await this.fetch(to);
    if (this.wanted !== to || !moment) return;
    const before = this.moment as Moment | undefined;
    const forward = before !== undefined && moment.choices === before.choices + 1 && animate;
    this.at = to;
    this.reached = Math.max(this.reached, to);
    this.moment = moment;
    this.news =
      forward && before
        ? { serial: ++this.serial, before: before.view as unknown as View, lines: moment.lines }
        : null;
    if (to + CHUNK / 2 <= this.last) void this.fetch(to + CHUNK / 2);
  }

  /** Hides how it ends, from the beginning on, or tells it again. */
  async hideEnd(hide: boolean): Promise<void> {
    prefs.set({ spoilerFree: hide });
    if (!hide) return;
    this.playing = false;
    await this.go(0, false);
    this.reached = 0;
  }

  async look(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    await this.readLog();
    await this.go(this.at, false);
  }

  /** The whole log as the viewer may know it. */
  async readLog(): Promise<void> {
    const viewer = this.viewer;
    const parts: Promise<Moment[]>[] = [];
    for (let from = 0; from <= this.last; from += CHUNK) parts.push(this.chunk(from));
    const all = (await Promise.all(parts)).flat();
    if (this.viewer === viewer) this.lines = all.flatMap((moment) => moment.lines);
  }

  /** The calibrated chances, as soon as the report has them. */
  async readChances(): Promise<void> {
    if (!this.outline.head.over && !this.outline.head.archive) return;
    for (let asked = 0; asked < PATIENCE; asked++) {
      const report = await api.report(this.id, this.token).catch(() => null);
      if (!report) return;
      if (report.chances.length === this.last + 1) {
        this.values = report.chances.map((row) => row[0] ?? 0);
        return;
      }
      await new Promise((resume) => setTimeout(resume, 1000));
    }
  }

  private async fetch(at: number): Promise<Moment | undefined> {
    const found = await this.chunk(at - (at % CHUNK));
    return found.find((moment) => moment.choices === at);
  }

  private chunk(from: number): Promise<Moment[]> {
    const key = `${this.viewer}/${from}`;
    let found = this.moments.get(key);
    if (!found) {
      found = api.moments(this.id, from, Math.min(this.last, from + CHUNK - 1), this.viewer, this.token);
      found.catch(() => this.moments.delete(key));
      this.moments.set(key, found);
    }
    return found;
  }
}
