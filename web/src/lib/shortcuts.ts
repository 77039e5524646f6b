/** The keys of a live table. */

import type { Story } from './catchup.svelte';
import type { Table } from './session.svelte';

/** What only the page can do. */
export interface Deeds {
  escape(): void;
  undo(): void;
  log(): void;
  list(): void;
  help(): void;
}

export function shortcut(table: Table, event: KeyboardEvent, deeds: Deeds): void {
  const target = event.target;
  if (table.past && event.key === 'Escape') table.past.end();
  if (target instanceof Element && target.closest('input, textarea, select')) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const pressed = event.key.toLowerCase();
  if (table.past && watched(table.past, event)) event.preventDefault();
  else if (pressed === 'escape') deeds.escape();
  else if (pressed === 'u') deeds.undo();
  else if (pressed === 'h' && table.asked && table.head.hints) void table.askHint();
  else if (pressed === 'l') deeds.log();
  else if (pressed === 'b' && table.plugin?.Panel) table.tab = table.tab === 'panel' ? 'log' : 'panel';
  else if (pressed === 'o') deeds.list();
  else if (pressed === '?') deeds.help();
  else if (pressed === 'enter' && target === document.body) table.selection.confirm();
}

/** The keys while the page tells what happened; false for those that mean what they always do. */
function watched(past: Story, event: KeyboardEvent): boolean {
  if (event.key === 'ArrowRight') void past.next();
  else if (event.key === 'ArrowLeft') void past.back();
  else if (event.key === 'Enter' && past.stepwise && !(event.target instanceof HTMLButtonElement))
    void past.next();
  else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) past.play(!past.playing);
  else return false;
  return true;
}
