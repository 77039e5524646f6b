/** A picture of the rules as a scene: one position after another, nothing to choose. */

import { type Colour, colourOf } from '../art/disc';
import type { GameInfo, LogLine, RuleFigure } from './protocol';
import type { Scene, View } from './scene';
import { titleOf } from './seatnames';
import { Selection } from './selection.svelte';
import type { Option, Speech } from './speech';

export class StillScene implements Scene {
  /** Which of the moments is shown. */
  at = $state(0);
  aimed = '';
  readonly decision = null;
  readonly asked = false;
  readonly result = null;
  readonly news = null;
  readonly hint = null;
  readonly foreseen = null;
  readonly refusal = null;
  readonly lines: readonly LogLine[] = [];
  readonly lastLines: readonly LogLine[] = [];
  readonly selection: Selection;

  constructor(
    readonly figure: RuleFigure,
    readonly game: GameInfo,
    readonly speech: Speech,
  ) {
    this.selection = new Selection(
      { ...game },
      () => {},
      () => true,
    );
  }

  get last(): number {
    return this.figure.moments.length - 1;
  }
  get viewer(): number {
    return this.figure.seat;
  }
  get side(): number {
    return this.viewer;
  }
  get components(): Record<string, unknown> {
    return this.figure.components;
  }
  get view(): View {
    return this.figure.moments[this.at]!.view as unknown as View;
  }
  /** What is played next, in words; empty after the last. */
  get following(): string {
    const next = this.figure.moments[this.at + 1];
    return next?.option ? this.speech.label(next.prompt, next.option as unknown as Option) : '';
  }
  /** The places that the next choice leads between, if it names two. */
  get way(): [string, string] | null {
    const option = this.figure.moments[this.at + 1]?.option;
    if (!option) return null;
    const names = this.game.verbs[String(option[0])] ?? [];
    const value = (name: string): unknown => option[names.indexOf(name) + 1];
    if (!names.includes('origin') || !names.includes('destination')) return null;
    return [String(value('origin')), String(value('destination'))];
  }

  seatName(seat: number): string {
    return titleOf(seat, this.speech, this.view);
  }
  seatColour(seat: number): Colour {
    return colourOf(this.view.seats[seat]?.colour, seat);
  }
  isYou(seat: number): boolean {
    return seat === this.figure.seat;
  }
  refuse(_option: Option): void {}
}
