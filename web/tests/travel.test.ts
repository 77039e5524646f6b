import { expect, test, vi } from 'vitest';
import { stops, travel } from '../src/lib/travel';

test('a trip is handed over whole, from where it begins to where it ends', () => {
  const frames = stops((t) => ({ x: 10 * t, y: 20, scale: 2, opacity: 1 - t }));
  expect(frames[0]).toEqual({ transform: 'translate(0px, 20px) scale(2)', opacity: 1 });
  expect(frames.at(-1)).toEqual({ transform: 'translate(10px, 20px) scale(2)', opacity: 0 });
  expect(new Set(frames.flatMap(Object.keys))).toEqual(new Set(['transform', 'opacity']));
});

test('whoever waits is told when it is there, not by the clock', () => {
  const made = { onfinish: () => {} };
  const animate = vi.fn(() => made);
  const arrived = vi.fn();
  travel({ animate } as unknown as Element, { way: (t) => ({ x: t, y: t }), ms: 300, arrived });
  expect(animate).toHaveBeenCalledWith(expect.anything(), { duration: 300, fill: 'both' });
  expect(arrived).not.toHaveBeenCalled();
  made.onfinish();
  expect(arrived).toHaveBeenCalledOnce();
});
