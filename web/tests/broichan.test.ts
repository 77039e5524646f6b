/** Broichan's turn is told once: it lies over the grove, which the next question may need. */

import { expect, test } from 'vitest';
import { Interaction } from '../src/games/oak/interaction.svelte';
import { BROICHAN } from '../src/games/oak/view';
import type { LogLine } from '../src/lib/protocol';
import type { Scene } from '../src/lib/scene';

const drew = (choice: number): LogLine[] => [
  { key: 'drew_card', choice, params: { player: BROICHAN } } as unknown as LogLine,
];

test('his turn is told where it is new, and again on demand, but not over a further question', () => {
  const scene = { decision: { number: 8 } };
  const interaction = new Interaction(scene as unknown as Scene);

  interaction.hear(drew(7), true);
  expect(interaction.telling).toBe(true);

  interaction.telling = false;
  interaction.hear(drew(7), true); // shown again
  expect(interaction.telling).toBe(true);

  scene.decision.number = 9; // an answer of which the log says nothing yet
  interaction.hear(drew(7), true);
  expect(interaction.telling).toBe(false);
  expect(interaction.his).toHaveLength(1);

  interaction.hear(drew(12), true);
  expect(interaction.telling).toBe(true);
});
