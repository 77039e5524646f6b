// Generated from src/nemeton/server/protocol.py by tools/protocol_types.py.
export const PROTOCOL = 1;

export interface ClockSettings {
  kind?: "none" | "live" | "days";
  seconds?: number;
  increment?: number;
  days?: number;
  timeout?: "claim" | "bot" | "nothing";
}

export interface SeatSettings {
  kind: "me" | "bot" | "invite" | "open";
  level?: string;
}

export interface OptionInfo {
  name: string;
  kind: string;
  default: unknown;
  advanced: boolean;
  low: number | null;
  high: number | null;
  choices: string[] | null;
}

export interface GameInfo {
  name: string;
  rules: string;
  players: number[];
  options: OptionInfo[];
  verbs: Record<string, string[]>;
  kinds: Record<string, string>;
  names: Record<string, string[]>;
  secretPrompts: string[];
  openBook: boolean;
  levels: string[];
}

export interface NewTable {
  game: string;
  seats: SeatSettings[];
  name?: string;
  options?: Record<string, unknown>;
  clock?: ClockSettings;
  undo?: "free" | "never";
  hints?: boolean;
  watch?: boolean;
  public?: boolean;
  drawSeats?: boolean;
  table?: string;
  invite?: string;
}

export interface Fork {
  at: number;
  seats: SeatSettings[];
  name?: string;
  clock?: ClockSettings;
}

export interface Join {
  name: string;
  seat?: number | null;
  invite?: string;
  watch?: boolean;
}

export interface TableKey {
  table: string;
  token: string;
}

export interface Mine {
  tables: TableKey[];
}

export interface Joined {
  table: string;
  token: string;
  seats: number[];
  invite: string;
}

export interface Opened {
  table: string;
}

export interface Refusal {
  reason: Reason;
  params: Record<string, unknown>;
  text: string;
}

export interface SeatInfo {
  occupant: Occupant;
  person: number | null;
  name: string;
  level: string;
}

export interface TableHead {
  table: string;
  game: string;
  rules: string;
  players: number;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  clock: ClockSettings;
  undo: string;
  hints: boolean;
  watch: boolean;
  public: boolean;
  commitment: string;
  begun: boolean;
  over: boolean;
  archive: boolean;
  recordOpen: boolean;
  openBook: boolean;
  created: number;
  changed: number;
  turn: number;
  forkedFrom: string | null;
  rematch: string | null;
}

export interface MyTable {
  head: TableHead;
  seats: number[];
  yourTurn: boolean;
  since: number;
  result: ResultInfo | null;
}

export interface ResultInfo {
  winners: number[];
  scores: (number | null)[];
  reason: string;
}

export interface DecisionInfo {
  number: number;
  seat: number;
  prompt: string;
  params: Record<string, unknown>;
  rule: string;
  secret: boolean;
  options: ((string | number)[])[] | null;
}

export interface UndoInfo {
  step: number | null;
  stepFree: boolean;
  turn: number | null;
  turnFree: boolean;
}

export interface UndoRequest {
  seat: number;
  keep: number;
  waiting: number[];
}

export interface ClockInfo {
  left: (number | null)[];
  running: number | null;
  now: number;
  expired: number | null;
}

export interface Position {
  viewer: number | null;
  choices: number;
  view: Record<string, unknown>;
  decision: DecisionInfo | null;
  result: ResultInfo | null;
  undo: UndoInfo;
  request: UndoRequest | null;
  clock: ClockInfo;
}

export interface LogLine {
  choice: number;
  turn: number;
  seat: number | null;
  key: string;
  params: Record<string, unknown>;
  notation: string;
}

export interface LogPart {
  start: number;
  lines: LogLine[];
}

export interface Notice {
  number: number;
  at: number;
  choice: number;
  key: string;
  seat: number | null;
  name: string;
  level: string;
}

export interface ChatLine {
  number: number;
  at: number;
  room: ChatRoom;
  name: string;
  seat: number | null;
  text: string;
}

export interface You {
  person: number | null;
  name: string;
  seats: number[];
  away: number[];
  notes: string;
  standing: Record<string, (string | number)[]>;
  seen: number;
}

export interface OutlineChoice {
  seat: number;
  turn: number;
  turnSeat: number | null;
  option: (string | number)[];
  prompt: string;
  notation: string;
}

export interface Outline {
  head: TableHead;
  result: ResultInfo | null;
  choices: OutlineChoice[];
  values: number[][];
}

export interface Moment {
  choices: number;
  view: Record<string, unknown>;
  decision: DecisionInfo | null;
  result: ResultInfo | null;
  lines: LogLine[];
}

export interface Fairness {
  commitment: string;
  secret: string | null;
  agrees: boolean | null;
  draws: number;
  chance: boolean;
  seatsDrawn: boolean;
  order: number[] | null;
}

export interface Comparison {
  option: (string | number)[];
  best: (string | number)[];
  verdict: string;
  cost: number;
  reasons: Record<string, number>;
  answer: ChoiceStep[];
  bestAnswer: ChoiceStep[];
}

export interface HintedOption {
  option: (string | number)[];
  value: number;
  share: number;
  reasons: Record<string, number>;
  visits: number;
}

export interface ChoiceStep {
  seat: number;
  prompt: string;
  option: (string | number)[];
}

export interface Remark {
  at: number;
  turn: number;
  seat: number;
  prompt: string;
  option: (string | number)[];
  change: number[];
  luck: number[];
  loss: number;
  automaton: boolean;
  better: (string | number)[] | null;
  reasons: Record<string, number>;
  answer: ChoiceStep[];
}

export interface Report {
  done: number;
  fitted: boolean;
  team: boolean;
  players: number;
  chances: number[][];
  choosers: number[];
  turns: number[];
  lucky: number[];
  turning: Remark[];
  seats: SeatReport[];
}

export interface SeatReport {
  seat: number;
  start: number;
  end: number;
  luck: number;
  own: number;
  others: number;
  weighed: number;
  good: number;
  lost: number;
  best: Remark | null;
  worst: Remark | null;
}

export interface Hello {
  type: "hello";
  protocol?: number;
  token?: string;
  since?: number | null;
}

export interface Choose {
  type: "choose";
  id: number;
  number: number;
  option: (string | number)[];
}

export interface Undo {
  type: "undo";
  id: number;
  keep: number;
}

export interface AnswerUndo {
  type: "answer_undo";
  id: number;
  agree: boolean;
}

export interface Say {
  type: "say";
  id: number;
  text: string;
}

export interface Note {
  type: "note";
  id: number;
  text: string;
}

export interface Stand {
  type: "stand";
  id: number;
  prompt: string;
  option: (string | number)[] | null;
}

export interface Leave {
  type: "leave";
  id: number;
}

export interface Return {
  type: "return";
  id: number;
}

export interface Hand {
  type: "hand";
  id: number;
  seat: number;
  level: string;
}

export interface TakeBack {
  type: "take_back";
  id: number;
  seat: number;
}

export interface Claim {
  type: "claim";
  id: number;
}

export interface AskHint {
  type: "ask_hint";
  id: number;
}

export interface AskWhy {
  type: "ask_why";
  id: number;
  option: (string | number)[];
  locale?: string;
}

export interface AskCompare {
  type: "ask_compare";
  id: number;
  option: (string | number)[];
}

export interface Seen {
  type: "seen";
  choices: number;
}

export interface Ping {
  type: "ping";
  sent: number;
}

export interface Welcome {
  type: "welcome";
  number: number;
  you: You;
  head: TableHead;
  position: Position;
  log: LogPart;
  notices: Notice[];
  chat: ChatLine[];
  connected: number[];
}

export interface Update {
  type: "update";
  after: number;
  number: number;
  head: TableHead | null;
  you: You | null;
  position: Position | null;
  log: LogPart | null;
  notices: Notice[];
  chat: ChatLine[];
}

export interface Done {
  type: "done";
  id: number;
  number: number;
}

export interface Refused {
  type: "refused";
  id: number | null;
  reason: Reason;
  params: Record<string, unknown>;
  text: string;
}

export interface Hinted {
  type: "hinted";
  id: number;
  number: number;
  level: string;
  options: HintedOption[];
  line: ChoiceStep[];
  answer: ChoiceStep[];
}

export interface Compared {
  type: "compared";
  id: number;
  number: number;
  comparison: Comparison;
}

export interface Why {
  type: "why";
  id: number;
  text: string;
}

export interface Connected {
  type: "connected";
  people: number[];
}

export interface Pong {
  type: "pong";
  sent: number;
  now: number;
}

export interface Farewell {
  type: "farewell";
  reason: string;
  retry: boolean;
}

export type Reason =
  | "archived"
  | "bad-input"
  | "bad-message"
  | "bad-name"
  | "busy"
  | "full"
  | "game-over"
  | "hints-off"
  | "nothing-to-undo"
  | "no-request"
  | "no-such-game"
  | "no-such-table"
  | "not-begun"
  | "not-invited"
  | "not-offered"
  | "not-open"
  | "not-your-seat"
  | "not-your-turn"
  | "rule-fault"
  | "rules-changed"
  | "stale"
  | "taken"
  | "time-not-over"
  | "too-fast"
  | "too-long"
  | "too-many"
  | "undo-never"
  | "unknown-level"
  | "unknown-prompt"
  | "watch-off"
  | "wrong-origin";

export type ChatRoom =
  | "players"
  | "spectators";

export type Occupant =
  | "person"
  | "bot"
  | "open"
  | "invite";

export type ClientMessage =
  | Hello
  | Choose
  | Undo
  | AnswerUndo
  | Say
  | Note
  | Stand
  | Leave
  | Return
  | Hand
  | TakeBack
  | Claim
  | AskHint
  | AskWhy
  | AskCompare
  | Seen
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | Done
  | Refused
  | Hinted
  | Compared
  | Why
  | Connected
  | Pong
  | Farewell;
