/** Arrow keys walk what may be taken, to the nearest that way. */

import { ahead } from '../../../lib/arrows';

function middle(each: Element): readonly [number, number] {
  const box = each.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

export function walk(event: KeyboardEvent): void {
  const from = document.activeElement;
  const root = event.currentTarget;
  if (event.shiftKey || !from || !(root instanceof HTMLElement)) return;
  const lit = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')].filter(
    (each) => each !== from && each.tabIndex >= 0,
  );
  const next = ahead(event.key, middle(from), lit, middle);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
