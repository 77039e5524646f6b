import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pondering } from '../src/lib/pondering.svelte';
import { type SocketState, TableSocket } from '../src/lib/socket';

/** A line to a server that this test plays. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  readonly sent: { type: string; id?: number; text?: string }[] = [];
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage = (_: { data: string }): void => {};
  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  opens(): void {
    this.readyState = Line.OPEN;
    this.onopen();
    this.says({ type: 'update', number: 1 });
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const states: SocketState[] = [];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  states.length = 0;
  const hello = () => ({ type: 'hello' as const, protocol: 1, token: '', since: null });
  socket = new TableSocket(
    'grove',
    hello,
    () => {},
    (state) => states.push(state),
  );
  socket.open();
  Line.all[0]!.opens();
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a move to another process is not shown, and what was not answered is said again', async () => {
  const heard = socket.ask({ type: 'say', text: 'heard' });
  const early = socket.ask({ type: 'say', text: 'too late' });
  Line.all[0]!.says({ type: 'done', id: 1, number: 2 });
  Line.all[0]!.says({ type: 'farewell', reason: 'moved', retry: true });
  Line.all[0]!.close();
  const meanwhile = socket.ask({ type: 'say', text: 'meanwhile' });

  expect(Line.all.length).toBe(2); // at once
  Line.all[1]!.opens();

  expect(states).toEqual(['connecting', 'open', 'open']);
  const again = Line.all[1]!.sent.filter((message) => message.type === 'say');
  expect(again.map((message) => message.text)).toEqual(['too late', 'meanwhile']);
  for (const message of again) Line.all[1]!.says({ type: 'done', id: message.id, number: 3 });
  const answers = await Promise.all([heard, early, meanwhile]);
  expect(answers.map((answer) => answer.type)).toEqual(['done', 'done', 'done']);
});

test('where nobody takes over, the page says so and whoever waits hears it', async () => {
  Line.all[0]!.says({ type: 'farewell', reason: 'moved', retry: true });
  Line.all[0]!.close();
  const meanwhile = socket.ask({ type: 'say', text: 'meanwhile' });
  Line.all[1]!.close();

  expect((await meanwhile).type).toBe('refused');
  expect(states.at(-1)).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(Line.all.length).toBe(3);
});

test('what a bot thinks out may take long, and who stops waiting hears nothing of it', async () => {
  const bot = new Pondering((message) => socket.ask(message, true));
  const hint = bot.answered({ type: 'ask_hint' });
  vi.advanceTimersByTime(16_000);
  expect([bot.on, bot.long, states.at(-1)]).toEqual([true, true, 'open']);
  bot.stop();
  expect(await hint).toBeNull();
  expect([bot.on, bot.long]).toEqual([false, false]);

  const again = bot.answered({ type: 'ask_hint' });
  Line.all[0]!.says({ type: 'refused', id: 2, reason: 'busy', params: {}, text: '' });
  expect((await again)?.type).toBe('refused');
});

test('after a cut nothing is said again: nobody knows what was heard', async () => {
  const asked = socket.ask({ type: 'say', text: 'once' });
  Line.all[0]!.close();

  expect((await asked).type).toBe('refused');
  vi.advanceTimersByTime(1000);
  Line.all[1]!.opens();
  expect(Line.all[1]!.sent.map((message) => message.type)).toEqual(['hello']);
});
