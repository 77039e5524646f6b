/** Something shown step by step at a live table: what a seat has missed, or what an automaton has just done. */

import { type Pace, prefs, type Speed } from './prefs.svelte';
import type { LogLine, Moment } from './protocol';
import type { News } from './scene';

/** What a live table lends to a playback: where it stands now, and how to go back there. */
export interface PlaybackHost {
  readonly id: string;
  readonly token: string;
  readonly choices: number;
  /** Whether a bot will choose next. */
  readonly awaitsBot: boolean;
  serial(): number;
  caughtUp(): void;
}

/** Told as it happens, shown again, told to whoever takes the screen, missed, done by an automaton in one go, or looked back at. */
export type PlaybackKind = 'live' | 'again' | 'recap' | 'missed' | 'automaton' | 'looking';

export abstract class Playback {
  news = $state.raw<News | null>(null);
  playing = $state(true);
  /** Who chose what is shown; null where nobody did. */
  doer = $state<number | null>(null);
  abstract readonly kind: PlaybackKind;
  abstract readonly moment: Moment;
  /** The choices after which it is shown. */
  abstract readonly at: number;
  abstract readonly step: number;
  abstract readonly steps: number;
  abstract readonly lines: readonly LogLine[];
  protected over = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    protected readonly host: PlaybackHost,
    /** Whose eyes see it. */
    readonly seat: number | null,
  ) {}

  /** The log as far as it has been told. */
  abstract told(log: readonly LogLine[]): readonly LogLine[];
  abstract next(): Promise<void>;
  abstract back(): Promise<void>;
  /** Something was taken back: what is still to be shown may not have happened. */
  abstract forget(): void;

  /** Shows the moment after so many choices, where one may be chosen. */
  async go(_at: number): Promise<void> {}

  /** Whether it is told while it happens. */
  get live(): boolean {
    return this.kind === 'live';
  }
  /** Whether it is news: nobody at this screen has seen it yet. */
  get telling(): boolean {
    return this.live || this.kind === 'automaton';
  }
  /** Whether it is shown at one's place, after the last turn of one's own. */
  get recalls(): boolean {
    return this.kind === 'again' || this.kind === 'recap';
  }
  /** Whether somebody looks back of their own accord, at whichever moment they like. */
  get looking(): boolean {
    return this.kind === 'looking';
  }
  /** Whether going on is what the player is asked for. */
  get stepwise(): boolean {
    return this.kind === 'automaton';
  }

  /** From its beginning, once more, where that can be asked for. */
  async again(): Promise<void> {}

  /** How long the present step is shown, at the usual speed. */
  protected get duration(): number {
    return 0;
  }
  /** The same, as somebody likes it. */
  protected get delay(): number {
    return this.duration / prefs.chosen.speed;
  }

  /** Starts the clock that turns the pages. */
  run(): void {
    clearTimeout(this.timer);
    if (this.over || !this.playing) return;
    this.timer = setTimeout(() => void this.next(), this.delay);
  }

  play(on: boolean): void {
    this.playing = on;
    this.run();
  }

  /** At another pace; without any, all is shown at once. */
  pace(pace: Pace): void {
    prefs.set({ pace });
    if (pace === 'off') this.end();
    else this.run();
  }

  hasten(speed: Speed): void {
    prefs.set({ speed });
    this.run();
  }

  /** To the present, at once: somebody has had enough. */
  end(): void {
    this.finish();
  }

  /** All is shown, or nothing of it holds any more. */
  finish(): void {
    if (this.over) return;
    this.stop();
    this.host.caughtUp();
  }

  stop(): void {
    this.over = true;
    clearTimeout(this.timer);
  }

  /** Stands still at the present step. */
  protected hold(): void {
    this.playing = false;
    clearTimeout(this.timer);
    this.news = null;
  }
}
