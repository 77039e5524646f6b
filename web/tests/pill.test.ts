import { expect, test } from 'vitest';
import { besideGlade } from '../src/games/root/map/tagplaces';

const glade = { x: 400, y: 300, rx: 70, ry: 50 };

test('how many march is asked above the clearing they leave', () => {
  expect(besideGlade(glade, 100, [])).toEqual({ x: 400, y: 210 });
});

test('it is asked below where a clearing above may be picked', () => {
  expect(besideGlade(glade, 100, [{ x: 420, y: 200, rx: 70, ry: 50 }])).toEqual({ x: 400, y: 384 });
});
