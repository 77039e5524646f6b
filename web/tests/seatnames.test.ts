import { expect, test } from 'vitest';
import type { TableHead } from '../src/lib/protocol';
import type { View } from '../src/lib/scene';
import { faceOf, nameOf } from '../src/lib/seatnames';
import type { Speech } from '../src/lib/speech';

test('a program wears its name, the word bot and the face of one', () => {
  const seat = { occupant: 'person', person: 1, name: 'Birch', level: '', free: false, bot: true };
  const head = { seats: [seat], archive: false } as unknown as TableHead;

  expect(nameOf(head, 0, {} as Speech, {} as View)).toMatch(/^\P{L}*Birch\P{L}*\((bot|robot)\)$/u);
  expect(faceOf(head, 0)).not.toBe('Birch');
});
