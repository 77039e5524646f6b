/** What an automaton did in one go, shown step by step with the keys of what was missed. */

import type { Present, Story } from './catchup.svelte';
import { prefs, type Speed } from './prefs.svelte';
import type { LogLine, Moment } from './protocol';
import type { News, View } from './scene';

const STEP_MS = 2200;

/** One step: the table after it, and what the log says of it. */
export interface AutomatonStep {
  view: View;
  lines: readonly LogLine[];
}

export class Telling implements Story {
  readonly stepwise = true;
  readonly from = 0;
  news = $state.raw<News | null>(null);
  playing = $state(true);
  private number = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private readonly first: number;
  /** Undone choices end it, further ones do not. */
  readonly at: number;

  constructor(
    private readonly present: Present,
    readonly seat: number | null,
    private readonly frames: readonly AutomatonStep[],
    lines: number,
  ) {
    this.at = present.choices - 1;
    this.first = lines - frames.reduce((sum, each) => sum + each.lines.length, 0);
  }

  private get frame(): AutomatonStep {
    return this.frames[this.number]!;
  }
  get moment(): Moment {
    const { view, lines } = this.frame;
    const shown = view as unknown as Moment['view'];
    return { choices: this.present.choices, view: shown, decision: null, result: null, lines: [...lines] };
  }
  get step(): number {
    return this.number + 1;
  }
  get steps(): number {
    return this.frames.length;
  }
  get lines(): readonly LogLine[] {
    return this.frame.lines.filter((line) => line.key !== 'turn');
  }
  told(log: readonly LogLine[]): readonly LogLine[] {
    const shown = this.frames.slice(0, this.step).reduce((sum, each) => sum + each.lines.length, 0);
    return log.slice(0, this.first + shown);
  }

  run(): void {
    clearTimeout(this.timer);
    if (!this.over && this.playing)
      this.timer = setTimeout(() => void this.next(), STEP_MS / prefs.chosen.speed);
  }
  play(on: boolean): void {
    this.playing = on;
    this.run();
  }
  hasten(speed: Speed): void {
    prefs.set({ speed });
    this.run();
  }
  async next(): Promise<void> {
    if (this.step >= this.steps) return this.end();
    const before = this.frame.view;
    this.number++;
    this.news = { serial: this.present.serial(), before, lines: this.frame.lines };
    this.run();
  }
  async back(): Promise<void> {
    this.playing = false;
    clearTimeout(this.timer);
    this.news = null;
    this.number = Math.max(0, this.number - 1);
  }
  end(): void {
    if (this.over) return;
    this.stop();
    this.present.caughtUp();
  }
  stop(): void {
    this.over = true;
    clearTimeout(this.timer);
  }
  forget(): void {
    this.end();
  }
}
