import { describe, expect, test } from 'vitest';
import { corrected, Printed, parsed, printed, type Table } from '../src/games/oak/printed';

const play = (owner: Table | null): Printed => printed({ printed: owner });

describe('what is printed in Oak', () => {
  test('comes from the data file of the rules', () => {
    const standard = play(null);

    expect(standard.deeds[0]!.map((deed) => deed.cost)).toEqual([1, 6, 6, 3]);
    expect(standard.deeds[6]!.map((deed) => deed.resource)).toEqual([0, 1, 1, 2, 2, null]);
    expect(standard.notches).toEqual([4, 0, -1, -3]);
    expect(standard.creaturePoints).toHaveLength(35);
    expect(standard.spaces.map((space) => space.steps).slice(0, 7)).toEqual([1, 2, 3, 4, 5, 4, 5]);
    expect(standard.spaces.flatMap((space) => (space.end ? [space.end.counts] : []))).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
  });

  test("an owner's values take the place of the standard ones, and of no others", () => {
    const owner = {
      creatures: { bodach: { points: 3, provenance: 'owner' } },
      cards: { lore: { costs: [2, 4, 5] } },
      branches: { rune: { right_end: { per: 4 } }, feather: { first: { income: 2 } } },
      stones: { menhir_points: 7 },
    };
    const values = play(owner);

    expect(values.creaturePoints[1]).toBe(3);
    expect(values.creaturePoints[0]).toBe(play(null).creaturePoints[0]);
    expect(values.deeds[2]!.map((deed) => deed.cost)).toEqual([2, 4, 5, 3]);
    expect(values.spaces[20]!.end).toEqual({ counts: 5, each: 4 });
    expect(values.spaces[0]!.income).toBe(2);
    expect(values.menhirPoints).toBe(7);
    expect(play(null).menhirPoints).toBe(6);
    expect(play(owner)).toBe(values);
  });

  test('tables may be written inline', () => {
    const tables = parsed('[branches.rune]\nfirst = { after = "roots", income = 1 }\n');

    expect(corrected(tables, { branches: { rune: { first: { income: 4 } } } })['branches.rune']).toEqual({
      first: { after: 'roots', income: 4 },
    });
    expect(new Printed(tables).spaces[14]!.income).toBe(1);
  });
});
