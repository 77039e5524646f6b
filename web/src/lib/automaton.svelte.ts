/** What an automaton did in one go, shown step by step with the controls of a playback. */

import { deeds } from './deeds';
import { Playback, type PlaybackHost } from './playback.svelte';
import type { LogLine, Moment } from './protocol';
import type { View } from './scene';

const STEP_MS = 2200;

/** One step: the table after it, and what the log says of it. */
export interface AutomatonStep {
  view: View;
  lines: readonly LogLine[];
}

export class AutomatonTurn extends Playback {
  readonly kind = 'automaton';
  private number = $state(0);
  private readonly first: number;
  /** Undone choices end it, further ones do not. */
  readonly at: number;

  constructor(
    host: PlaybackHost,
    seat: number | null,
    private readonly taken: readonly AutomatonStep[],
    /** How long the log is with all of it. */
    logged: number,
  ) {
    super(host, seat);
    this.at = host.choices - 1;
    this.first = logged - taken.reduce((sum, each) => sum + each.lines.length, 0);
  }

  protected override get duration(): number {
    return STEP_MS;
  }
  private get shown(): AutomatonStep {
    return this.taken[this.number]!;
  }
  get moment(): Moment {
    const { view, lines } = this.shown;
    const seen = view as unknown as Moment['view'];
    return { choices: this.host.choices, view: seen, decision: null, result: null, lines: [...lines] };
  }
  get step(): number {
    return this.number + 1;
  }
  get steps(): number {
    return this.taken.length;
  }
  get lines(): readonly LogLine[] {
    return deeds(this.shown.lines);
  }

  told(log: readonly LogLine[]): readonly LogLine[] {
    const shown = this.taken.slice(0, this.step).reduce((sum, each) => sum + each.lines.length, 0);
    return log.slice(0, this.first + shown);
  }

  async next(): Promise<void> {
    if (this.step >= this.steps) return this.end();
    const before = this.shown.view;
    this.number++;
    this.news = { serial: this.host.serial(), before, lines: this.shown.lines };
    this.run();
  }

  async back(): Promise<void> {
    this.hold();
    this.number = Math.max(0, this.number - 1);
  }

  forget(): void {
    this.end();
  }
}
