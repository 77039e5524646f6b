import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { prefs } from '../src/lib/prefs.svelte';
import { t } from '../src/lib/words.svelte';

const protocol = readFileSync('src/lib/protocol.ts', 'utf-8');
const refusals = readFileSync('../src/nemeton/table/refusals.py', 'utf-8');

/** The members of a union of strings. */
function members(name: string): string[] {
  const found = new RegExp(`export type ${name} =([^;]+);`).exec(protocol);
  return [...(found?.[1] ?? '').matchAll(/"([^"]+)"/g)].map((match) => match[1]!);
}

describe('whatever the server may say', () => {
  test('every reason of a refusal has words in both languages', () => {
    const reasons = members('Reason');
    expect(reasons.length).toBeGreaterThan(20);
    for (const locale of ['en', 'fr'] as const) {
      prefs.set({ locale });
      expect(reasons.filter((reason) => t(`refused-${reason}`).startsWith('refused-'))).toEqual([]);
    }
    expect(refusals).toContain('"stale"');
  });
});
