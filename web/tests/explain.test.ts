import { describe, expect, it, vi } from 'vitest';
import { Explainer } from '../src/parts/explain/explainer.svelte';
import { type Box, beside } from '../src/parts/explain/placing';
import { thingOf } from '../src/parts/explain/thing';

const screen: Box = { left: 0, top: 0, width: 1000, height: 700 };
const card = { width: 200, height: 100 };
const covers = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('the card beside a thing', () => {
  it('stands right of it where there is room', () => {
    const thing = { left: 400, top: 300, width: 40, height: 40 };
    expect(beside(thing, card, screen, [])).toMatchObject({ left: 450, top: 270 });
  });
  it('stands over a key, which has others beside it', () => {
    const thing = { left: 400, top: 600, width: 200, height: 50 };
    expect(beside(thing, card, screen, [])).toMatchObject({ left: 400, top: 490 });
  });
  it('stays on the screen and off the thing at every edge', () => {
    for (const [left, top] of [
      [0, 0],
      [960, 0],
      [0, 660],
      [960, 660],
    ] as const) {
      const thing = { left, top, width: 40, height: 40 };
      const placed = beside(thing, card, screen, []);
      expect(covers(placed, thing)).toBe(false);
      expect(placed.left).toBeGreaterThanOrEqual(8);
      expect(placed.left + placed.width).toBeLessThanOrEqual(992);
      expect(placed.top + placed.height).toBeLessThanOrEqual(692);
    }
  });
  it('stays among the keys that it is given for a screen', () => {
    const keys: Box = { left: 540, top: 0, width: 306, height: 390 };
    const thing = { left: 552, top: 150, width: 136, height: 44 };
    const lit = [thing, { ...thing, left: 694 }, { ...thing, top: 198 }];
    const placed = beside(thing, { width: 286, height: 55 }, keys, lit);
    expect(placed.left).toBeGreaterThanOrEqual(548);
    expect(placed.left + placed.width).toBeLessThanOrEqual(838);
    expect(lit.some((each) => covers(placed, each))).toBe(false);
  });
  it('covers nothing that may be chosen', () => {
    const thing = { left: 400, top: 300, width: 40, height: 40 };
    const lit = [
      { left: 460, top: 280, width: 60, height: 60 },
      { left: 300, top: 280, width: 60, height: 60 },
    ];
    const placed = beside(thing, card, screen, lit);
    expect(lit.some((each) => covers(placed, each))).toBe(false);
  });
  it('keeps off what is worth reading, but covers that rather than what may be chosen', () => {
    const phone: Box = { left: 0, top: 0, width: 390, height: 700 };
    const wide = { width: 350, height: 105 };
    const scores = [{ left: 0, top: 48, width: 390, height: 48 }];
    const cells = [{ left: 0, top: 203, width: 390, height: 400 }];
    const thing = { left: 20, top: 376, width: 80, height: 76 };
    const placed = beside(thing, wide, phone, cells, null, scores);
    expect([...cells, ...scores].some((each) => covers(placed, each))).toBe(false);
    const high = beside(thing, { width: 350, height: 130 }, phone, cells, null, scores);
    expect(cells.some((each) => covers(high, each))).toBe(false);
  });
  it('stands beside a row of lit keys at the edge, not across the screen', () => {
    const thing = { left: 20, top: 60, width: 70, height: 28 };
    const lit = [
      thing,
      { left: 95, top: 60, width: 90, height: 28 },
      { left: 20, top: 92, width: 170, height: 28 },
    ];
    const placed = beside(thing, card, screen, lit);
    expect(lit.some((each) => covers(placed, each))).toBe(false);
    expect(placed.left).toBeLessThan(300);
  });
});

describe('the card on a phone', () => {
  const phone: Box = { left: 0, top: 0, width: 390, height: 844 };
  const thing = { left: 210, top: 290, width: 70, height: 50 };
  const room = { left: 10, top: 470, width: 370, height: 200 };
  it('leaves the map in sight where the keys leave room', () => {
    const placed = beside(thing, card, phone, [], room);
    expect(placed).toMatchObject({ left: 95, top: 570 });
  });
  it('leaves the keys alone where they take the room', () => {
    const keys = { left: 10, top: 520, width: 370, height: 150 };
    expect(covers(beside(thing, card, phone, [keys], room), keys)).toBe(false);
    const row = { left: 10, top: 620, width: 370, height: 50 };
    expect(beside(thing, card, phone, [row], room).top).toBe(510);
  });
  it('looks below the thing before it covers what is lit above', () => {
    const lit = [
      { left: 0, top: 100, width: 390, height: 290 },
      { left: 10, top: 400, width: 370, height: 60 },
    ];
    const placed = beside(thing, card, phone, lit);
    expect(lit.some((each) => covers(placed, each))).toBe(false);
  });
});

describe('a tap', () => {
  const tap = async (html: string, pointerType: string) => {
    vi.useFakeTimers();
    document.body.innerHTML = html;
    const about = { name: 'Tea', effect: '', rule: '', cost: [], now: [], refused: '' };
    const explainer = new Explainer(async () => about as never);
    const target = document.querySelector('b')!;
    explainer.down({ pointerType, target, clientX: 1, clientY: 1 } as never);
    explainer.up();
    explainer.click({ target } as never);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    return explainer.said?.name;
  };
  it('of a finger reads what is only there to be read', async () => {
    expect(await tap('<b data-thing="card.tea" data-tap-reads></b>', 'touch')).toBe('Tea');
    expect(await tap('<b data-thing="card.tea"></b>', 'touch')).toBeUndefined();
    expect(await tap('<b data-thing="card.tea" data-tap-reads></b>', 'mouse')).toBeUndefined();
  });
});

describe('a thing in an attribute', () => {
  const game = { names: { token: ['tree', 'boar'] } } as never;
  it('has the name of its value and numbers behind it', () => {
    expect(thingOf({ game }, 'token', 1, 5)).toBe('token.boar.5');
    expect(thingOf({ game }, 'mark', 'power')).toBe('mark.power');
  });
  it('is none where the game knows no such value', () => {
    expect(thingOf({ game }, 'token', 7)).toBeUndefined();
  });
});

describe('a long press', () => {
  it('chooses nothing when it ends, not even in the card that it has opened under the finger', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<b data-thing="token.boar"></b><aside id="explained"><i></i></aside>';
    const explainer = new Explainer(() => new Promise(() => undefined));
    const press = (target: Element) => ({ pointerType: 'touch', target, clientX: 1, clientY: 1 });
    const click = () => ({
      target: document.querySelector('i'),
      preventDefault: vi.fn(),
      stopPropagation: vi.fn(),
    });
    explainer.down(press(document.querySelector('b')!) as never);
    vi.advanceTimersByTime(600);
    explainer.up();
    const [ending, wanted] = [click(), click()];
    explainer.click(ending as never);
    explainer.down(press(document.querySelector('i')!) as never);
    explainer.click(wanted as never);
    vi.useRealTimers();
    expect(ending.stopPropagation).toHaveBeenCalled();
    expect(wanted.stopPropagation).not.toHaveBeenCalled();
  });
});
