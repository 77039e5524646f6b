/** Dragging a piece to where it may go, by mouse or by finger; its picture flies back when it is let go elsewhere. */

import { pageZoom } from './pagezoom';
import { prefs } from './prefs.svelte';

export interface Draggable {
  /** What is drawn under the pointer: a copy of this, and where it flies back to. */
  picture: Element;
  /** Drawn in place of a copy. */
  drawn?: Element;
  /** Where it may be let go, as a selector. */
  targets: string;
  /** How wide the picture gets under way, in pixels of the screen; as it lies where left out. */
  width?: number;
  /** It has left its place. */
  lifted(): void;
  /** What it hovers over now. */
  over?(target: Element | null): void;
  /** Let go: over a target (false: not accepted there), or over none. */
  dropped(target: Element | null): boolean;
}

const FAR = 8;
/** A finger hides what lies below it. */
const ABOVE_FINGER = 34;
const BACK_MS = 220;

/**
 * Call it when a pointer goes down. A press that does not move stays a click; the click that ends a drag does not
 * reach anybody. Give what is dragged `touch-action: none` (or `pan-x` in a row that scrolls), else the page scrolls
 * under the finger.
 */
export function drag(event: PointerEvent, load: Draggable): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const [x, y, id] = [event.clientX, event.clientY, event.pointerId];
  let ghost: Ghost | null = null;

  const move = (at: PointerEvent): void => {
    if (at.pointerId !== id) return;
    if (!ghost) {
      if (Math.hypot(at.clientX - x, at.clientY - y) < FAR) return;
      ghost = new Ghost(load, at.pointerType === 'touch');
      load.lifted();
    }
    ghost.follow(at.clientX, at.clientY);
    load.over?.(targetAt(at, load.targets));
  };
  const done = (at: Event): void => {
    if (at instanceof PointerEvent && at.pointerId !== id) return;
    if (at.type === 'blur' && at.target !== window) return; // what was lifted may leave the page
    removeEventListener('pointermove', move);
    for (const name of ENDS) removeEventListener(name, done, true);
    if (!ghost) return;
    load.over?.(null);
    const released = at instanceof PointerEvent && at.type === 'pointerup';
    if (released) swallowClick();
    const accepted = load.dropped(released ? targetAt(at, load.targets) : null);
    ghost.leave(!accepted);
  };
  const ENDS = ['pointerup', 'pointercancel', 'blur'] as const;
  addEventListener('pointermove', move);
  for (const name of ENDS) addEventListener(name, done, true);
}

const targetAt = (at: PointerEvent, targets: string): Element | null =>
  document.elementFromPoint(at.clientX, at.clientY)?.closest(targets) ?? null;

/** The click that follows letting go is not meant for whatever lies there. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

/** The picture that travels. */
class Ghost {
  private readonly node = document.createElement('div');
  private readonly home: DOMRect;
  private readonly lift: number;
  private readonly zoom = pageZoom();

  constructor(load: Draggable, finger: boolean) {
    this.home = load.picture.getBoundingClientRect();
    this.lift = finger ? ABOVE_FINGER : 0;
    const copy = load.drawn ?? (load.picture.cloneNode(true) as Element);
    const width = (load.width ?? this.home.width * 1.09) / this.zoom;
    copy.setAttribute('width', String(width));
    copy.setAttribute('height', String((width * this.home.height) / Math.max(1, this.home.width)));
    this.node.className = 'carried';
    this.node.setAttribute('aria-hidden', 'true');
    this.node.append(copy);
    document.body.append(this.node);
    document.documentElement.classList.add('carrying');
  }

  follow(x: number, y: number): void {
    this.node.style.translate = this.at(x, y - this.lift);
  }

  private at(x: number, y: number): string {
    return `${x / this.zoom}px ${y / this.zoom}px`;
  }

  leave(back: boolean): void {
    document.documentElement.classList.remove('carrying');
    const ms = back ? prefs.time(BACK_MS) : 0;
    if (!ms) {
      this.node.remove();
      return;
    }
    const { left, top, width, height } = this.home;
    const translate = this.at(left + width / 2, top + height / 2);
    const flight = this.node.animate({ translate, opacity: 0.4 }, { duration: ms, easing: 'ease-in-out' });
    flight.onfinish = () => this.node.remove();
  }
}
