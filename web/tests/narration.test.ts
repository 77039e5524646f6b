import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearest } from '../src/lib/corners';
import { sinceOwnTurn } from '../src/lib/deeds';
import { Narration } from '../src/lib/narration.svelte';
import { prefs } from '../src/lib/prefs.svelte';
import type { LogLine, Moment } from '../src/lib/protocol';

const line = (key: string, choice: number, seat = 1): LogLine => ({
  key,
  choice,
  seat,
  turn: 1,
  params: {},
  notation: '',
});
const moment = (choices: number, ...keys: string[]): Moment =>
  ({
    choices,
    view: { choices },
    decision: { seat: choices % 2 },
    result: null,
    lines: keys.map((key) => line(key, choices)),
  }) as unknown as Moment;

function opened(awaitsBot = false) {
  const host = { id: 't', token: '', choices: 9, awaitsBot, serial: () => 1, caughtUp: vi.fn() };
  const skipped = vi.fn();
  const story = new Narration(host, 0, moment(0), skipped);
  return { host, story, skipped };
}

describe('what the others do', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  beforeEach(() => {
    vi.useFakeTimers();
    prefs.set({ pace: 'normal' });
  });

  test('is told in beats, each as long as it takes to read', async () => {
    const { story, host } = opened();
    story.add(moment(1, 'moved'));
    story.add(moment(2, 'battle', 'rolled', 'removed'));
    void story.next();
    expect([story.at, story.doer]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1199);
    expect(story.at).toBe(1);
    await vi.advanceTimersByTimeAsync(2);
    expect([story.at, story.doer]).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(2500);
    expect(host.caughtUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(host.caughtUp).toHaveBeenCalledOnce();
  });

  test('ends a beat with the turn: what the next turn begins with is not the same player’s', async () => {
    const { story } = opened();
    const next = { ...line('placed', 1, 0), turn: 2 };
    story.add({ ...moment(1, 'drew', 'turn_begins'), lines: [line('drew', 1, 1), next] });
    void story.next();
    expect([story.steps, story.doer, story.lines.map(({ key }) => key)]).toEqual([2, 0, ['drew']]);
    await vi.advanceTimersByTimeAsync(1201);
    expect([story.doer, story.lines.map(({ key }) => key)]).toEqual([0, ['placed']]);
  });

  test('leaves out what nobody can see', async () => {
    const { story } = opened();
    story.add(moment(1, 'moved'));
    void story.next();
    story.add(moment(2, 'taken'));
    story.add(moment(3, 'turn', 'placed'));
    expect(story.steps).toBe(2);
    await vi.advanceTimersByTimeAsync(1201);
    expect([story.at, story.lines.map(({ key }) => key)]).toEqual([3, ['placed']]);
    expect(story.doer).toBe(0); // who was asked at 2, not who ended a turn unseen
  });

  test('takes twice as long at a slow pace, and no time at all without one', async () => {
    const { story, host, skipped } = opened();
    prefs.set({ pace: 'slow' });
    story.add(moment(1, 'moved'));
    void story.next();
    await vi.advanceTimersByTimeAsync(2300);
    expect(host.caughtUp).not.toHaveBeenCalled();
    story.pace('off');
    expect(host.caughtUp).toHaveBeenCalledOnce();
    expect(skipped).toHaveBeenCalledOnce();
  });

  test('stands still while it is paused, and begins again on demand', async () => {
    const { story } = opened(true);
    story.add(moment(1, 'moved'));
    story.add(moment(2, 'placed'));
    void story.next();
    story.play(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(story.at).toBe(1);
    await story.next();
    expect(story.at).toBe(2);
    await story.again();
    expect([story.at, story.playing]).toEqual([1, true]);
  });

  test('waits for a bot that thinks, and for nobody else', async () => {
    const { story, host, skipped } = opened(true);
    story.add(moment(1, 'moved'));
    void story.next();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(host.caughtUp).not.toHaveBeenCalled();
    host.awaitsBot = false;
    story.add(moment(2, 'placed'));
    expect(story.at).toBe(2);
    await vi.advanceTimersByTimeAsync(1201);
    expect(host.caughtUp).toHaveBeenCalledOnce();
    expect(skipped).not.toHaveBeenCalled();
  });
});

test('the last turns of the others begin where the own one ended', () => {
  const lines = [line('a', 1, 0), line('b', 2, 1), line('c', 3, 2), line('d', 4, 0), line('e', 5, 0)];
  expect(sinceOwnTurn(lines, (seat) => seat === 0)).toBe(1);
  expect(sinceOwnTurn(lines.slice(0, 1), (seat) => seat === 0)).toBeNull();
  expect(sinceOwnTurn(lines.slice(0, 3), (seat) => seat === 0)).toBe(1);
});

test('a caption stands in the corner that hides least of what it speaks of', () => {
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const [frame, note] = [box(0, 0, 800, 600), box(0, 0, 300, 80)];
  expect(clearest(frame, note, [])).toBe('top-right');
  expect(clearest(frame, note, [box(700, 20, 60, 60)])).toBe('top-left');
  expect(clearest(frame, note, [box(700, 20, 60, 60), box(20, 20, 60, 60)])).toBe('bottom-left');
  expect(clearest(frame, note, [], [box(700, 20, 60, 60)])).toBe('top-left');
  expect(clearest(frame, note, [box(20, 20, 60, 60)], [box(700, 20, 9, 9)])).toBe('bottom-left');
  const all = [box(20, 20, 60, 60), box(20, 540, 60, 60), box(700, 540, 60, 60)];
  expect(clearest(frame, note, all, [box(700, 20, 60, 60)])).toBe('top-right');
});
