/** Sentences in the reader's language: the app's own, and those of each game. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import { LOCALES, type Locale, prefs } from './prefs.svelte';

const own = import.meta.glob<string>(
  [
    '../text/*/*.ftl',
    '../games/*/text/*.ftl',
    '!../games/root/text/*.ftl', // it says them itself, with its board
    '!../text/valuenames/*.ftl',
    '!../text/admin/*.ftl',
    '!../text/calls/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const common = import.meta.glob<string>('../../../src/nemeton/common/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ofGames = import.meta.glob<string>('../../../src/nemeton/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

export type Params = Record<string, FluentVariable>;

/** A name that ends with its own mark ends its sentence; French sets a no-break space before double punctuation and
 * inside quotation marks. */
export function spaced(said: string, locale: Locale): string {
  const text = said.replace(/([!?])\.(?!\.)/g, '$1');
  if (locale !== 'fr') return text;
  return text.replace(/ ([:;?!»%])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}

/** The words of one source in every language; a language is read when it is first spoken. */
export class Words {
  private readonly unread = new Map<Locale, string[]>();
  private readonly bundles = new Map<Locale, FluentBundle>();

  constructor(sources: Partial<Record<Locale, string[]>>) {
    for (const locale of LOCALES) {
      this.bundles.set(locale, new FluentBundle(locale, { useIsolating: false }));
      this.unread.set(locale, [...(sources[locale] ?? [])]);
    }
  }

  learn(locale: Locale, sources: readonly string[]): void {
    this.unread.get(locale)!.push(...sources);
  }

  has(key: string): boolean {
    return this.message(key) !== undefined;
  }

  say(key: string, params: Params = {}): string {
    return this.find(key, params) ?? key;
  }

  find(key: string, params: Params = {}): string | undefined {
    const message = this.message(key);
    if (!message?.value) return undefined;
    return spaced(this.bundle.formatPattern(message.value, params, []), prefs.locale);
  }

  /** The further forms of a name ("a", "the" …). */
  forms(key: string): Record<string, string> {
    const found: Record<string, string> = {};
    for (const [label, pattern] of Object.entries(this.message(key)?.attributes ?? {})) {
      found[label] = this.bundle.formatPattern(pattern, {}, []);
    }
    return found;
  }

  private get bundle(): FluentBundle {
    const bundle = this.bundles.get(prefs.locale)!;
    for (const text of this.unread.get(prefs.locale)!.splice(0))
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
  }

  private message(key: string): Message | undefined {
    return this.bundle.getMessage(key);
  }
}

const texts = (found: Record<string, string>, locale: Locale): string[] =>
  Object.entries(found)
    .filter(([path]) => path.endsWith(`/${locale}.ftl`))
    .map(([, text]) => text);

const app = new Words(
  Object.fromEntries(LOCALES.map((locale) => [locale, [...texts(common, locale), ...texts(own, locale)]])),
);

/** Words of the app that a page brings along, so that the first one does not wait for them. */
export function bring(found: Record<string, string>): void {
  for (const locale of LOCALES) app.learn(locale, texts(found, locale));
}

/** A sentence of the app. */
export const t = (key: string, params: Params = {}): string => app.say(key, params);

/** Names as a sentence lists them. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(prefs.locale, { type: 'conjunction' }).format(names);

/** A length of time in the largest unit that it fills. */
export function spell(seconds: number): string {
  const [unit, size] =
    seconds >= 86_400 ? ['day', 86_400] : seconds >= 3600 ? ['hour', 3600] : ['minute', 60];
  const written = new Intl.NumberFormat(prefs.locale, {
    style: 'unit',
    unit: unit as string,
    unitDisplay: 'long',
  });
  return written.format(Math.max(1, Math.round(seconds / (size as number))));
}

/** A sentence of the app, if it has that one. */
export const found = (key: string): string | undefined => app.find(key);

/** What so many of a game's scores are called, with or without its board. */
export const scoreWord = (game: string, count: number): string =>
  app.find(`score-${game}`, { count }) ?? t('points', { count });

/** Why the server closed the table. */
export const farewellWords = (reason: string): string =>
  app.find(`farewell-${reason}`) ?? app.find(`refused-${reason}`) ?? app.say('farewell-closed');

const opened = new Map<string, Promise<Words>>();

/** The words of a game, fetched once; a part of them (`first`) stands in files of its own. */
export function wordsOf(game: string, part = ''): Promise<Words> {
  const key = `${game} ${part}`;
  let found = opened.get(key);
  if (!found) {
    found = fetched(game, part);
    opened.set(key, found);
  }
  return found;
}

const bundled = (game: string): boolean => `../../../src/nemeton/games/${game}/text/en.ftl` in ofGames;

async function fetched(game: string, part: string): Promise<Words> {
  if (!bundled(game)) return fromServer(game, part);
  const start = part ? `${part}.` : '';
  const pairs = await Promise.all(
    LOCALES.map(async (locale) => {
      const load = ofGames[`../../../src/nemeton/games/${game}/text/${start}${locale}.ftl`];
      return [locale, [...texts(common, locale), ...(load ? [await load()] : [])]] as const;
    }),
  );
  return new Words(Object.fromEntries(pairs));
}

/** A game that was installed after the client was built brings its words along. */
async function fromServer(game: string, part: string): Promise<Words> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words${part && `?part=${part}`}`);
  const found: unknown = answer.ok ? await answer.json() : {};
  const written = found as Partial<Record<Locale, string>>;
  return new Words(
    Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        [...texts(common, locale), ...(written[locale] ? [written[locale]] : [])],
      ]),
    ),
  );
}
