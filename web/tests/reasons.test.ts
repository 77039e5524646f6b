import { expect, test } from 'vitest';
import { prefs } from '../src/lib/prefs.svelte';
import { inFavour, phrases } from '../src/lib/reasons';
import { Words } from '../src/lib/words.svelte';

test('what is praised is praised by what speaks for it alone', () => {
  prefs.set({ locale: 'en' }); // another test may have read French
  const words = new Words({
    en: ['reason-cells-fewer = one cell worse off', 'reason-firm-more = held more firmly'],
  });
  const reasons = { cells: -1, firm: 0.4 };

  expect(phrases(words, inFavour(reasons)).map(({ text }) => text)).toEqual(['held more firmly']);
  expect(phrases(words, inFavour({ cells: -1 }))).toEqual([]);
});
