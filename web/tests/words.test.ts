import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, test } from 'vitest';
import { prefs } from '../src/lib/prefs.svelte';
import { Speech } from '../src/lib/speech';
import { scoreWord, spaced, t, Words } from '../src/lib/words.svelte';
import { GRAMMAR } from './grammar';

const FOLDERS = [
  ...readdirSync('src/text').map((topic) => `src/text/${topic}`),
  ...readdirSync('src/games')
    .map((game) => `src/games/${game}/text`)
    .filter(existsSync),
];
const read = (locale: string): string =>
  FOLDERS.map((folder) => readFileSync(`${folder}/${locale}.ftl`, 'utf-8')).join('\n');

function keys(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!).sort();
}

function variables(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const entry of text.split(/\n(?=[a-z][\w-]* =|#)/).filter((each) => !each.startsWith('#'))) {
    const key = entry.split(' =')[0]!;
    found[key] = [...new Set([...entry.matchAll(/\$([\w-]+)/g)].map((match) => match[1]!))].sort();
  }
  return found;
}

describe('the words of the app', () => {
  test('are the same set in both languages', () => {
    expect(keys(read('fr'))).toEqual(keys(read('en')));
  });

  test('are each there once', () => {
    for (const locale of ['en', 'fr'])
      expect(new Set(keys(read(locale))).size).toBe(keys(read(locale)).length);
  });

  test('use the same parameters in both languages, save for agreement in number', () => {
    const [english, french] = [variables(read('en')), variables(read('fr'))];
    for (const key of Object.keys(english)) {
      const differing = french[key]!.filter((name) => !english[key]!.includes(name) && name !== 'count');
      expect([key, differing]).toEqual([key, []]);
    }
  });

  test('parse without a fault', () => {
    for (const locale of ['en', 'fr']) {
      const bundle = new FluentBundle(locale);
      expect(bundle.addResource(new FluentResource(read(locale)))).toEqual([]);
    }
  });

  test('follow the language at once', () => {
    prefs.set({ locale: 'en' });
    expect(t('your-turn')).toBe('Your turn');
    prefs.set({ locale: 'fr' });
    expect(t('your-turn')).toBe('À vous de jouer');
    expect(t('refused-stale')).not.toContain('refused');
  });

  test('set a no-break space before French double punctuation only', () => {
    expect(spaced('Vert : posez « ceci » !', 'fr')).toBe('Vert\u00a0: posez «\u00a0ceci\u00a0»\u00a0!');
    expect(spaced('Green : place', 'en')).toBe('Green : place');
  });
  test('a name that ends with its own mark ends its sentence', () => {
    expect(spaced('On dépense La bourse ou la vie !.', 'fr')).toBe('On dépense La bourse ou la vie\u00a0!');
    expect(spaced('Spends Stand and Deliver!.', 'en')).toBe('Spends Stand and Deliver!');
  });
});

describe('speech', () => {
  const words = new Words({
    en: [
      'do-march = March { $count } from { $origin-the } to { $destination }',
      'do-rest-pass = Rest',
      'do-pass = Pass',
      'ask-march = { $who }: march from { $origin }?',
      'log-marched = Marched to { $destination }.',
      'log-taken = Only one way: { $choice }',
      'name-clearing-oak = Oak\n    .the = the Oak',
      'name-clearing-elm = Elm',
    ],
  });
  const speech = new Speech(GRAMMAR, words);
  beforeEach(() => prefs.set({ locale: 'en' }));

  test('names arguments and their forms', () => {
    expect(speech.label('march', ['march', 0, 1, 3])).toBe('March 3 from the Oak to Elm');
  });

  test('calls people by their names in an option, too', () => {
    const known = new Speech(GRAMMAR, words);
    known.people = (kind, value) => (kind === 'clearing' && value === 1 ? { name: 'Ann' } : null);
    expect(known.label('march', ['march', 0, 1, 3])).toBe('March 3 from the Oak to Ann');
  });

  test('prefers the words of the question at hand', () => {
    expect(speech.label('rest', ['pass'])).toBe('Rest');
    expect(speech.label('march', ['pass'])).toBe('Pass');
  });

  test('words questions and events', () => {
    expect(speech.question('march', { who: 'Ann', origin: 1 })).toBe('Ann: march from Elm?');
    expect(speech.event('marched', { destination: [0, 1] })).toBe('Marched to Oak, Elm.');
    expect(speech.event('taken', { prompt: 'march', option: ['pass'] })).toBe('Only one way: Pass');
  });

  test('asks people by their names, as it tells of them', () => {
    const speech = new Speech(GRAMMAR, words);
    speech.people = (kind, value) => (kind === 'clearing' && value === 1 ? { name: 'Ann' } : null);

    expect(speech.event('marched', { destination: 1 })).toBe('Marched to Ann.');
    expect(speech.question('march', { who: 'Ann', origin: 1 })).toBe('Ann: march from Ann?');
    expect(speech.label('march', ['march', 0, 1, 3])).toBe('March 3 from the Oak to Ann');
  });

  test('shows a key that has no words as it is', () => {
    expect(speech.event('unheard', {})).toBe('log-unheard');
  });
});

test('a score is called what the game counts, with or without its board', () => {
  prefs.set({ locale: 'en' });
  expect(scoreWord('cernunos', 1)).toBe('cell');
  expect(scoreWord('cernunos', 0)).toBe('cells');
  expect(scoreWord('root', 2)).toBe('points');
});
