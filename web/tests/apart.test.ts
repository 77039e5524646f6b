import { expect, test } from 'vitest';
import { apart, joined } from '../src/lib/apart';

test('marks at one moment do not lie on each other, nor beyond the edge', () => {
  const spots = [
    { x: 2, y: 5 },
    { x: 2, y: 5 },
    { x: 8, y: 12 },
    { x: 300, y: 140 },
    { x: 306, y: 150 },
    { x: 698, y: 275 },
    { x: 699, y: 279 },
  ];

  const found = apart(spots, 700, 280);

  found.forEach((one, i) => {
    expect(one.x).toBeGreaterThanOrEqual(14);
    expect(one.x).toBeLessThanOrEqual(686);
    expect(one.y).toBeGreaterThanOrEqual(14);
    expect(one.y).toBeLessThanOrEqual(266);
    for (const other of found.slice(i + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(28);
  });
});

test('a mark that is in nobody\u2019s way stays where it is', () => {
  expect(
    apart(
      [
        { x: 100, y: 50 },
        { x: 200, y: 50 },
      ],
      700,
      280,
    ),
  ).toEqual([
    { x: 100, y: 50 },
    { x: 200, y: 50 },
  ]);
});

test('words below a scale do not touch, however long a language has them', () => {
  const found = joined(
    [
      { at: 0, name: 'au hasard' },
      { at: 300, name: 'jeune pousse' },
      { at: 360, name: 'bosquet' },
      { at: 378, name: 'forêt' },
    ],
    380,
  );

  expect(found.map(({ text }) => text)).toEqual(['au hasard', 'jeune pousse · bosquet · forêt']);
  for (const { left, text } of found) expect(left + 5.4 * text.length).toBeLessThanOrEqual(380);
  expect(joined([{ at: 200, name: 'grove' }], 400)).toEqual([{ left: 186.5, text: 'grove' }]);
});
