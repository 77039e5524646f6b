// Keys that go by where they lie: digits and the letters around a hex, on an English and a French keyboard.

import { afterEach, expect, test, vi } from 'vitest';
import { digitOf, printedAt } from '../src/lib/keyboard';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a digit key is its digit, whatever a keyboard writes with it', () => {
  expect(digitOf({ code: 'Digit1', key: '1' })).toBe(1);
  expect(digitOf({ code: 'Digit2', key: 'é' })).toBe(2);
  expect(digitOf({ code: 'Numpad7', key: '7' })).toBe(7);
  expect(digitOf({ code: 'KeyA', key: 'a' })).toBeNaN();
  expect(digitOf({ code: 'Digit0', key: '?' })).toBeNaN();
});

test('the page of keys names what is printed there, as the language has it', async () => {
  expect(await printedAt('Q W A S Z X', 'en')).toBe('Q W A S Z X');
  expect(await printedAt('Q W A S Z X', 'fr')).toBe('A Z Q S W X');
});

test('or as the browser says, which knows the keyboard', async () => {
  const layout = new Map([
    ['KeyZ', 'y'],
    ['KeyQ', 'q'],
  ]);
  vi.stubGlobal('navigator', { keyboard: { getLayoutMap: () => Promise.resolve(layout) } });

  expect(await printedAt('Q W A S Z X', 'fr')).toBe('Q W A S Y X');
});
