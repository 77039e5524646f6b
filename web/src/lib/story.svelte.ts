/** The story of a live table: what the others do is told as it happens, and again on demand. */

import { AutomatonTurn } from './automaton.svelte';
import { CatchUp } from './catchup.svelte';
import { deeds, sinceOwnTurn } from './deeds';
import { Narration } from './narration.svelte';
import { prefs } from './prefs.svelte';
import type { LogLine, Moment, Position } from './protocol';
import type { View } from './scene';
import type { TableSession } from './session.svelte';

/** With less time than this nobody is made to listen. */
const HURRY_MS = 10 * 60_000;

export class Story {
  /** The lines of the log whose places are lit. */
  lit = $state.raw<readonly LogLine[]>([]);
  /** Somebody has had enough, until this screen is asked. */
  private muted = false;
  /** Something is shown that will be taken back: it is no part of the story. */
  hushed = false;

  /** How far the game had come when a seat of this screen last answered: what it has seen. */
  private readonly answered = new Map<number, number>();

  constructor(private readonly table: TableSession) {}

  /** A position has come: what others did on the way to it is told. */
  tell(before: Position, fresh: readonly LogLine[]): void {
    const { table } = this;
    const seat = before.decision?.seat ?? null;
    if (seat !== null && table.isYou(seat)) this.answered.set(seat, table.position.choices);
    if (table.called) this.muted = false;
    const moment = momentOf(table.position, fresh);
    if (table.playback?.live) (table.playback as Narration).add(moment);
    else if (!table.playback && !this.hushed && !document.hidden && prefs.time(1)) this.begin(before, moment);
    if (table.playback?.live && this.hurried) table.playback.finish();
  }

  /** Begins with what an automaton did in one go, or what somebody else chose. */
  private begin(before: Position, moment: Moment): void {
    const steps = this.automatonSteps(before, moment);
    const doer = before.decision?.seat ?? null;
    const others = doer === null || !this.table.isYou(doer);
    if (steps.length > 1) this.start(this.automaton(steps));
    else if (others && !this.muted && deeds(moment.lines).length) {
      const enough = () => {
        this.muted = !this.table.called;
      };
      const told = new Narration(this.table, this.table.position.viewer, momentOf(before, []), enough);
      told.add(moment);
      this.start(told);
    }
  }

  private start(playback: Narration | AutomatonTurn): void {
    this.table.playback = playback;
    this.table.selection.ask([]);
    if (playback.live) void playback.next();
    else playback.run();
  }

  private automatonSteps(before: Position, moment: Moment) {
    const [from, to] = [before.view, moment.view] as unknown as [View, View];
    return this.table.telling?.automatonSteps?.(from, moment.lines, to) ?? [];
  }

  private automaton(steps: ReturnType<Story['automatonSteps']>): AutomatonTurn {
    return new AutomatonTurn(this.table, this.table.position.viewer, steps, this.table.log.length);
  }

  /** A clock runs for whoever would listen. */
  private get hurried(): boolean {
    const { clock } = this.table.position;
    const left = clock.running === null ? null : clock.left[clock.running];
    return this.table.called && left != null && left < HURRY_MS;
  }

  /** Where "Show me again" begins; null where there is nothing to show. */
  get since(): number | null {
    const { table } = this;
    if (!table.head.begun || table.playback || table.planning.plan) return null;
    const seat = table.position.viewer;
    return sinceOwnTurn(table.log, (each) => (seat === null ? false : each === seat));
  }

  /** Tells whoever has just taken the screen what the others did; nothing where nothing is to move. */
  recap(): void {
    if (prefs.time(1)) void this.again('recap');
  }

  /** Shows the last turns of the others, again or for the first time, as this seat saw them. */
  async again(kind: 'again' | 'recap' = 'again'): Promise<void> {
    const { table, since } = this;
    if (since === null) return;
    const seat = table.position.viewer;
    const seen = kind === 'recap' && seat !== null ? (this.answered.get(seat) ?? 0) : 0;
    const past = await CatchUp.open(table, seat, Math.max(since, seen), kind);
    if (!past || table.playback) return;
    table.playback = past;
    table.selection.ask([]);
    past.run();
  }
}

const momentOf = (position: Position, lines: readonly LogLine[]): Moment => ({
  choices: position.choices,
  view: position.view,
  decision: position.decision,
  result: position.result,
  lines: [...lines],
});
