/** What the form of a new table holds, and the request it becomes. */

import { friendly, playerName } from './create';
import { changedOptions, usualOptions } from './gameoptions';
import { inviteLink, newInvite } from './invite';
import { sideOption } from './leagues';
import { EXPERIENCES, LANGUAGES, ownLanguage, type Wishes } from './lobby';
import { openSides, PRESETS, type Preset } from './presets';
import type { ClockSettings, GameInfo, NewTable, OptionInfo, SeatSettings } from './protocol';
import { chosen, fitted } from './sides';
import { hasKeptValues, keptValues } from './values/kept';

export type SeatKind = SeatSettings['kind'];
export const CLOCKS = ['none', 'quick', 'ten', 'hour', 'day', 'three'] as const;
export type ClockName = (typeof CLOCKS)[number];

/** Seconds after which the others may let a bot play on; 0: as usual for the clock. */
export const SILENCES = [0, 600, 3600, 86_400, 604_800] as const;

const TIMES: Record<ClockName, ClockSettings> = {
  none: { kind: 'none' },
  quick: { kind: 'live', seconds: 180, increment: 5 },
  ten: { kind: 'live', seconds: 600, increment: 5 },
  hour: { kind: 'live', seconds: 3600, increment: 10 },
  day: { kind: 'days', days: 1 },
  three: { kind: 'days', days: 3 },
};

export class TableForm {
  seats = $state<{ kind: SeatKind; level: string; name: string }[]>([]);
  options = $state<Record<string, unknown>>({});
  clock = $state<ClockName>('none');
  timeout = $state<'claim' | 'bot' | 'nothing'>('claim');
  silence = $state<(typeof SILENCES)[number]>(0);
  undo = $state<'free' | 'never'>('free');
  hints = $state(true);
  watch = $state(true);
  drawSeats = $state(false);
  /** Whether it counts for the rating of all who sit down. */
  rated = $state(false);
  /** What is spoken at the table, and who is wished there. */
  language = $state<Wishes['language']>(ownLanguage());
  experience = $state<Wishes['experience']>('any');
  /** Whether the open seats are for anybody, or for some whom one has met. */
  forWhom = $state<'all' | 'named'>('all');
  guests = $state.raw<readonly string[]>([]);
  /** Whether it is played with the own values that this browser keeps, if it keeps any. */
  ownValues = $state(false);
  readonly keepsValues: boolean;
  /** The way to play that was set up last. */
  way = $state('usual');
  /** Where the table will be: the link may be sent before it is opened. */
  readonly link = newInvite();

  constructor(
    readonly game: GameInfo,
    ownValues = false,
  ) {
    this.keepsValues = hasKeptValues(game.name);
    this.ownValues = ownValues && this.keepsValues;
    const players = game.players.find((count) => count >= 2) ?? game.players[0] ?? 2;
    this.resize(players);
    this.options = usualOptions(game);
  }

  /** So many seats; those that stay keep what they were. */
  resize(players: number): void {
    const level = friendly(this.game);
    this.seats = Array.from(
      { length: players },
      (_, i) => this.seats[i] ?? { kind: i === 0 ? 'me' : i === 1 ? 'invite' : 'bot', level, name: '' },
    );
    const preset = this.presets.find(({ name }) => name === this.way);
    if (preset) Object.assign(this.options, preset.options(players)); // what depends on the seats
  }

  /** The option that says what each seat plays, where the game has one. */
  get side(): OptionInfo | undefined {
    return sideOption(this.game.options);
  }

  /** What the seats may play, and what they play: empty as long as that is left to the game. */
  get sides(): { choices: readonly string[]; now: readonly string[]; given: boolean } {
    const players = this.seats.length;
    const { choices, given } = openSides(this.game.name, this.options, players, this.side?.choices ?? []);
    if (given.length) return { choices: [], now: given, given: true };
    return { choices, now: fitted(this.listedSides, choices, players), given: false };
  }

  choose(seat: number, side: string): void {
    if (!this.side) return;
    const { choices, now } = this.sides;
    this.options[this.side.name] = chosen(now, choices, this.seats.length, seat, side);
  }

  private get listedSides(): readonly string[] {
    const listed = this.side && this.options[this.side.name];
    return Array.isArray(listed) ? listed : [];
  }

  get needsLink(): boolean {
    return this.seats.some((seat) => seat.kind === 'invite' || seat.kind === 'open');
  }

  /** Whether time runs while somebody is waited for. */
  get live(): boolean {
    return TIMES[this.clock].kind === 'live';
  }

  /** Whether somebody may sit down who has no link. */
  get isOpen(): boolean {
    return this.seats.some((seat) => seat.kind === 'open');
  }

  /** Whether it is for some, and nobody is named yet. */
  get forNobody(): boolean {
    return this.isOpen && this.forWhom === 'named' && !this.guests.length;
  }

  /** Sets up what was wished in the lobby, where no such table was found. */
  wish(query: URLSearchParams): void {
    if (query.get('seats') !== 'open') return;
    for (const seat of this.seats.slice(1)) seat.kind = 'open';
    const clock = query.get('clock');
    this.clock = clock === 'live' ? 'ten' : clock === 'days' ? 'day' : 'none';
    this.language = LANGUAGES.find((each) => each === query.get('language')) ?? '';
    this.experience = EXPERIENCES.find((each) => each === query.get('experience')) ?? 'any';
  }

  /** The link to send to friends. */
  get address(): string {
    const invited = this.seats.some((seat) => seat.kind === 'invite');
    return inviteLink(this.link.table, invited ? this.link.invite : '');
  }

  request(): NewTable {
    return {
      game: this.game.name,
      name: playerName(),
      seats: this.seats.map((seat, i) => this.asked(seat, i)),
      options: changedOptions(this.game, this.settled),
      clock: { ...TIMES[this.clock], timeout: this.timeout, silence: this.silence },
      undo: this.undo,
      hints: this.hints,
      watch: this.watch,
      public: this.isOpen,
      language: this.isOpen ? this.language : '',
      experience: this.isOpen ? this.experience : 'any',
      guests: this.isOpen && this.forWhom === 'named' ? [...this.guests] : [],
      drawSeats: this.drawSeats,
      rated: this.rated && this.needsLink,
      ...(this.ownValues ? { data: keptValues(this.game.name) } : {}),
      ...this.link,
    };
  }

  /** The options, with the sides that the seats have in the end. */
  private get settled(): Record<string, unknown> {
    return this.side ? { ...this.options, [this.side.name]: this.sides.now } : this.options;
  }

  /** Whether this seat is the reader's own; further ones on this screen have names of their own. */
  isOwn(index: number): boolean {
    return this.seats.findIndex(({ kind }) => kind === 'me') === index;
  }

  private asked(
    { kind, level, name }: { kind: SeatKind; level: string; name: string },
    index: number,
  ): SeatSettings {
    if (kind === 'bot') return { kind, level };
    return kind === 'me' && name && !this.isOwn(index) ? { kind, name } : { kind };
  }

  /** The ways to play that the game knows. */
  get presets(): readonly Preset[] {
    return PRESETS[this.game.name] ?? [];
  }

  /** Sets up one of the ways to play. */
  prepare(preset: Preset): void {
    const wanted = preset.players ?? Math.min(this.seats.length, preset.most ?? this.seats.length);
    if (wanted !== this.seats.length) this.resize(wanted);
    if (preset.players) for (const seat of this.seats.slice(1)) if (seat.kind === 'invite') seat.kind = 'bot';
    this.way = preset.name;
    this.options = { ...usualOptions(this.game), ...preset.options(wanted) };
  }
}
