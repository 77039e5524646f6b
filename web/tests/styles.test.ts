import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  [
    '../src/games/root/**/*.svelte',
    '../src/parts/{table,story,preview,drawer,explain,widgets}/**/*.svelte',
    '../src/*.css',
  ],
  { query: '?raw', import: 'default', eager: true },
);
/** A place among siblings with neither class nor tag: `> :first-child`. */
const BARE = /(?:^|[\s>+~,]|:global\()(?::not\()?:(?:first|last|only|nth)-[a-z-]+/;

test('no style asks of every element which child it is: each new one would restyle the whole board', () => {
  const found = Object.entries(sources).flatMap(([file, source]) =>
    source
      .slice(file.endsWith('.css') ? 0 : source.lastIndexOf('<style'))
      .split('\n')
      .filter((line) => /[{,]\s*$/.test(line) && BARE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});
