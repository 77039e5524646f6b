/** What the others do, told beat by beat as it comes, at the pace of the table. */

import { byTurn, deeds } from './deeds';
import { Playback, type PlaybackHost } from './playback.svelte';
import { prefs } from './prefs.svelte';
import type { LogLine, Moment } from './protocol';
import type { View } from './scene';

const BEAT_MS = 1200;
/** For every further sentence of a beat. */
const MORE_MS = 700;
const LONGEST_MS = 5200;

/** The table after a choice, and whose choice it was. */
interface Beat extends Moment {
  doer: number | null;
}

export class Narration extends Playback {
  readonly kind = 'live';
  /** The table before, then after each beat. */
  private beats = $state.raw<readonly Beat[]>([]);
  private number = $state(0);
  /** All is told, and a bot thinks about what comes next. */
  private idle = false;

  constructor(
    host: PlaybackHost,
    seat: number | null,
    before: Moment,
    /** Told that somebody has had enough, until they are asked. */
    private readonly skipped: () => void,
  ) {
    super(host, seat);
    this.beats = [{ ...before, doer: null }];
  }

  get moment(): Moment {
    return this.beats[this.number]!;
  }
  get at(): number {
    return this.moment.choices;
  }
  get step(): number {
    return this.number;
  }
  get steps(): number {
    return this.beats.length - 1;
  }
  get lines(): readonly LogLine[] {
    return this.number ? deeds(this.moment.lines) : [];
  }
  protected override get delay(): number {
    if (!this.lines.length) return 0;
    return prefs.time(Math.min(LONGEST_MS, BEAT_MS + MORE_MS * (this.lines.length - 1)));
  }

  /** One more beat; what nobody could see joins the beat that follows. */
  add(moment: Moment): void {
    const last = this.beats.at(-1)!;
    const unseen = this.beats.length - 1 > this.number && !deeds(last.lines).length;
    const lines = unseen ? [...last.lines, ...moment.lines] : moment.lines;
    const chose = last.decision?.seat ?? null;
    // with the next turn somebody else begins
    const beats = byTurn(lines).map((each, i) => ({
      ...moment,
      lines: [...each],
      doer: i ? (each[0]!.seat ?? chose) : chose,
    }));
    this.beats = [...(unseen ? this.beats.slice(0, -1) : this.beats), ...beats];
    if (!this.idle) return;
    this.idle = false;
    void this.next();
  }

  told(log: readonly LogLine[]): readonly LogLine[] {
    return log.filter((line) => line.choice <= this.at);
  }

  async next(): Promise<void> {
    if (this.number < this.steps) return this.show(this.number + 1);
    if (!this.host.awaitsBot) return this.finish();
    this.idle = true;
  }

  async back(): Promise<void> {
    this.hold();
    this.number = Math.max(0, this.number - 1);
    this.doer = this.beats[this.number]!.doer;
  }

  /** From its beginning, once more. */
  override async again(): Promise<void> {
    this.playing = true;
    this.show(Math.min(1, this.steps));
  }

  override end(): void {
    this.skipped();
    this.finish();
  }

  forget(): void {
    this.finish();
  }

  private show(number: number): void {
    const { view } = this.beats[number - 1]!;
    const { lines, doer } = this.beats[number]!;
    this.number = number;
    this.doer = doer;
    this.news = { serial: this.host.serial(), before: view as unknown as View, lines };
    this.run();
  }
}
