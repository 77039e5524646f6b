import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';

const LONGEST = 400;
const GENERATED = 'src/lib/protocol.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .map((path) => `src/${path}`)
  .filter((path) => statSync(path).isFile());
const code = files.filter((path) => /\.(ts|svelte)$/.test(path));
const lib = code.filter((path) => dirname(path) === 'src/lib');

/** What a file says of itself in its first line. */
function summary(path: string): string | undefined {
  const [first = ''] = readFileSync(path, 'utf-8').split('\n', 1);
  return (/^\/\*\* (.+) \*\/$/.exec(first) ?? /^<!-- (.+) -->$/.exec(first))?.[1];
}

/** The lines of the map in the README: a path, then what is there. */
const map = new Map(
  [...readFileSync('README.md', 'utf-8').matchAll(/^ {4}(src\S*) {2,}(\S.*)$/gm)].map(
    ([, path = '', text = '']) => [path, text],
  ),
);

describe('the map of the client', () => {
  test('has a line for every folder, and for every file of lib', () => {
    const folders = [...new Set(files.map(dirname))].filter((folder) => !folder.endsWith('/text'));
    expect([...folders, ...lib].filter((path) => !map.has(path))).toEqual([]);
  });

  test('names nothing that is not there', () => {
    const there = new Set([...files, ...files.map(dirname)]);
    expect([...map.keys()].filter((path) => !there.has(path))).toEqual([]);
  });

  test('says of a file what it says of itself', () => {
    expect(Object.fromEntries(lib.map((path) => [path, map.get(path)]))).toEqual(
      Object.fromEntries(lib.map((path) => [path, summary(path)])),
    );
  });
});

describe('every file of the client', () => {
  test('says in its first line what it holds or shows', () => {
    expect(code.filter((path) => !summary(path))).toEqual([]);
  });

  test('is short enough to be read at one sitting', () => {
    const lines = (path: string): number => readFileSync(path, 'utf-8').split('\n').length - 1;
    expect(code.filter((path) => path !== GENERATED && lines(path) > LONGEST)).toEqual([]);
  });
});
