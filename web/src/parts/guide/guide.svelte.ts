/** What guides somebody at one table: the card before the first question, and the tip at this one. */

import { guidance } from '../../lib/guidance.svelte';
import { prefs } from '../../lib/prefs.svelte';
import { perScene, type Scene } from '../../lib/scene';
import type { TableSession } from '../../lib/session.svelte';
import { type Words, wordsOf } from '../../lib/words.svelte';
import { cardOf, type FirstCard } from './card';

export class Guide {
  /** The card was asked for. */
  opened = $state(false);
  private words = $state.raw<Words | null>(null);

  constructor(private readonly table: TableSession) {
    void wordsOf(table.game.name, 'first').then((words) => (this.words = words));
  }

  /** What the viewer plays as; null while that is not decided. */
  get roles(): readonly string[] | null {
    const { table } = this;
    if (table.viewer === null) return null;
    if (table.telling?.roles) return table.telling.roles(table, table.viewer, table.head.options);
    return table.view.seats.some((seat) => seat.automaton) ? ['', 'solo'] : [''];
  }

  /** Under which name this browser remembers it. */
  get key(): string {
    return [this.table.game.name, ...(this.roles ?? [])].filter(Boolean).join('.');
  }

  get card(): FirstCard | null {
    return this.words && this.roles ? cardOf(this.words, this.roles) : null;
  }

  /** Whether the card comes by itself: once, to somebody who sits at a game under way. */
  private get due(): boolean {
    const { table } = this;
    const playing = table.you.seats.length > 0 && table.head.begun && !table.head.lesson && !table.result;
    return prefs.chosen.guide && playing && !table.playback && !table.dealing && !guidance.isRead(this.key);
  }

  get shown(): FirstCard | null {
    return this.opened || this.due ? this.card : null;
  }

  /** Tips are on at this table. */
  get on(): boolean {
    return prefs.chosen.guide && !this.table.head.lesson && guidance.guides(this.key);
  }

  /** The prompt that a tip is given for now. */
  get prompt(): string {
    const { table } = this;
    const prompt = table.asked ? (table.decision?.prompt ?? '') : '';
    return this.on && prompt && !guidance.isUsed(this.key, prompt) ? prompt : '';
  }

  /** Why one would do what is asked. */
  get tip(): string {
    return (this.prompt && this.words?.find(`tip-${this.prompt}`)) || '';
  }

  close(tips: boolean): void {
    this.opened = false;
    guidance.read(this.key, tips);
  }

  switch(on: boolean): void {
    if (on) prefs.set({ guide: true });
    guidance.switch(this.key, on);
  }
}

/** The guide of a live table. */
export const guideOf = perScene((scene: Scene) => new Guide(scene as TableSession));
