/** A bot that thinks for this page: for as long as it takes, or until nobody wants to wait any more. */

import type { Answer, Request } from './socket';

/** Whoever waits so long is told that it takes longer, and may stop. */
const LONG_MS = 8_000;

export class Pondering {
  on = $state(false);
  /** It takes longer than usual. */
  long = $state(false);
  private end: (nothing: null) => void = () => {};

  constructor(private readonly ask: (message: Request) => Promise<Answer>) {}

  /** The answer; null where it is not waited for any more. */
  async answered(message: Request): Promise<Answer | null> {
    this.on = true;
    const timer = setTimeout(() => (this.long = true), LONG_MS);
    const stopped = new Promise<null>((done) => (this.end = done));
    const answer = await Promise.race([this.ask(message), stopped]);
    clearTimeout(timer);
    this.on = this.long = false;
    return answer;
  }

  stop(): void {
    this.end(null);
  }
}
