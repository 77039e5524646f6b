/** A live table as one screen sees it. */

import { type Colour, colourOf } from '../art/disc';
import type { Plugin } from '../games/plugin';
import { attention } from './attention.svelte';
import { Telling } from './automaton.svelte';
import { Past, type Story } from './catchup.svelte';
import { prefs } from './prefs.svelte';
import type {
  ChatLine,
  Comparison,
  DecisionInfo,
  GameInfo,
  Hinted,
  HintedOption,
  LogLine,
  LogPart,
  Moment,
  Notice,
  Position,
  Refused,
  ResultInfo,
  ServerMessage,
  TableHead,
  Update,
  Welcome,
  You,
} from './protocol';
import { PROTOCOL } from './protocol';
import type { News, Scene, Tab, View } from './scene';
import { faceOf, nameOf } from './seatnames';
import { Selection } from './selection.svelte';
import { type Answer, Link, type LinkState } from './socket';
import type { Option, Speech } from './speech';
import { t } from './words.svelte';

const coarse = (): boolean => matchMedia('(pointer: coarse)').matches;

export class Table implements Scene {
  state = $state<LinkState>('connecting');
  head = $state.raw<TableHead>()!;
  you = $state.raw<You>()!;
  position = $state.raw<Position>()!;
  log = $state.raw<readonly LogLine[]>([]);
  notices = $state.raw<readonly Notice[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  connected = $state.raw<readonly number[]>([]);
  ready = $state(false);
  farewell = $state<string | null>(null);

  private latest = $state.raw<News | null>(null);
  /** The option that the board points at. */
  hint = $state.raw<HintedOption | null>(null);
  /** The whole answer to the last question for a hint. */
  advice = $state.raw<Hinted | null>(null);
  /** The option asked about, beside the best one. */
  comparison = $state.raw<Comparison | null>(null);
  /** A bot is thinking for this page. */
  advising = $state(false);
  refusal = $state.raw<{ serial: number; text: string; option: Option } | null>(null);
  aimed = $state('');
  tab = $state<Tab>('log');
  /** A sentence about something that went wrong. */
  trouble = $state('');
  /** The number of the decision whose answer is under way. */
  sent = $state<number | null>(null);
  clockReceived = $state(0);
  /** What happened since the last visit, or what an automaton has just done, while it is told. */
  past = $state.raw<Story | null>(null);

  readonly selection: Selection;
  private readonly link: Link;
  private number = 0;
  /** Something was missed: everything is asked for anew. */
  private gap = false;
  private count = 0;
  /** As many choices as somebody has looked at here. */
  private viewed = 0;

  constructor(
    readonly id: string,
    readonly token: string,
    readonly game: GameInfo,
    readonly speech: Speech,
    readonly plugin: Plugin | null,
  ) {
    const grammar = { ...game, symmetric: plugin?.symmetric ?? [] };
    this.selection = new Selection(
      grammar,
      (option) => void this.choose(option),
      () => prefs.chosen.confirm || coarse(),
    );
    this.link = new Link(
      id,
      () => ({
        type: 'hello',
        protocol: PROTOCOL,
        token,
        since: this.ready && !this.gap ? this.number : null,
      }),
      (message) => this.heed(message),
      (state) => {
        this.state = state;
      },
    );
  }

  open(): void {
    this.link.open();
    document.addEventListener('visibilitychange', this.looked);
  }

  close(): void {
    this.past?.stop();
    document.removeEventListener('visibilitychange', this.looked);
    this.link.close();
  }

  // What boards ask

  private get shown(): Position | Moment {
    return this.past?.moment ?? this.position;
  }
  get view(): View {
    return this.shown.view as unknown as View;
  }
  get viewer(): number | null {
    return this.past ? this.past.seat : this.position.viewer;
  }
  get decision(): DecisionInfo | null {
    return this.shown.decision;
  }
  /** Whether this screen is asked; not while it is told what happened. */
  get asked(): boolean {
    return !this.past && this.called;
  }
  private get called(): boolean {
    const decision = this.position.decision;
    return decision?.options != null && this.you.seats.includes(decision.seat) && this.head.begun;
  }
  get result(): ResultInfo | null {
    return this.shown.result;
  }
  get news(): News | null {
    return this.past ? this.past.news : this.latest;
  }
  /** The log, as far as it has been told. */
  get lines(): readonly LogLine[] {
    return this.past?.told(this.log) ?? this.log;
  }
  get lastLines(): readonly LogLine[] {
    if (this.past?.step) return this.past.lines;
    const last = this.lines.at(-1)?.choice ?? 0;
    return this.lines.filter((line) => line.choice === last && line.key !== 'turn');
  }
  get choices(): number {
    return this.position.choices;
  }
  serial(): number {
    return ++this.count;
  }
  isYou(seat: number): boolean {
    return this.you.seats.includes(seat);
  }
  seatName(seat: number): string {
    return nameOf(this.head, seat, this.speech, this.view);
  }
  seatColour(seat: number): Colour {
    return colourOf(this.view.seats[seat]?.colour, seat);
  }
  /** The name an avatar is drawn from. */
  face(seat: number): string {
    return faceOf(this.head, seat);
  }

  refuse(option: Option): void {
    void this.link.ask({ type: 'ask_why', option: [...option], locale: prefs.locale }).then((answer) => {
      if (answer.type !== 'why') return;
      const serial = this.serial();
      this.refusal = { serial, text: answer.text, option };
      setTimeout(() => {
        if (this.refusal?.serial === serial) this.refusal = null;
      }, 5000);
    });
  }

  /** Whether taking back needs somebody else's consent; bots always give theirs. */
  asksToUndo(free: boolean): boolean {
    return !free && this.head.seats.some((seat, i) => seat.occupant === 'person' && !this.isYou(i));
  }

  // What a player does

  async choose(option: Option): Promise<void> {
    const decision = this.decision;
    if (!decision || this.sent === decision.number) return;
    this.sent = decision.number;
    const answer = await this.link.ask({ type: 'choose', number: decision.number, option: [...option] });
    if (this.complain(answer) || this.sent !== decision.number) return; // the next question may be here already
    this.sent = null;
    this.selection.clear();
  }

  async undo(keep: number): Promise<void> {
    this.complain(await this.link.ask({ type: 'undo', keep }));
  }
  async answerUndo(agree: boolean): Promise<void> {
    this.complain(await this.link.ask({ type: 'answer_undo', agree }));
  }
  async askHint(): Promise<void> {
    if (this.advising) return;
    this.advising = true;
    const answer = await this.link.ask({ type: 'ask_hint' });
    this.advising = false;
    this.complain(answer);
    if (answer.type !== 'hinted' || answer.number !== this.decision?.number) return;
    this.advice = answer;
    this.comparison = null;
    this.hint = answer.options[0] ?? null;
  }
  /** Why not this? What an option would cost beside the best one. */
  async compare(option: Option): Promise<void> {
    if (this.advising) return;
    this.advising = true;
    const answer = await this.link.ask({ type: 'ask_compare', option: [...option] });
    this.advising = false;
    this.complain(answer);
    if (answer.type !== 'compared' || answer.number !== this.decision?.number) return;
    this.comparison = answer.comparison;
  }
  dropHint(): void {
    this.hint = null;
    this.advice = null;
    this.comparison = null;
  }
  async say(text: string): Promise<boolean> {
    return this.complain(await this.link.ask({ type: 'say', text }));
  }
  async note(text: string): Promise<void> {
    this.complain(await this.link.ask({ type: 'note', text }));
  }
  async stand(prompt: string, option: Option | null): Promise<void> {
    this.complain(await this.link.ask({ type: 'stand', prompt, option: option && [...option] }));
  }
  async leave(): Promise<void> {
    this.complain(await this.link.ask({ type: 'leave' }));
  }
  async comeBack(): Promise<void> {
    this.complain(await this.link.ask({ type: 'return' }));
  }
  async handOver(seat: number, level: string): Promise<void> {
    this.complain(await this.link.ask({ type: 'hand', seat, level }));
  }
  async takeBack(seat: number): Promise<void> {
    this.complain(await this.link.ask({ type: 'take_back', seat }));
  }
  async claim(): Promise<void> {
    this.complain(await this.link.ask({ type: 'claim' }));
  }

  /** Milliseconds a seat has left at this moment. */
  left(seat: number, now: number): number | null {
    const clock = this.position.clock;
    const left = clock.left[seat];
    if (left == null) return null;
    return clock.running === seat ? Math.max(0, left - (now - this.clockReceived)) : left;
  }

  // What the server says

  private heed(message: ServerMessage): void {
    if (message.type === 'welcome') this.welcome(message);
    else if (message.type === 'update') this.update(message);
    else if (message.type === 'connected') this.connected = message.people;
    else if (message.type === 'farewell') this.farewell = message.retry ? null : message.reason;
    else if (message.type === 'refused' && message.id === null) this.complain(message);
  }

  private welcome(message: Welcome): void {
    const first = !this.ready;
    this.gap = false;
    this.number = message.number;
    this.head = message.head;
    this.you = message.you;
    this.log = message.log.lines;
    this.notices = message.notices;
    this.chat = message.chat;
    this.connected = message.connected;
    this.place(message.position);
    this.ready = true;
    if (first) void this.tell();
    else this.seen();
  }

  /** Shows what was missed, from where this person last looked, then the present. */
  private async tell(): Promise<void> {
    const seen = Math.max(this.viewed, this.you.seen);
    const [seat, ...more] = this.you.seats;
    if (seat !== undefined && !more.length && seen > 0 && seen < this.choices && !document.hidden) {
      const past = await Past.open(this, seat, seen);
      if (past && !this.past) {
        this.past = past;
        this.selection.ask([]);
        past.run();
      }
    }
    this.seen();
  }

  /** The telling is over: everything as it is now. */
  caughtUp(): void {
    this.past = null;
    this.selection.ask(this.asked ? (this.position.decision!.options as unknown as Option[]) : []);
    this.seen();
  }

  /** Somebody looks at the page again after looking elsewhere. */
  private readonly looked = (): void => {
    if (!document.hidden && this.ready && !this.past) void this.tell();
  };

  private update(message: Update): void {
    if (message.after > this.number) {
      this.gap = true;
      this.link.greet();
      return;
    }
    this.number = Math.max(this.number, message.number);
    const before = this.position.view as unknown as View;
    if (message.head) this.head = message.head;
    if (message.you) this.you = message.you;
    const fresh = message.log ? this.extend(message.log) : [];
    this.notices = appended(this.notices, message.notices);
    this.chat = appended(this.chat, message.chat);
    if (message.position) {
      this.place(message.position);
      if (fresh.length) this.latest = { serial: this.serial(), before, lines: fresh };
      if (this.past && this.choices <= this.past.at) this.past.end();
      else if (!this.past) this.unfold(before, fresh);
    }
    this.seen();
  }

  /** Shows step by step what an automaton did in one go. */
  private unfold(before: View, fresh: readonly LogLine[]): void {
    if (document.hidden || !prefs.time(1)) return;
    const steps = this.plugin?.automatonSteps?.(before, fresh, this.view) ?? [];
    if (steps.length < 2) return;
    this.past = new Telling(this, this.position.viewer, steps, this.log.length);
    this.selection.ask([]);
    this.past.run();
  }

  /** The new lines, or none when the log was cut back first. */
  private extend(part: LogPart): readonly LogLine[] {
    const cut = part.start < this.log.length;
    if (cut) this.past?.forget();
    this.log = [...this.log.slice(0, part.start), ...part.lines];
    return cut ? [] : part.lines;
  }

  private place(position: Position): void {
    const decision = this.ready ? this.position.decision : null;
    this.position = position;
    this.clockReceived = Date.now();
    const changed =
      decision?.number !== position.decision?.number || decision?.seat !== position.decision?.seat;
    if (changed || !this.ready) {
      this.sent = null;
      this.dropHint();
      this.trouble = '';
      this.aimed = '';
      this.refusal = null;
      this.selection.ask(this.asked ? (position.decision!.options as unknown as Option[]) : []);
      attention.turn(this.called, position.result !== null, this.ready);
    }
  }

  private seen(): void {
    if (this.you.seats.length && !document.hidden && !this.past) {
      this.viewed = this.choices;
      this.link.send({ type: 'seen', choices: this.choices });
    }
  }

  private complain(answer: Answer | Refused): boolean {
    if (answer.type !== 'refused') {
      this.trouble = '';
      return true;
    }
    this.trouble = answer.text || t(`refused-${answer.reason}`, answer.params as Record<string, string>);
    return false;
  }
}

function appended<T extends { number: number }>(before: readonly T[], more: readonly T[]): readonly T[] {
  const last = before.at(-1)?.number ?? -1;
  return [...before, ...more.filter((each) => each.number > last)];
}
