/** The keyboard shortcuts of a live table. */

import type { Playback } from './playback.svelte';
import type { TableSession } from './session.svelte';

/** What only the page can do. */
export interface PageActions {
  escape(): void;
  undo(): void;
  log(): void;
  list(): void;
  help(): void;
  /** In a lesson: shows what is expected. */
  show?: (() => void) | undefined;
  /** In a lesson: reads on; false where a choice is wanted. */
  onward?: (() => boolean) | undefined;
}

export function shortcut(table: TableSession, event: KeyboardEvent, actions: PageActions): void {
  const target = event.target;
  if (document.querySelector('dialog.curtain')) return; // who holds the screen now may see nothing yet
  if (table.playback && event.key === 'Escape') table.playback.end();
  if (writing(target)) return;
  if (event.key === 'Escape' && document.querySelector('dialog[open]')) return; // it closes that
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const pressed = event.key.toLowerCase();
  if (pressed === 'tab') {
    const { picks, gathered, pending, full } = table.selection;
    const waits = pending !== null || full;
    const asked = [table.decision?.number, picks.length, gathered.length, pending].join();
    const fresh = asked !== tabbed;
    if (table.asked && !table.playback) tabbed = asked;
    const onward = picks.length > 0 && !gathered.length && pickedInDock();
    const astray = nothingFocused() || (fresh && (waits || onward || inTheDark()));
    const wanted = waits ? [COMMIT] : onward ? [ON_BOARD, KEYS] : [LIT];
    if (!event.shiftKey && table.asked && !table.playback && astray && wanted.some(focusFirst))
      event.preventDefault();
    return;
  }
  if (table.playback && watched(table.playback, event)) event.preventDefault();
  else if (!event.defaultPrevented && walked(event.key)) event.preventDefault();
  else if (pressed === 'escape') actions.escape();
  else if (pressed === 'u') actions.undo();
  else if (pressed === 'y' && table.position.undo.redo) void table.commands.redo();
  else if (pressed === 'p' && table.planning.may) void table.planning.start();
  else if (pressed === 'h' && actions.show) actions.show();
  else if (pressed === 'h' && table.asked && table.head.hints) void table.askHint();
  else if (pressed === 'r') void table.story.again();
  else if (pressed === 'l') actions.log();
  else if (pressed === 'b' && table.plugin?.Panel) table.tab = table.tab === 'panel' ? 'log' : 'panel';
  else if (pressed === 'o') actions.list();
  else if (pressed === '?') actions.help();
  else if (pressed === 'enter' && table.selection.full && isPicked(target)) {
    event.preventDefault(); // it would be laid back, or do nothing
    table.selection.confirm();
  } else if (event.defaultPrevented) {
    return; // the board has taken it: what that aims at waits for a second press
  } else if (pressed === 'enter' && !pressable(target) && !actions.onward?.()) table.selection.confirm();
}

/** Whether keys write there: a field does, a switch or one of several keys in a row does not. */
export const writing = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('textarea, select, input:not([type=radio], [type=checkbox], [type=button])') !== null;

/** What was asked, and how much of it answered, when Tab was last pressed: the first Tab of each goes where the light is, or to the key of what waits. */
let tabbed = '';

const nothingFocused = (): boolean => !document.activeElement || document.activeElement === document.body;

/** What may be chosen, wherever it lies: pieces, cards, keys, and in list mode the sentences. */
const LIT = ['.legal', '.may', '.act', '[data-lit]', '.choices [data-option]']
  .flatMap((lit) => ['.stage', '.left', '.dock'].map((part) => `${part} ${lit}`))
  .join(', ');

/** The same on the board alone, and beside it. */
const ON_BOARD = '.stage :is(.legal, .may, [data-lit])';
const KEYS = ':is(.left, .dock .tray) :is(.may, .act, [data-lit])';

/** The key of a choice that waits. */
const COMMIT = '.dock .commit';

/** Whether the focus lies on the table, on something that cannot be chosen. */
const inTheDark = (): boolean =>
  document.activeElement?.closest('.stage, .left, .dock') != null && !document.activeElement.matches(LIT);

/** Whether it lies on a token or card just picked: what goes with that lies on the board, which Tab would come to last. */
const pickedInDock = (): boolean =>
  document.activeElement?.closest('.dock') != null && isPicked(document.activeElement);

/** Moves the focus to the first of these; false where there is none in sight. */
function focusFirst(wanted: string): boolean {
  if (document.querySelector('dialog[open], [aria-modal=true]')) return false;
  for (const each of document.querySelectorAll<HTMLElement | SVGElement>(wanted)) {
    if (!each.getClientRects().length) continue;
    each.focus();
    if (document.activeElement === each) return true;
  }
  return false;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows walk from key to key beside the board, and from card to card, as they do on it; false elsewhere. */
function walked(key: string): boolean {
  const step = STEPS[key];
  const from = document.activeElement as HTMLElement | SVGElement | null;
  const part = from?.closest('.dock, .left, [data-walked]');
  if (!step || !part || !from?.matches(LIT)) return false;
  const lit = [...part.querySelectorAll<HTMLElement | SVGElement>(LIT)].filter(
    (each) => each.getClientRects().length,
  );
  const at = lit.indexOf(from);
  lit[(at + step + lit.length) % lit.length]?.focus();
  return true;
}

/** What Enter presses itself: keys that do something now, and whatever of a board can be reached by Tab. */
const pressable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button:not([aria-disabled=true]), a, summary, dialog, [tabindex="0"]') !== null;

/** Picked already, or one more that a full set has no room for. */
const isPicked = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('button:is([aria-pressed=true], [data-option])');

/** The keys while the page tells what happened; false for those that mean what they always do. */
function watched(playback: Playback, event: KeyboardEvent): boolean {
  if (event.key === 'ArrowRight') void playback.next();
  else if (event.key === 'ArrowLeft') void playback.back();
  else if (event.key === 'Enter' && playback.stepwise && !(event.target instanceof HTMLButtonElement))
    void playback.next();
  else if (event.key.toLowerCase() === 'r') void playback.again();
  else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement))
    playback.play(!playback.playing);
  else return false;
  return true;
}
