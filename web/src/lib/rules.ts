/** The rules of a game in our own words: `text/rules.en.md`, `text/rules.fr.md` beside the game's texts. */

import type { Locale } from './prefs.svelte';

const found = import.meta.glob<string>('../../../src/nemeton/games/*/text/rules.*.md', {
  query: '?raw',
  import: 'default',
});

/** A piece of a line; `rule` is the paragraph that says what its word means. */
export type Run = { text: string; style?: 'strong' | 'code'; rule?: string };
export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; items: Run[][] }
  | { kind: 'figure'; caption: string; lesson: string; step: string }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] };

export interface Section {
  /** The number of the rule, as decisions name it: "8.2". */
  number: string;
  title: string;
  depth: number;
  blocks: Block[];
}

export async function rulesOf(game: string, locale: Locale): Promise<Section[] | null> {
  const load = found[`../../../src/nemeton/games/${game}/text/rules.${locale}.md`];
  return load ? sections(await load()) : null;
}

/** Letters without their accents, so that "guérir" is found by "guerir". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function runsIn(block: Block): Run[] {
  if (block.kind === 'paragraph') return block.runs;
  if (block.kind === 'list') return block.items.flat();
  if (block.kind === 'figure') return [{ text: block.caption }];
  return [block.head, ...block.rows].flat(2);
}

/** Whether a paragraph says all the words that somebody looks for, or has that number. */
export function speaksOf({ number, title, blocks }: Section, sought: string): boolean {
  const text = plain([number, title, ...blocks.flatMap(runsIn).map((run) => run.text)].join(' '));
  return plain(sought)
    .split(/[\s§]+/)
    .every((word) => text.includes(word));
}

const HEADING =
  /^(#{2,4})\s+(?:([A-Z]+-\w+|[A-Z]*\d+(?:\.\w+)*|[A-Z]{2,}(?:\.\d+)*|[A-Z](?:\.\d+)+)\s+)?(.+)$/;

export function sections(text: string): Section[] {
  const all: Section[] = [{ number: '', title: '', depth: 2, blocks: [] }];
  let lines: string[] = [];
  const close = () => {
    all.at(-1)?.blocks.push(...blocks(lines));
    lines = [];
  };
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line);
    if (heading) {
      close();
      const [, marks = '##', number = '', title = ''] = heading;
      all.push({ number, title, depth: marks.length, blocks: [] });
    } else if (!line.startsWith('# ')) lines.push(line);
  }
  close();
  return all.filter((section) => section.title || section.blocks.length);
}

function blocks(lines: readonly string[]): Block[] {
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .map(block);
}

/** A picture: the position at a step of a lesson. */
const FIGURE = /^!\[([^\]]+)\]\((\w+)\/(\w+)\)$/;

function block(chunk: string): Block {
  const lines = chunk.split('\n');
  const [, caption, lesson, step] = FIGURE.exec(chunk) ?? [];
  if (caption && lesson && step) return { kind: 'figure', caption, lesson, step };
  if (lines.every((line) => line.startsWith('|'))) {
    const [head = [], , ...rows] = lines.map(columns);
    return { kind: 'table', head, rows };
  }
  if (/^[-*] /.test(chunk)) {
    const items = chunk.split(/\n(?=[-*] )/).map((item) => runs(item.slice(2).replace(/\s*\n\s*/g, ' ')));
    return { kind: 'list', items };
  }
  return { kind: 'paragraph', runs: runs(chunk.replace(/\s*\n\s*/g, ' ')) };
}

const columns = (line: string): Run[][] =>
  line
    .slice(1, -1)
    .split('|')
    .map((each) => runs(each.trim()));

/** A line with what stands out in it. */
export function runs(text: string): Run[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), style: 'strong' };
      return part.startsWith('`') ? { text: part.slice(1, -1), style: 'code' } : { text: part };
    });
}
