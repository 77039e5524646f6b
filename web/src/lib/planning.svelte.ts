/** The side of a live table that thinks ahead: when it may, what it asks, what comes of it. */

import { Plan } from './plan.svelte';
import type { Position, TableHead, You } from './protocol';
import type { Selection } from './selection.svelte';
import type { Answer, Request } from './socket';
import type { Option } from './speech';

/** What thinking ahead needs to know of a table. */
interface PlanningHost {
  readonly head: TableHead;
  readonly you: You;
  readonly position: Position;
  readonly playback: unknown;
  readonly asked: boolean;
  readonly selection: Selection;
}

export class Planning {
  plan = $state.raw<Plan | null>(null);

  constructor(
    private readonly table: PlanningHost,
    private readonly ask: (message: Request) => Promise<Answer>,
  ) {}

  /** Whether there is somebody to think ahead of, where all is open. */
  get may(): boolean {
    const { head, you, position } = this.table;
    const seat = position.decision?.seat;
    if (seat === undefined || !head.begun || !head.openBook || this.plan || this.table.playback) return false;
    return you.seats.length > 0 && !you.seats.includes(seat) && head.seats[seat]?.level === '';
  }

  /** Whether the line goes on with a question; undefined while nobody thinks ahead. */
  get asks(): boolean | undefined {
    return this.plan ? this.plan.seat !== null : undefined;
  }

  async start(): Promise<void> {
    const found = await Plan.open(this.ask, this.table.you.seats);
    if (!found || !this.may) return;
    this.plan = found;
    this.askNext();
  }

  async take(option: Option): Promise<void> {
    const plan = this.plan;
    await plan?.take(option);
    if (plan && this.plan === plan) this.askNext();
  }

  back(): void {
    if (this.plan?.back()) this.askNext();
    else this.end();
  }

  async keep(): Promise<void> {
    const plan = this.plan;
    if ((await plan?.keep()) && this.plan === plan) this.end();
  }

  end(): void {
    this.plan = null;
    this.table.selection.askFor(this.table.asked ? this.table.position.decision : null);
  }

  /** The game has gone on; whether somebody was thinking ahead. */
  drop(): boolean {
    const thinking = this.plan !== null;
    this.plan = null;
    return thinking;
  }

  /** One thing after the other, also where several could be picked together. */
  private askNext(): void {
    this.table.selection.ask((this.plan?.moment.decision?.options ?? []) as unknown as Option[]);
  }
}
