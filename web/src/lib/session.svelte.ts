/** The session at a live table, as one screen sees it: what the server said, what is shown, what is asked. */

import { type Colour, colourOf } from '../art/disc';
import type { Plugin } from '../games/plugin';
import type { Listing } from '../games/position';
import { appended, overheard } from './appending';
import { TableCommands } from './commands';
import { deeds } from './deeds';
import { foreseen } from './foresight';
import { identity } from './identity';
import { showMissed } from './lookback';
import { LuckShare } from './luck';
import { Planning } from './planning.svelte';
import type { Playback } from './playback.svelte';
import { Pondering } from './pondering.svelte';
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
import type { Aim, Foreseen, News, Refusal, Scene, Spot, Tab, View } from './scene';
import { faceOf, nameOf, peopleAt } from './seatnames';
import { Selection } from './selection.svelte';
import { type Answer, type Request, type SocketState, TableSocket } from './socket';
import type { Option, Speech } from './speech';
import { Story } from './story.svelte';
import { answeredFor, awaitsBot, timeLeft } from './waiting';
import { t } from './words.svelte';

const coarse = (): boolean => matchMedia('(pointer: coarse)').matches;

export class TableSession implements Scene {
  state = $state<SocketState>('connecting');
  head = $state.raw<TableHead>()!;
  you = $state.raw<You>()!;
  components = $state.raw<Record<string, unknown>>({});
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
  /** The bot that thinks for this page. */
  readonly pondering = new Pondering((message) => this.socket.ask(message, true));
  refusal = $state.raw<Refusal | null>(null);
  foreseen = $state.raw<Foreseen | null>(null);
  aimed = $state('');
  tab = $state<Tab>('log');
  /** From whose side an onlooker looks on. */
  chosenSide = $state<number | null>(null);
  /** A sentence about something that went wrong. */
  trouble = $state('');
  /** The number of the decision whose answer is under way. */
  sent = $state<number | null>(null);
  clockReceived = $state(0);
  /** What happened since the last visit, or what an automaton has just done, while it is told. */
  playback = $state.raw<Playback | null>(null);

  readonly selection: Selection;
  readonly commands = new TableCommands(async (message) => this.accepted(await this.socket.ask(message)));
  /** Thinking ahead, while somebody does. */
  readonly planning = new Planning(this, (message) => this.socket.ask(message));
  /** What the others do, told as it happens. */
  readonly story = new Story(this);
  /** How the game tells of itself, with its board or without. */
  readonly telling: Listing['telling'] | null;
  private readonly socket: TableSocket;
  private readonly luck = new LuckShare((message) => void this.socket.ask(message));
  private number = 0;
  /** Something was missed: everything is asked for anew. */
  private gap = false;
  /** What was told with a position that is not shown, because the table goes on from it by itself. */
  private unsaid: readonly LogLine[] = [];
  private count = 0;
  /** As many choices as somebody has looked at here. */
  private viewed = 0;

  constructor(
    readonly id: string,
    readonly token: string,
    readonly game: GameInfo,
    readonly speech: Speech,
    readonly plugin: Plugin | null,
    readonly listing: Listing | null = null,
  ) {
    this.telling = plugin ?? listing?.telling ?? null;
    speech.people = peopleAt(this);
    const grammar = { ...game, symmetric: this.telling?.symmetric ?? [], free: this.telling?.free ?? [] };
    this.selection = new Selection(
      grammar,
      (option) => void this.choose(option),
      () => prefs.chosen.confirm || coarse(),
      (members) => void this.chooseSeveral(members),
    );
    this.socket = new TableSocket(
      id,
      () => ({
        type: 'hello',
        protocol: PROTOCOL,
        token,
        since: this.ready && !this.gap ? this.number : null,
        nonces: true,
        key: identity.key,
      }),
      (message) => this.receive(message),
      (state) => (this.state = state),
    );
  }

  open(): void {
    this.socket.open();
    document.addEventListener('visibilitychange', this.shownAgain);
  }

  close(): void {
    this.playback?.stop();
    document.removeEventListener('visibilitychange', this.shownAgain);
    this.socket.close();
  }

  // What boards ask

  private get shown(): Position | Moment {
    return this.planning.plan?.moment ?? this.playback?.moment ?? this.position;
  }
  get view(): View {
    return this.shown.view as unknown as View;
  }
  get viewer(): number | null {
    return this.playback ? this.playback.seat : this.position.viewer;
  }
  get side(): number | null {
    return this.viewer ?? this.chosenSide;
  }
  get decision(): DecisionInfo | null {
    return this.shown.decision;
  }
  /** Whether this screen is asked, or asks itself; not while it is told what happened. */
  get asked(): boolean {
    return this.planning.asks ?? (!this.playback && this.called);
  }
  /** Whether the table waits for this screen. */
  get called(): boolean {
    const decision = this.position.decision;
    return decision?.options != null && this.you.seats.includes(decision.seat) && this.head.begun;
  }
  /** All sit, and what they add to the luck is awaited. */
  get dealing(): boolean {
    return !this.head.begun && this.head.seats.every((seat) => seat.person !== null || seat.level !== '');
  }
  get result(): ResultInfo | null {
    return this.shown.result;
  }
  get news(): News | null {
    return this.playback ? this.playback.news : this.latest;
  }
  /** The log, as far as it has been told. */
  get lines(): readonly LogLine[] {
    return this.playback?.told(this.log) ?? this.log;
  }
  get lastLines(): readonly LogLine[] {
    if (this.playback?.step) return this.playback.lines;
    const last = this.lines.at(-1)?.choice ?? 0;
    return deeds(this.lines.filter((line) => line.choice === last));
  }
  get choices(): number {
    return this.position.choices;
  }
  get awaitsBot(): boolean {
    return awaitsBot(this.head, this.position);
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

  refuse(option: Option, at: Spot | null = null): void {
    if (this.selection.isMember(option))
      this.showRefusal(t('set-not-with'), at); // not beside what is picked
    else
      void this.socket.ask({ type: 'ask_why', option: [...option], locale: prefs.locale }).then((answer) => {
        if (answer.type === 'why') this.showRefusal(answer.text, at);
      });
  }
  /** What a choice would change. */
  readonly foresee = (aim: Aim, locale: string): Promise<Foreseen | null> =>
    foreseen(this, (message) => this.socket.ask(message), aim, locale);
  private showRefusal(text: string, at: Spot | null): void {
    const serial = this.serial();
    this.refusal = { serial, text, at };
    setTimeout(() => {
      if (this.refusal?.serial === serial) this.refusal = null;
    }, 5000);
  }

  // What a player does

  choose(option: Option): Promise<void> {
    if (this.planning.plan) return this.planning.take(option);
    return this.answer((number) => ({ type: 'choose', number, option: [...option] }));
  }
  /** All of a set at once, or nothing of it. */
  chooseSeveral(members: readonly Option[]): Promise<void> {
    const sent = members.map((each) => [...each]);
    return this.answer((number) => ({ type: 'choose_several', number, members: sent }));
  }
  private async answer(message: (number: number) => Request): Promise<void> {
    const decision = this.decision;
    if (!decision || this.sent === decision.number) return;
    this.sent = decision.number;
    const answer = await this.socket.ask(message(decision.number));
    if (this.accepted(answer) || this.sent !== decision.number) return; // the next question may be here already
    this.sent = null;
    this.selection.clear();
  }

  async askHint(): Promise<void> {
    if (this.pondering.on || this.planning.plan) return;
    const answer = await this.pondering.answered({ type: 'ask_hint' });
    if (answer) this.accepted(answer);
    if (answer?.type !== 'hinted' || answer.number !== this.decision?.number) return;
    this.advice = answer;
    this.comparison = null;
    this.hint = answer.options[0] ?? null;
  }
  /** Why not this? What an option would cost beside the best one. */
  async compare(option: Option): Promise<void> {
    if (this.pondering.on) return;
    const answer = await this.pondering.answered({ type: 'ask_compare', option: [...option] });
    if (answer) this.accepted(answer);
    if (answer?.type !== 'compared' || answer.number !== this.decision?.number) return;
    this.comparison = answer.comparison;
  }
  dropHint(): void {
    this.hint = null;
    this.advice = null;
    this.comparison = null;
  }
  /** Milliseconds a seat has left at this moment. */
  left(seat: number, now: number): number | null {
    return timeLeft(this.position.clock, seat, now - this.clockReceived);
  }

  // What the server says

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome') this.welcome(message);
    else if (message.type === 'update') this.update(message);
    else if (message.type === 'connected') this.connected = message.people;
    else if (message.type === 'farewell') this.farewell = message.retry ? null : message.reason;
    else if (message.type === 'refused' && message.id === null) this.accepted(message);
  }

  private welcome(message: Welcome): void {
    const first = !this.ready;
    this.gap = false;
    this.number = message.number;
    this.head = message.head;
    this.you = message.you;
    if (first) this.components = message.components;
    this.log = message.log.lines;
    this.notices = message.notices;
    this.chat = message.chat;
    this.connected = message.connected;
    this.place(message.position);
    this.ready = true;
    this.luck.heed(this.head, this.you);
    if (first) void this.catchUp();
    else this.seen();
  }

  /** Shows what was missed, from where this person last looked, then the present. */
  private async catchUp(): Promise<void> {
    await showMissed(this, Math.max(this.viewed, this.you.seen));
    this.seen();
  }

  /** The playback is over: everything as it is now. */
  caughtUp(): void {
    this.playback = null;
    this.latest = null; // it has been shown
    this.selection.askFor(this.asked ? this.position.decision : null);
    this.seen();
  }

  /** Somebody looks at the page again after looking elsewhere. */
  private readonly shownAgain = (): void => {
    if (!document.hidden && this.ready && !this.playback) void this.catchUp();
  };

  private update(message: Update): void {
    if (message.after > this.number) {
      this.gap = true;
      this.socket.greet();
      return;
    }
    this.number = Math.max(this.number, message.number);
    const before = this.position;
    if (message.head) this.head = message.head;
    if (message.you) this.you = message.you;
    this.luck.heed(this.head, this.you);
    const fresh = [...this.unsaid, ...(message.log ? this.extend(message.log) : [])];
    this.notices = appended(this.notices, message.notices);
    this.chat = overheard(this.chat, message.chat);
    if (message.position && answeredFor(this.you, message.position)) {
      this.unsaid = fresh;
      return;
    }
    this.unsaid = [];
    if (message.position) {
      this.place(message.position);
      if (fresh.length)
        this.latest = { serial: this.serial(), before: before.view as unknown as View, lines: fresh };
      if (this.playback && this.choices <= this.playback.at) this.playback.finish();
      else this.story.tell(before, fresh);
    }
    this.seen();
  }

  /** The new lines, or none when the log was cut back first. */
  private extend(part: LogPart): readonly LogLine[] {
    const cut = part.start < this.log.length;
    if (cut) this.playback?.forget();
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
      this.pondering.stop();
      this.trouble = this.planning.drop() ? t('plan-gone') : '';
      this.aimed = '';
      this.foreseen = null;
      this.refusal = null;
      this.selection.askFor(this.asked ? this.position.decision : null);
    }
  }

  private seen(): void {
    if (this.you.seats.length && !document.hidden && !this.playback) {
      this.viewed = this.choices;
      this.socket.send({ type: 'seen', choices: this.choices });
    }
  }

  /** Whether the server did as it was told; else the page says why not. */
  private accepted(answer: Answer | Refused): boolean {
    if (answer.type !== 'refused') {
      this.trouble = '';
      return true;
    }
    this.trouble = answer.text || t(`refused-${answer.reason}`, answer.params as Record<string, string>);
    return false;
  }
}
