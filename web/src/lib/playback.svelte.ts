/** Something shown step by step at a live table: what a seat has missed, or what an automaton has just done. */

import { prefs, type Speed } from './prefs.svelte';
import type { LogLine, Moment } from './protocol';
import type { News } from './scene';

/** What a live table lends to a playback: where it stands now, and how to go back there. */
export interface PlaybackHost {
  readonly id: string;
  readonly token: string;
  readonly choices: number;
  serial(): number;
  caughtUp(): void;
}

export abstract class Playback {
  news = $state.raw<News | null>(null);
  playing = $state(true);
  /** Whether somebody looks back of their own accord, at whichever moment they like. */
  readonly looking: boolean = false;
  /** Whether going on is what the player is asked for. */
  abstract readonly stepwise: boolean;
  abstract readonly moment: Moment;
  /** The choices after which it is shown. */
  abstract readonly at: number;
  abstract readonly step: number;
  abstract readonly steps: number;
  abstract readonly lines: readonly LogLine[];
  /** How long the present step is shown, at the usual speed. */
  protected abstract readonly duration: number;
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

  /** Starts the clock that turns the pages. */
  run(): void {
    clearTimeout(this.timer);
    if (this.over || !this.playing) return;
    this.timer = setTimeout(() => void this.next(), this.duration / prefs.chosen.speed);
  }

  play(on: boolean): void {
    this.playing = on;
    this.run();
  }

  hasten(speed: Speed): void {
    prefs.set({ speed });
    this.run();
  }

  /** To the present, at once. */
  end(): void {
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
