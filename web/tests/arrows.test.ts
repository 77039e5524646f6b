import { expect, test } from 'vitest';
import { ahead } from '../src/lib/arrows';

const AT: Record<string, readonly [number, number]> = {
  corner: [100, 100],
  beside: [480, 80],
  below: [110, 400],
  far: [900, 500],
};
const others = ['far', 'below', 'beside'];
const at = (each: string) => AT[each]!;

test('an arrow goes to what lies nearest that way, not to what comes next in a list', () => {
  expect(ahead('ArrowRight', AT.corner!, others, at)).toBe('beside');
  expect(ahead('ArrowDown', AT.corner!, others, at)).toBe('below');
});

test('where nothing lies that way, or by another key, nothing is walked to', () => {
  expect(ahead('ArrowLeft', AT.corner!, others, at)).toBeNull();
  expect(ahead('Enter', AT.corner!, others, at)).toBeNull();
});
