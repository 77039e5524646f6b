/** What is aimed at: by the pointer, by focus, or by a first press that waits for the second. */

import type { Pick } from '../../lib/narrowing';
import { prefs } from '../../lib/prefs.svelte';
import type { Aim } from '../../lib/scene';
import type { TableSession } from '../../lib/session.svelte';
import type { Option } from '../../lib/speech';

/** Pointers cross much on their way: what they only pass over is not asked about. */
const PASSING = 80;
/** So far does a mouse go that is moved on purpose. */
const STIRRED = 3;

export class Aiming {
  /** Whatever of the page can be pressed and lies under the pointer, or has the focus. */
  private under = $state.raw<Element | null>(null);
  /** Whether it is the focus that is there, which is lost without a word where a part of the page goes out of use. */
  private byFocus = false;
  /** What was pressed last: what waits for a second press is shown beside it. */
  private pressed = $state.raw<Element | null>(null);
  /** Where the mouse has pressed and not been moved since, and at which question. */
  private resting = $state.raw<{ x: number; y: number; number: number | undefined } | null>(null);
  /** What slides under a mouse that has answered the question before is not pointed at. */
  readonly slid = $derived.by(
    () => this.resting !== null && this.resting.number !== this.table.decision?.number,
  );
  /** How often something was asked: what lies there says by then what it would choose. */
  private questions = $state(0);
  private readonly pointed = $derived.by(() => {
    void this.questions;
    return this.under && !this.slid ? optionAt(this.table, this.under) : null;
  });
  readonly aim = $derived.by<Aim | null>(() => this.aimed());
  readonly anchor = $derived.by<Element | null>(() => (this.pointed ? this.under : this.pressed));

  constructor(private readonly table: TableSession) {}

  private aimed(): Aim | null {
    const { asked, selection } = this.table;
    if (!asked) return null;
    if (this.pointed && selection.isMember(this.pointed))
      return { members: [...selection.gathered, this.pointed] };
    if (this.pointed) return { option: this.pointed };
    if (selection.pending) return { option: selection.pending };
    return selection.complete ? { members: selection.gathered } : null;
  }

  /** Asks what it would change; until the answer is there nothing is shown. */
  foresee(): (() => void) | undefined {
    const { table, aim } = this;
    const locale = prefs.locale;
    if (!aim) {
      table.foreseen = null;
      return;
    }
    let late = false;
    const wait = setTimeout(
      () =>
        void table.foresee(aim, locale).then((seen) => {
          if (!late) table.foreseen = seen;
        }),
      this.pointed ? PASSING : 0,
    );
    return () => {
      late = true;
      clearTimeout(wait);
    };
  }

  // What happens on the page

  over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    this.under = aimable(event.target);
    this.byFocus = false;
  }

  down(event: PointerEvent): void {
    const target = aimable(event.target);
    if (target) this.pressed = target;
    if (event.pointerType !== 'mouse') this.under = null;
    else this.resting = { x: event.clientX, y: event.clientY, number: this.table.decision?.number };
  }

  move(event: PointerEvent): void {
    const from = this.resting;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STIRRED) this.resting = null;
  }

  focus(event: FocusEvent): void {
    const target = event.target instanceof Element && event.target.matches(':focus-visible');
    this.under = target ? aimable(event.target) : null;
    if (target) this.resting = null;
    this.byFocus = target;
    if (this.under) this.pressed = this.under;
  }

  /** A new question, or a narrower one: what has lost the focus in the meantime is aimed at no longer, what has kept it
   * is weighed anew. */
  asked(): void {
    this.questions += 1;
    if (this.byFocus && this.under !== aimable(document.activeElement)) this.under = null;
  }
}

const AIMABLE = '[data-aim], [data-option], [data-would]';

const aimable = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(AIMABLE) : null;

/** The option that pressing there would complete; null where more is open. */
function optionAt(table: TableSession, element: Element): Option | null {
  const { selection, plugin } = table;
  const whole = element.getAttribute('data-option') ?? element.getAttribute('data-would');
  if (whole !== null) return selection.options.find((option) => option.join(' ') === whole) ?? null;
  const pick = pickOf(element.getAttribute('data-aim') ?? '');
  const left = pick ? selection.leftBy(pick) : [];
  return left.length === 1 ? left[0]! : (plugin?.settled?.(table, left) ?? null);
}

/** What `data-aim` says: a kind and a value, or a verb alone. */
function pickOf(text: string): Pick | null {
  const [name, value] = text.split(' ');
  if (!name) return null;
  return value === undefined ? { verb: name } : { kind: name, value: Number(value) };
}
