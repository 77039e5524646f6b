import { expect, test } from 'vitest';
import type { TableSession } from '../src/lib/session.svelte';
import { Aiming } from '../src/parts/preview/aiming.svelte';

const PASS = ['pass'];
const END = ['end_turn'];

function table(options: readonly string[][]) {
  const selection = { options, isMember: () => false, pending: null, complete: false };
  return { asked: true, decision: { number: 1 }, selection, plugin: null };
}

const mouse = (target: Element, x: number) =>
  ({ pointerType: 'mouse', target, clientX: x, clientY: 0 }) as unknown as PointerEvent;

function keyOf(option: readonly string[]): Element {
  const key = document.createElement('button');
  key.setAttribute('data-option', option.join(' '));
  return key;
}

test('what slides under a mouse that has just answered is aimed at only when it moves', () => {
  const [before, after] = [table([END]), table([PASS])];
  const scene = { ...before };
  const key = keyOf(END);
  const aiming = new Aiming(scene as unknown as TableSession);
  aiming.over(mouse(key, 10));
  expect(aiming.aim).toEqual({ option: END });

  aiming.down(mouse(key, 10));
  Object.assign(scene, after, { decision: { number: 2 } });
  key.setAttribute('data-option', 'pass');
  expect(aiming.aim).toBeNull();
  aiming.over(mouse(key, 10));
  expect(aiming.aim).toBeNull();

  aiming.move(mouse(key, 15));
  expect(aiming.aim).toEqual({ option: PASS });
});

test('a key that has lost the focus while others played is aimed at no longer', () => {
  const key = keyOf(PASS);
  document.body.append(key);
  const aiming = new Aiming(table([PASS]) as unknown as TableSession);
  (key as HTMLElement).focus();
  Object.assign(key, { matches: () => true }); // as by keys
  aiming.focus({ target: key } as unknown as FocusEvent);
  expect(aiming.aim).toEqual({ option: PASS });

  aiming.asked();
  expect(aiming.aim).toEqual({ option: PASS });
  (key as HTMLElement).blur();
  aiming.asked();
  expect(aiming.aim).toBeNull();
});

test('what has kept the focus is weighed anew at the next question', () => {
  const place = document.createElement('button');
  document.body.append(place);
  const aiming = new Aiming(table([PASS]) as unknown as TableSession);
  place.setAttribute('data-option', 'build 7'); // nothing that can be chosen now
  place.focus();
  Object.assign(place, { matches: () => true }); // as by keys
  aiming.focus({ target: place } as unknown as FocusEvent);
  expect(aiming.aim).toBeNull();

  place.setAttribute('data-option', 'pass');
  aiming.asked();

  expect(aiming.aim).toEqual({ option: PASS });
});
