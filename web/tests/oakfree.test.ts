/** Which of Oak's options are answers, and which are free actions beside the question. */

import { expect, it } from 'vitest';
import { isFree } from '../src/games/oak/interaction.svelte';

it('takes raising a limit for a free action, but not where it is asked for', () => {
  expect(isFree('main', ['extend', 0, 1, 1, 1])).toBe(true);
  expect(isFree('upper_place', ['extend', 0, 1, 1, 1])).toBe(false);
  expect(isFree('upper_place', ['extend', 1, 1, 1, 1])).toBe(true);
  expect(isFree('upper_place', ['renew', 0])).toBe(true);
});
