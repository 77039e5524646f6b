import { describe, expect, it } from 'vitest';
import { branches, common, withLine } from '../src/lib/variations';

describe('variations', () => {
  it('goes on with a line instead of keeping its beginning', () => {
    expect(withLine([['a', 'b']], ['a', 'b', 'c'])).toEqual([['a', 'b', 'c']]);
    expect(withLine([['a', 'b', 'c']], ['a', 'b'])).toEqual([['a', 'b', 'c']]);
    expect(withLine([['a', 'b']], ['a', 'c'])).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
  });

  it('knows where the lines part', () => {
    expect(
      common([
        ['a', 'b', 'c'],
        ['a', 'd'],
      ]),
    ).toBe(1);
    expect(
      common([
        ['a', 'b'],
        ['a', 'b', 'c'],
      ]),
    ).toBe(2);
    expect(common([['a']])).toBe(1);
  });

  it('draws each line in a row of its own from where it leaves another', () => {
    const tree = branches(
      [
        ['a', 'b', 'c'],
        ['a', 'd'],
        ['a', 'b', 'e'],
      ],
      0,
    );
    const at = (move: string) => tree.find((each) => each.move === move);

    expect(tree).toHaveLength(5);
    expect([at('a')?.row, at('b')?.row, at('c')?.row]).toEqual([0, 0, 0]);
    expect(at('d')).toMatchObject({ column: 2, row: 1, from: 0 });
    expect(at('e')).toMatchObject({ column: 3, row: 2, from: 0, path: ['a', 'b', 'e'] });
  });
});
