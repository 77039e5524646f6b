/** The WebSocket of one table: it comes back by itself after a cut, a sleep or a restart of the server. */

// Where another process takes over ("moved"), it comes back at once and says again what was not answered.

import type {
  Ahead,
  ClientMessage,
  Compared,
  Done,
  Hinted,
  Previewed,
  Refused,
  ServerMessage,
  Why,
} from './protocol';
import { parsed } from './somebody';

export type SocketState = 'connecting' | 'open' | 'lost' | 'closed';
/** Nothing came back: the connection was cut, or there was none. */
export interface Lost extends Omit<Refused, 'reason'> {
  reason: 'offline';
}
export type Answer = Done | Refused | Lost | Hinted | Compared | Why | Previewed | Ahead;
/** A message that is answered, before it has its number. */
export type Request = ClientMessage extends infer M
  ? M extends { id: number }
    ? Omit<M, 'id'>
    : never
  : never;

const PING_MS = 20_000;
const SILENCE_MS = 45_000;
const LONGEST_MS = 8_000;
const ANSWER_MS = 15_000;
const LOST: Lost = { type: 'refused', id: null, reason: 'offline', params: {}, text: '' };

export class TableSocket {
  private socket: WebSocket | undefined;
  private tries = 0;
  private heard = 0;
  private next = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private ended = false;
  /** Another process takes over: nobody need know. */
  private moving = false;
  private readonly waiting = new Map<number, { message: ClientMessage; answer: (answer: Answer) => void }>();

  constructor(
    private readonly table: string,
    private readonly hello: () => ClientMessage,
    private readonly heed: (message: ServerMessage) => void,
    private readonly state: (state: SocketState) => void,
  ) {}

  open(): void {
    this.connect();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.hurry);
    this.pinger = setInterval(() => this.ping(), PING_MS);
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.hurry);
    clearInterval(this.pinger);
    clearTimeout(this.timer);
    this.socket?.close();
    this.drop();
  }

  /** Asks and waits for the answer to just that; one that is thought out takes the time it takes. */
  ask(message: Request, thoughtOut = false): Promise<Answer> {
    if (this.socket?.readyState !== WebSocket.OPEN && !this.moving) return Promise.resolve(LOST);
    const id = this.next++;
    const numbered = { ...message, id } as ClientMessage;
    return new Promise((resolve) => {
      this.waiting.set(id, { message: numbered, answer: resolve });
      if (!thoughtOut) setTimeout(() => this.waiting.has(id) && this.cut(), ANSWER_MS);
      if (!this.moving) this.send(numbered);
    });
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Says hello again: everything afresh. */
  greet(): void {
    this.send(this.hello());
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`,
    );
    this.socket = socket;
    if (!this.moving) this.state(this.tries ? 'lost' : 'connecting');
    socket.onopen = () => {
      this.heard = Date.now();
      this.greet();
    };
    socket.onmessage = (event) => this.receive(event);
    socket.onclose = () => {
      if (this.socket === socket) this.again();
    };
  }

  private receive(event: MessageEvent): void {
    this.heard = Date.now();
    const message = parsed(String(event.data)) as ServerMessage;
    if (message.type === 'welcome' || message.type === 'update') {
      this.tries = 0;
      this.state('open');
      this.settle();
    }
    if (message.type === 'farewell') {
      if (!message.retry) this.ended = true;
      else this.moving = message.reason === 'moved';
    }
    if ('id' in message && message.id !== null) {
      this.waiting.get(message.id)?.answer(message);
      this.waiting.delete(message.id);
    }
    this.heed(message);
  }

  /** Says again, where another process took over, what the one before did not hear. */
  private settle(): void {
    if (!this.moving) return;
    this.moving = false;
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private again(): void {
    if (this.moving && this.tries === 0) {
      this.tries++;
      this.connect();
      return;
    }
    this.moving = false;
    this.drop();
    this.state(this.ended ? 'closed' : 'lost');
    if (this.ended) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), Math.min(LONGEST_MS, 300 * 2 ** this.tries++));
  }

  private drop(): void {
    for (const { answer } of this.waiting.values()) answer(LOST);
    this.waiting.clear();
  }

  private ping(): void {
    if (Date.now() - this.heard > SILENCE_MS) this.cut();
    else this.send({ type: 'ping', sent: Date.now() / 1000 });
  }

  /** The line is dead, whether or not the browser has noticed: begin anew. */
  private readonly cut = (): void => {
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
    this.again();
  };

  private readonly hurry = (): void => {
    if (document.hidden || this.ended) return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) {
      this.ping();
    } else {
      clearTimeout(this.timer);
      this.connect();
    }
  };
}
