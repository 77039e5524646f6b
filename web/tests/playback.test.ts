import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AutomatonStep, AutomatonTurn } from '../src/lib/automaton.svelte';
import type { PlaybackHost } from '../src/lib/playback.svelte';
import { prefs } from '../src/lib/prefs.svelte';
import type { LogLine } from '../src/lib/protocol';

const line = (key: string): LogLine => ({ key, params: {} }) as unknown as LogLine;
const step = (...keys: string[]): AutomatonStep => ({
  view: { board: keys } as never,
  lines: keys.map(line),
});
const LOG = ['earlier', 'turn', 'moved', 'fought'].map(line);

function opened(): { turn: AutomatonTurn; caughtUp: ReturnType<typeof vi.fn> } {
  const caughtUp = vi.fn();
  let serial = 0;
  const host: PlaybackHost = {
    id: 'table',
    token: '',
    choices: 7,
    awaitsBot: false,
    serial: () => ++serial,
    caughtUp,
  };
  return {
    turn: new AutomatonTurn(host, null, [step('turn', 'moved'), step('fought')], LOG.length),
    caughtUp,
  };
}

describe("an automaton's turn", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  beforeEach(() => {
    vi.useFakeTimers();
    prefs.set({ speed: 1 });
  });

  test('is told step by step, with the log as far as it has come', async () => {
    const { turn } = opened();
    expect(turn.lines.map(({ key }) => key)).toEqual(['moved']);
    expect(turn.told(LOG).map(({ key }) => key)).toEqual(['earlier', 'turn', 'moved']);
    await turn.next();
    expect([turn.step, turn.steps]).toEqual([2, 2]);
    expect(turn.news?.lines.map(({ key }) => key)).toEqual(['fought']);
    expect(turn.told(LOG)).toEqual(LOG);
  });

  test('goes on by itself and ends once', async () => {
    const { turn, caughtUp } = opened();
    turn.run();
    await vi.advanceTimersByTimeAsync(10_000);
    turn.end();
    expect(caughtUp).toHaveBeenCalledOnce();
  });

  test('waits where it was stepped back, and says nothing once it is stopped', async () => {
    const { turn, caughtUp } = opened();
    await turn.next();
    await turn.back();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([turn.step, turn.playing]).toEqual([1, false]);
    turn.play(true);
    turn.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    turn.end();
    expect(caughtUp).not.toHaveBeenCalled();
  });
});
