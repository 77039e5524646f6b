/** What happened since the last visit, or in the whole game so far, shown step by step as this seat saw it. */

import { api } from './api';
import { deeds } from './deeds';
import { Playback, type PlaybackHost } from './playback.svelte';
import type { LogLine, Moment } from './protocol';
import type { View } from './scene';

const CHUNK = 40;
/** More than so many steps are not sat through: the last ones are shown. */
const MOST = 120;
const STEP_MS = 1300;
const QUIET_MS = 250;

export class CatchUp extends Playback {
  moment = $state.raw<Moment>()!;
  private readonly moments = new Map<number, Moment>();

  private constructor(
    host: PlaybackHost,
    seat: number | null,
    private readonly from: number,
    readonly kind: 'missed' | 'again' | 'recap' | 'looking',
  ) {
    super(host, seat);
  }

  /** Opens what a seat has missed; null where it cannot be had. */
  static async open(
    host: PlaybackHost,
    seat: number | null,
    seen: number,
    kind: 'missed' | 'again' | 'recap' = 'missed',
  ): Promise<CatchUp | null> {
    const missed = new CatchUp(host, seat, Math.max(seen, host.choices - MOST), kind);
    const first = await missed.fetch(missed.from);
    if (!first || host.choices <= missed.from) return null;
    missed.moment = first;
    return missed;
  }

  /** Opens the game so far at a moment that somebody wants to see again. */
  static async lookBack(host: PlaybackHost, seat: number, at: number): Promise<CatchUp | null> {
    const past = new CatchUp(host, seat, 0, 'looking');
    const moment = await past.fetch(at);
    if (!moment) return null;
    past.moment = moment;
    past.playing = false;
    return past;
  }

  override async go(at: number): Promise<void> {
    const moment = await this.fetch(Math.min(Math.max(at, this.from), this.host.choices));
    if (this.over || !moment) return;
    this.hold();
    this.moment = moment;
    this.doer = null;
  }

  get at(): number {
    return this.moment.choices;
  }
  get step(): number {
    return this.at - this.from;
  }
  get steps(): number {
    return this.host.choices - this.from;
  }
  get lines(): readonly LogLine[] {
    return this.step ? deeds(this.moment.lines) : [];
  }
  protected override get duration(): number {
    return this.lines.length || !this.step ? STEP_MS : QUIET_MS;
  }

  told(log: readonly LogLine[]): readonly LogLine[] {
    return this.looking ? log : log.filter((line) => line.choice <= this.at);
  }

  override play(on: boolean): void {
    this.playing = on;
    if (on && this.step >= this.steps) this.end();
    else this.run();
  }

  async next(): Promise<void> {
    if (this.at >= this.host.choices) return this.end();
    const moment = await this.fetch(this.at + 1);
    if (this.over) return;
    if (!moment) return this.end();
    const { view, decision } = this.moment;
    this.moment = moment;
    this.doer = decision?.seat ?? null;
    this.news = { serial: this.host.serial(), before: view as unknown as View, lines: moment.lines };
    this.run();
  }

  override async again(): Promise<void> {
    await this.go(this.from);
    this.play(true);
  }

  async back(): Promise<void> {
    const moment = await this.fetch(Math.max(this.from, this.at - 1));
    if (this.over || !moment) return;
    this.hold();
    this.moment = moment;
    this.doer = null;
  }

  forget(): void {
    this.moments.clear();
  }

  private async fetch(at: number): Promise<Moment | undefined> {
    if (!this.moments.has(at)) {
      const { id, token } = this.host;
      const found = await api.moments(id, at, at + CHUNK, this.seat, token).catch(() => []);
      for (const moment of found) this.moments.set(moment.choices, moment);
    }
    return this.moments.get(at);
  }
}
