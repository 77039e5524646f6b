/** What is being explained: opened by pointing, by a long press, by focus or by a key. */

import type { About } from '../../lib/protocol';
import { writing } from '../../lib/shortcuts';

const POINTING = 450;
const FOCUS = 900;
const PRESS = 480;
const MOVED = 12;
/** What slides under a pointer that has just pressed is not pointed at. */
const STIRRED = 3;

const far = (event: PointerEvent, from: { x: number; y: number }): number =>
  Math.hypot(event.clientX - from.x, event.clientY - from.y);

export class Explainer {
  said = $state.raw<About | null>(null);
  anchor = $state.raw<Element | null>(null);
  /** It stays, and its § can be pressed. */
  kept = $state(false);
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** What will be opened when the wait is over. */
  private aimed: Element | null = null;
  /** The last press was no mouse's. */
  private fingered = false;
  private press: { x: number; y: number } | null = null;
  /** A long press has opened the card: letting go chooses nothing. */
  private swallow = false;
  /** Where the mouse has pressed and not been moved since. */
  private resting: { x: number; y: number } | null = null;
  private title: string | null = null;

  constructor(private readonly about: (thing: string) => Promise<About>) {}

  close(): void {
    clearTimeout(this.waiting);
    this.aimed = null;
    if (this.anchor?.getAttribute('aria-describedby') === 'explained')
      this.anchor.removeAttribute('aria-describedby');
    if (this.title !== null) this.anchor?.setAttribute('title', this.title);
    this.title = null;
    this.anchor = null;
    this.said = null;
    this.kept = false;
  }

  /** What was said came by itself and was true of another position. */
  outdate(): void {
    if (!this.kept) this.close();
  }

  /** Opens after a while; what is passed over on the way is not asked about. */
  private aim(anchor: Element, after: number, keep: boolean): void {
    if (this.kept && !keep) return;
    clearTimeout(this.waiting);
    this.aimed = anchor;
    const thing = anchor.getAttribute('data-thing');
    if (!thing || (anchor === this.anchor && this.kept === keep)) return;
    this.waiting = setTimeout(() => {
      void this.about(thing).then(
        (said) => {
          if (this.aimed === anchor && anchor.isConnected) this.open(anchor, said, keep);
        },
        () => undefined,
      );
    }, after);
  }

  private open(anchor: Element, said: About, keep: boolean): void {
    if (this.anchor !== anchor) this.close();
    this.title ??= anchor.getAttribute('title');
    anchor.removeAttribute('title'); // the browser would say it once more
    // what pressing it would do comes first, here as on the screen
    if (keep || !anchor.hasAttribute('aria-describedby'))
      anchor.setAttribute('aria-describedby', 'explained');
    this.anchor = anchor;
    this.aimed = anchor;
    this.said = said;
    this.kept = keep;
  }

  // What happens on the page

  over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons || this.resting) return;
    const anchor = finestAt(event);
    if (anchor) this.aim(anchor, this.anchor ? POINTING / 3 : POINTING, false);
    else if (!this.kept) this.close();
  }

  down(event: PointerEvent): void {
    this.swallow = false;
    this.fingered = event.pointerType !== 'mouse';
    if (!this.fingered) {
      this.resting = { x: event.clientX, y: event.clientY };
      clearTimeout(this.waiting);
      if (!inCard(event.target)) this.close();
      return;
    }
    if (inCard(event.target)) return;
    this.close();
    const anchor = finestAt(event);
    if (!anchor) return;
    this.press = { x: event.clientX, y: event.clientY };
    clearTimeout(this.waiting);
    const thing = anchor.getAttribute('data-thing') ?? '';
    this.waiting = setTimeout(() => {
      this.swallow = true;
      void this.about(thing).then(
        (said) => this.open(anchor, said, true),
        () => undefined,
      );
    }, PRESS);
  }

  move(event: PointerEvent): void {
    if (event.pointerType === 'mouse') {
      if (this.resting && far(event, this.resting) > STIRRED) {
        this.resting = null;
        this.over(event);
      }
      if (this.aimed && finestAt(event) !== this.aimed) this.over(event);
      return;
    }
    if (!this.press) return;
    if (far(event, this.press) > MOVED) this.up();
  }

  up(): void {
    if (this.press) clearTimeout(this.waiting);
    this.press = null;
  }

  /** What a long press ends with is no choice; a finger that taps what is only there to be read reads it. */
  click(event: MouseEvent): void {
    if (!this.swallow) {
      const anchor = thingAt(event.target);
      if (this.fingered && anchor?.hasAttribute('data-tap-reads')) this.aim(anchor, 0, true);
      return;
    }
    this.swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }

  focus(event: FocusEvent): void {
    const anchor = thingAt(event.target);
    if (!this.kept && this.anchor !== anchor && !inCard(event.target)) this.close(); // it is read no longer
    if (anchor && event.target instanceof Element && event.target.matches(':focus-visible'))
      this.aim(anchor, FOCUS, false);
    else if (!this.kept && !inCard(event.target)) this.close();
  }

  /** True where the key was for the card. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Escape' && this.anchor) {
      const { kept } = this;
      this.close();
      return kept; // one that came by itself holds up nothing
    }
    if (event.key.toLowerCase() !== 'e' || writing(event.target)) return false;
    const anchor = this.anchor ?? thingAt(event.target);
    if (!anchor) return false;
    if (this.kept) this.close();
    else if (this.said && this.anchor) this.kept = true;
    else this.aim(anchor, 0, true);
    return true;
  }
}

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-thing]') : null;

/** What lies under the pointer; of the layers of one drawing the smallest thing, as a piece in its clearing. */
function finestAt({ target, clientX, clientY }: PointerEvent): Element | null {
  const top = thingAt(target);
  const drawing = drawingOf(top);
  if (!top || !drawing) return top;
  const layers = document.elementsFromPoint(clientX, clientY).map(thingAt);
  const things = layers.filter((each) => each !== null && drawingOf(each) === drawing) as Element[];
  return things.reduce((least, each) => (area(each) < area(least) ? each : least), top);
}

/** The whole drawing that a shape is part of. */
function drawingOf(shape: Element | null): SVGSVGElement | null {
  let drawing = shape instanceof SVGElement ? shape.ownerSVGElement : null;
  while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
  return drawing;
}

function area(shape: Element): number {
  const { width, height } = shape.getBoundingClientRect();
  return width * height;
}

const inCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('#explained') !== null;
