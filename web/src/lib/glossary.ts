/** The glossary of a game's rules: its words, each with the paragraph that says what it means. */

import type { Block, Run, Section } from './rules';

export interface Term {
  name: string;
  rule: string;
  /** A word of daily use too: meant only where it is written with its capital. */
  capital?: boolean;
}

const LONGEST = 3; // words of a heading that is a term
const LEAST = 3; // letters
const DEEP = 2; // parts of a number: what lies deeper speaks of one case ("Cards", "Keep")

/** What is explained where it is set in bold, and what has a paragraph of its own. */
export function glossaryOf(sections: readonly Section[]): Term[] {
  const found = new Map<string, Term>();
  const titles = sections.map((each) => each.title.toLowerCase());
  const add = (name: string, rule: string, capital = false): void => {
    const key = name.toLowerCase();
    if (!rule || name.length < LEAST || found.has(key)) return;
    found.set(key, { name, rule, ...(capital ? { capital } : {}) });
  };
  for (const { number, blocks } of sections)
    for (const run of blocks.flatMap(runsIn))
      if (run.style === 'strong') add(run.text.replace(/[:.]$/, ''), number);
  for (const { number, title, depth } of sections) {
    const once = titles.filter((each) => each === title.toLowerCase()).length === 1;
    if (once && depth > 2 && title.split(' ').length <= LONGEST)
      add(title, number, number.split('.').length > DEEP);
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

function runsIn(block: Block): Run[] {
  if (block.kind === 'paragraph') return block.runs;
  return block.kind === 'list' ? block.items.flat() : [];
}

/** The same sections, in which every term leads to its paragraph: once in each, and never in its own. */
export function linked(sections: readonly Section[], terms: readonly Term[]): Section[] {
  const meant = new Map(terms.map((term) => [term.name.toLowerCase(), term]));
  const longest = [...meant.keys()].sort((a, b) => b.length - a.length).map(escaped);
  if (!longest.length) return [...sections];
  const words = new RegExp(`(?<![\\p{L}\\p{N}])(${longest.join('|')})(?=s?(?![\\p{L}\\p{N}]))`, 'giu');
  return sections.map((section) => {
    const seen = new Set<string>();
    const link = (runs: Run[]): Run[] =>
      runs.flatMap((run) => (run.style ? [run] : split(run.text, section.number, seen)));
    const split = (text: string, own: string, met: Set<string>): Run[] =>
      text.split(words).flatMap((piece) => {
        const term = meant.get(piece.toLowerCase());
        const rule = term?.capital && piece === piece.toLowerCase() ? undefined : term?.rule;
        if (!rule || rule === own || met.has(rule)) return piece ? [{ text: piece }] : [];
        met.add(rule);
        return [{ text: piece, rule }];
      });
    return { ...section, blocks: section.blocks.map((block) => mapped(block, link)) };
  });
}

function mapped(block: Block, link: (runs: Run[]) => Run[]): Block {
  if (block.kind === 'paragraph') return { ...block, runs: link(block.runs) };
  if (block.kind === 'list') return { ...block, items: block.items.map(link) };
  return block;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
