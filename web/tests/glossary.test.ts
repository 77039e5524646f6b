import { describe, expect, it } from 'vitest';
import { glossaryOf, linked } from '../src/lib/glossary';
import { sections } from '../src/lib/rules';

const PAGE = `# A game

## 1 Words

- A **cell** holds a stack. Only its **top** counts.

## 2 A turn

You place on cells. A cell may be empty.

### 2.1 Battle

The top of a cell is lost.

### 2.2 Setup

Nothing.

### 2.3 Setup

Nothing, after a battle.

#### 2.3.1 Keep

Your tower.

### 2.4 End

Everybody keeps a card. The Keep stays.
`;

describe('the glossary', () => {
  const page = sections(PAGE);
  const terms = glossaryOf(page);

  it('takes what is bold and what has a paragraph of its own, each once', () => {
    expect(terms).toEqual([
      { name: 'Battle', rule: '2.1' },
      { name: 'cell', rule: '1' },
      { name: 'End', rule: '2.4' },
      { name: 'Keep', rule: '2.3.1', capital: true },
      { name: 'top', rule: '1' },
    ]);
  });

  it('links a word once in a section, in the plural too, never in its own, and a word of daily use only as a name', () => {
    const links = linked(page, terms).map((each) =>
      each.blocks.flatMap((block) =>
        block.kind === 'paragraph' ? block.runs.filter((run) => run.rule) : [],
      ),
    );
    expect(links.flat()).toEqual([
      { text: 'cell', rule: '1' },
      { text: 'top', rule: '1' },
      { text: 'battle', rule: '2.1' },
      { text: 'Keep', rule: '2.3.1' },
    ]);
  });

  it('loses nothing of the text', () => {
    const text = (found: typeof page): string =>
      found
        .flatMap((each) => each.blocks.map((block) => JSON.stringify(block).replace(/,"rule":"[^"]*"/g, '')))
        .join();
    const plain = (found: string): string => found.replace(/"},{"text":"/g, '');
    expect(plain(text(linked(page, terms)))).toBe(plain(text(page)));
  });
});
