/** Calls the player: page title, browser notification, a short sound. */

import { prefs } from './prefs.svelte';
import { chime } from './sound';
import { t } from './words.svelte';

class Attention {
  private yours = $state(false);
  private game = $state('');

  /** The title of the page, told by whoever shows it. */
  title(game: string): void {
    this.game = game;
  }

  get pageTitle(): string {
    const name = this.game ? `${this.game} · Nemeton` : 'Nemeton';
    return this.yours ? `● ${t('your-turn')} · ${name}` : name;
  }

  turn(yours: boolean, over: boolean, changed: boolean): void {
    const began = yours && !this.yours;
    this.yours = yours;
    if (!changed) return;
    if (over) chime('end');
    else if (began) this.call();
    else chime('move');
  }

  reset(): void {
    this.yours = false;
    this.game = '';
  }

  /** Asks the browser for leave to notify; true when it was given. */
  async allow(): Promise<boolean> {
    if (typeof Notification === 'undefined') return false;
    return (await Notification.requestPermission()) === 'granted';
  }

  private call(): void {
    chime('turn');
    if (!document.hidden || !prefs.chosen.notify) return;
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    new Notification(t('your-turn'), { body: this.game, icon: '/favicon.svg', tag: 'nemeton-turn' });
  }
}

export const attention = new Attention();
