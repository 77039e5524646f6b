// Where the first Tab of a question goes: to what may be chosen, and to the key of a choice that waits.

import { afterEach, expect, test } from 'vitest';
import type { TableSession } from '../src/lib/session.svelte';
import { type PageActions, shortcut } from '../src/lib/shortcuts';

const ACTIONS: PageActions = { escape() {}, undo() {}, log() {}, list() {}, help() {} };
let number = 0;

/** A table that is asked something, with a card of the hand and, where a choice waits, its key. */
function tableOf(pending: readonly string[] | null): TableSession {
  document.body.innerHTML = `<div class="dock"><button id="card" class="act">Lore</button>
    ${pending ? '<button id="commit" class="commit">Lore: Oak action</button>' : ''}</div>`;
  for (const each of document.querySelectorAll('button')) each.getClientRects = () => [{}] as never;
  number += 1;
  return {
    asked: true,
    playback: null,
    decision: { number },
    selection: { picks: [], gathered: [], pending },
  } as unknown as TableSession;
}

function tab(table: TableSession): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Tab', cancelable: true });
  shortcut(table, event, ACTIONS);
  return event.defaultPrevented;
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('the first Tab lands on what may be chosen', () => {
  expect(tab(tableOf(null))).toBe(true);
  expect(document.activeElement?.id).toBe('card');
});

test('where a choice waits it lands on the key that carries it out', () => {
  expect(tab(tableOf(['oak', '1']))).toBe(true);
  expect(document.activeElement?.id).toBe('commit');
});

test('from the piece aimed at it goes there too, and on from there as ever', () => {
  const table = tableOf(['oak', '1']);
  document.getElementById('card')!.focus();

  expect(tab(table)).toBe(true);
  expect(document.activeElement?.id).toBe('commit');
  expect(tab(table)).toBe(false);
});
