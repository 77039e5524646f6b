import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sections } from '../src/lib/rules';

const GAMES = '../src/nemeton/games';

describe('the rules reader', () => {
  test('cuts a text into numbered sections', () => {
    const found = sections(
      '# Game\n\nIntro.\n\n## 1 Words\n\nA **cell** `a1`.\n\n### 1.2 More\n\n- one\n  two\n- three',
    );
    expect(found.map((section) => [section.number, section.title])).toEqual([
      ['', ''],
      ['1', 'Words'],
      ['1.2', 'More'],
    ]);
    expect(found[1]!.blocks[0]).toEqual({
      kind: 'paragraph',
      runs: [
        { text: 'A ' },
        { text: 'cell', style: 'strong' },
        { text: ' ' },
        { text: 'a1', style: 'code' },
        { text: '.' },
      ],
    });
    expect(found[2]!.blocks[0]).toEqual({
      kind: 'list',
      items: [[{ text: 'one two' }], [{ text: 'three' }]],
    });
  });

  test('reads tables', () => {
    const [section] = sections('## 2 Set\n\n| a | b |\n|---|---|\n| 1 | 2 |');
    expect(section!.blocks[0]).toEqual({
      kind: 'table',
      head: [[{ text: 'a' }], [{ text: 'b' }]],
      rows: [[[{ text: '1' }], [{ text: '2' }]]],
    });
  });

  test('finds the same numbers in both languages of every game', () => {
    for (const game of readdirSync(GAMES)) {
      const path = (locale: string) => `${GAMES}/${game}/text/rules.${locale}.md`;
      if (!existsSync(path('en'))) continue;
      const numbers = (locale: string) =>
        sections(readFileSync(path(locale), 'utf-8')).map((each) => each.number);
      expect(numbers('fr')).toEqual(numbers('en'));
    }
  });

  test('has a paragraph for the § of every question', () => {
    for (const game of readdirSync(GAMES).filter((name) => existsSync(`${GAMES}/${name}/text`))) {
      const code = readdirSync(`${GAMES}/${game}`, { recursive: true, encoding: 'utf-8' })
        .filter((name) => name.endsWith('.py'))
        .map((name) => readFileSync(`${GAMES}/${game}/${name}`, 'utf-8'));
      const asked = code.flatMap((text) =>
        [...text.matchAll(/^ +rule = "(.+)"$/gm)].map((found) => found[1]!),
      );
      expect(asked).not.toEqual([]);
      for (const locale of ['en', 'fr']) {
        const page = readFileSync(`${GAMES}/${game}/text/rules.${locale}.md`, 'utf-8');
        expect(sections(page).map((each) => each.number)).toEqual(expect.arrayContaining(asked));
      }
    }
  });
});
