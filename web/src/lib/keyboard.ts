/** Keys that go by where they lie: other keyboards print other signs there. */

/** What is printed on some keys, where the browser says so. */
interface Layout {
  getLayoutMap?: () => Promise<ReadonlyMap<string, string>>;
}

/** The number of a digit key, with or without Shift; NaN for others. A French keyboard writes digits with Shift alone. */
export function digitOf(event: Pick<KeyboardEvent, 'code' | 'key'>): number {
  const placed = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  return Number(placed && event.key !== '?' ? placed[1] : event.key);
}

const AZERTY: Readonly<Record<string, string>> = { Q: 'A', W: 'Z', A: 'Q', Z: 'W' };

/** What is printed where an English keyboard has these letters; unless the browser tells, as the language has it. */
export async function printedAt(letters: string, locale: string): Promise<string> {
  const { keyboard } = navigator as Navigator & { keyboard?: Layout };
  const map = await keyboard?.getLayoutMap?.().catch(() => undefined);
  const printed = (letter: string): string | undefined =>
    map ? map.get(`Key${letter}`)?.toUpperCase() : locale === 'fr' ? AZERTY[letter] : undefined;
  return letters.replaceAll(/[A-Z]/g, (letter) => printed(letter) ?? letter);
}
