/** Thinking ahead at a live table: what others may choose, and what this seat would answer. */

import type { Moment, PreparedChoice } from './protocol';
import type { Answer, Request } from './socket';
import type { Option } from './speech';

export class Plan {
  /** The choices so far, others' and one's own. */
  line = $state.raw<readonly PreparedChoice[]>([]);
  moment = $state.raw<Moment>()!;
  /** The position that it starts from. */
  private number = 0;
  private readonly before: Moment[] = [];

  private constructor(
    private readonly ask: (message: Request) => Promise<Answer>,
    private readonly seats: readonly number[],
  ) {}

  /** Starts from where the game stands; null where that is refused. */
  static async open(
    ask: (message: Request) => Promise<Answer>,
    seats: readonly number[],
  ): Promise<Plan | null> {
    const plan = new Plan(ask, seats);
    const answer = await ask({ type: 'ask_ahead', options: [] });
    if (answer.type !== 'ahead') return null;
    plan.moment = answer.moment;
    plan.number = answer.number;
    return plan;
  }

  /** The seat that would choose next; null where the game would be over. */
  get seat(): number | null {
    return this.moment.decision?.seat ?? null;
  }
  /** Whether that would be this screen. */
  get own(): boolean {
    return this.seat !== null && this.seats.includes(this.seat);
  }
  /** Whether there is an answer to keep: the last choice is one's own. */
  get whole(): boolean {
    return this.seats.includes(this.line.at(-1)?.seat ?? -1);
  }

  /** One choice further on. */
  async take(option: Option): Promise<void> {
    const decision = this.moment.decision;
    if (!decision) return;
    const step = { seat: decision.seat, prompt: decision.prompt, option: [...option] };
    const line = [...this.line, step];
    const answer = await this.ask({ type: 'ask_ahead', options: line.map((each) => each.option) });
    if (answer.type !== 'ahead' || answer.number !== this.number) return;
    this.before.push(this.moment);
    this.line = line;
    this.moment = answer.moment;
  }

  /** One choice back; false where there is none. */
  back(): boolean {
    const moment = this.before.pop();
    if (!moment) return false;
    this.moment = moment;
    this.line = this.line.slice(0, -1);
    return true;
  }

  /** Leaves these answers with the server; whether it took them. */
  async keep(): Promise<boolean> {
    const options = this.line.map((each) => each.option);
    return (await this.ask({ type: 'prepare', number: this.number, options })).type === 'done';
  }
}
