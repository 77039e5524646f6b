/** Calls the player: by page title, browser notification and a short sound. */

import { prefs } from './prefs.svelte';
import { chime } from './sound';
import { t } from './words.svelte';

class Attention {
  private yours = $state(false);
  private game = $state('');
  private waiting: number | null = null;
  /** Unknown until a table has said so. */
  private over: boolean | null = null;

  /** The title of the page, told by whoever shows it. */
  title(game: string): void {
    this.game = game;
  }

  get pageTitle(): string {
    const name = this.game ? `${this.game} · Nemeton` : 'Nemeton';
    return this.yours ? `● ${t('your-turn')} · ${name}` : name;
  }

  /** Whether the table waits for this screen, and whether it is over; what is new of it is heard. */
  turn(yours: boolean, over: boolean): void {
    const [began, ended] = [yours && !this.yours, over && !this.over];
    const first = this.over === null;
    this.yours = yours;
    this.over = over;
    if (first) return;
    if (ended) chime('end');
    else if (began) this.call(this.game);
  }

  /** The games that wait, told by the page that lists them; a further one is worth a call. */
  waits(games: readonly string[]): void {
    const more = this.waiting !== null && games.length > this.waiting;
    this.waiting = games.length;
    this.yours = games.length > 0;
    if (more) this.call(games.join(', '));
  }

  reset(): void {
    this.yours = false;
    this.game = '';
    this.waiting = null;
    this.over = null;
  }

  /** Asks the browser for leave to notify; true when it was given. */
  async allow(): Promise<boolean> {
    if (typeof Notification === 'undefined') return false;
    return (await Notification.requestPermission()) === 'granted';
  }

  private call(body: string): void {
    chime('turn');
    if (!document.hidden || !prefs.chosen.notify) return;
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    new Notification(t('your-turn'), { body, icon: '/favicon.svg', tag: 'nemeton-turn' });
  }
}

export const attention = new Attention();
