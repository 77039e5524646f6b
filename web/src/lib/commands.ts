/** What a player tells the server besides answers to questions: one method a message. */

import type { Propose } from './protocol';
import type { Request } from './socket';
import type { Option } from './speech';

export type Proposal = Propose['what'];

export class TableCommands {
  /** Whether the server did as it was told. */
  constructor(private readonly tell: (message: Request) => Promise<boolean>) {}

  undo(keep: number): Promise<boolean> {
    return this.tell({ type: 'undo', keep });
  }
  /** Makes again what was taken back. */
  redo(): Promise<boolean> {
    return this.tell({ type: 'redo' });
  }
  /** In a lesson: goes on with what was tried instead. */
  keepTry(): Promise<boolean> {
    return this.tell({ type: 'keep_try' });
  }
  answerUndo(agree: boolean): Promise<boolean> {
    return this.tell({ type: 'answer_undo', agree });
  }
  say(text: string): Promise<boolean> {
    return this.tell({ type: 'say', text });
  }
  note(text: string): Promise<boolean> {
    return this.tell({ type: 'note', text });
  }
  /** How a secret question is answered from now on; null: it is asked. */
  stand(prompt: string, option: Option | null): Promise<boolean> {
    return this.tell({ type: 'stand', prompt, option: option && [...option] });
  }
  leave(): Promise<boolean> {
    return this.tell({ type: 'leave' });
  }
  comeBack(): Promise<boolean> {
    return this.tell({ type: 'return' });
  }
  /** Agrees that anybody may take a seat that was left. */
  offer(seat: number): Promise<boolean> {
    return this.tell({ type: 'offer', seat });
  }
  handOver(seat: number, level: string): Promise<boolean> {
    return this.tell({ type: 'hand', seat, level });
  }
  /** Has a bot play on a free seat, or for somebody who is silent. */
  standIn(seat: number, level: string): Promise<boolean> {
    return this.tell({ type: 'stand_in', seat, level });
  }
  takeBack(seat: number): Promise<boolean> {
    return this.tell({ type: 'take_back', seat });
  }
  resign(seat: number): Promise<boolean> {
    return this.tell({ type: 'resign', seat });
  }
  /** Proposes something that all who sit here must agree to. */
  propose(what: Proposal): Promise<boolean> {
    return this.tell({ type: 'propose', what });
  }
  /** Agrees or not; whoever proposed it takes it back by not agreeing. */
  answerProposal(number: number, agree: boolean): Promise<boolean> {
    return this.tell({ type: 'answer_proposal', number, agree });
  }
  /** Ends a pause. */
  resume(): Promise<boolean> {
    return this.tell({ type: 'resume' });
  }
  takeHoliday(days: number): Promise<boolean> {
    return this.tell({ type: 'take_holiday', days });
  }
  endHoliday(): Promise<boolean> {
    return this.tell({ type: 'end_holiday' });
  }
  /** Takes back the answers that were prepared. */
  withdrawPrepared(): Promise<boolean> {
    return this.tell({ type: 'prepare', number: 0, options: [] });
  }
  closeTable(): Promise<boolean> {
    return this.tell({ type: 'close_table' });
  }
  claim(): Promise<boolean> {
    return this.tell({ type: 'claim' });
  }
}
