/** What happened since the last visit, shown step by step as this seat saw it. */

import { api } from './api';
import { prefs, type Speed } from './prefs.svelte';
import type { LogLine, Moment } from './protocol';
import type { News, View } from './scene';

const CHUNK = 40;
/** More than so many steps are not sat through: the last ones are shown. */
export const MOST = 120;
const STEP_MS = 1300;
const QUIET_MS = 250;

/** What a table lends to its past: where it stands now, and how to go back there. */
export interface Present {
  readonly id: string;
  readonly token: string;
  readonly choices: number;
  serial(): number;
  caughtUp(): void;
}

/** Something told step by step: what was missed, or what an automaton has just done. */
export interface Story {
  readonly moment: Moment;
  readonly news: News | null;
  readonly playing: boolean;
  /** Whose eyes see it. */
  readonly seat: number | null;
  /** The choices after which it is shown. */
  readonly at: number;
  readonly step: number;
  readonly steps: number;
  readonly lines: readonly LogLine[];
  /** Whether going on is what the player is asked for. */
  readonly stepwise: boolean;
  /** The log as far as it has been told. */
  told(log: readonly LogLine[]): readonly LogLine[];
  run(): void;
  play(on: boolean): void;
  hasten(speed: Speed): void;
  next(): Promise<void>;
  back(): Promise<void>;
  end(): void;
  stop(): void;
  forget(): void;
}

export class Past implements Story {
  readonly stepwise = false;
  moment = $state.raw<Moment>()!;
  news = $state.raw<News | null>(null);
  playing = $state(true);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly moments = new Map<number, Moment>();
  private over = false;

  private constructor(
    private readonly present: Present,
    readonly seat: number,
    readonly from: number,
  ) {}

  /** Opens what a seat has missed; null where it cannot be had. */
  static async open(present: Present, seat: number, seen: number): Promise<Past | null> {
    const past = new Past(present, seat, Math.max(seen, present.choices - MOST));
    const first = await past.fetch(past.from);
    if (!first || present.choices <= past.from) return null;
    past.moment = first;
    return past;
  }

  get at(): number {
    return this.moment.choices;
  }
  get step(): number {
    return this.at - this.from;
  }
  get steps(): number {
    return this.present.choices - this.from;
  }
  get lines(): readonly LogLine[] {
    return this.step ? this.moment.lines.filter((line) => line.key !== 'turn') : [];
  }

  told(log: readonly LogLine[]): readonly LogLine[] {
    return log.filter((line) => line.choice <= this.at);
  }

  /** Starts the clock that turns the pages. */
  run(): void {
    clearTimeout(this.timer);
    if (this.over || !this.playing) return;
    const ms = this.lines.length || !this.step ? STEP_MS : QUIET_MS;
    this.timer = setTimeout(() => void this.next(), ms / prefs.chosen.speed);
  }

  play(on: boolean): void {
    this.playing = on;
    if (on && this.step >= this.steps) this.end();
    else this.run();
  }

  hasten(speed: Speed): void {
    prefs.set({ speed });
    this.run();
  }

  async next(): Promise<void> {
    if (this.at >= this.present.choices) return this.end();
    const moment = await this.fetch(this.at + 1);
    if (this.over) return;
    if (!moment) return this.end();
    const before = this.moment.view as unknown as View;
    this.moment = moment;
    this.news = { serial: this.present.serial(), before, lines: moment.lines };
    this.run();
  }

  async back(): Promise<void> {
    const moment = await this.fetch(Math.max(this.from, this.at - 1));
    if (this.over || !moment) return;
    this.playing = false;
    clearTimeout(this.timer);
    this.news = null;
    this.moment = moment;
  }

  /** To the present, at once. */
  end(): void {
    if (this.over) return;
    this.stop();
    this.present.caughtUp();
  }

  stop(): void {
    this.over = true;
    clearTimeout(this.timer);
  }

  /** Something was taken back: what was fetched ahead may not have happened. */
  forget(): void {
    this.moments.clear();
  }

  private async fetch(at: number): Promise<Moment | undefined> {
    if (!this.moments.has(at)) {
      const { id, token } = this.present;
      const found = await api.moments(id, at, at + CHUNK, this.seat, token).catch(() => []);
      for (const moment of found) this.moments.set(moment.choices, moment);
    }
    return this.moments.get(at);
  }
}
