/** How much room the page has: as narrow as a phone, or too narrow for a drawer that stays open. */

/** A phone, an upright tablet, a phone held sideways; styles say the same. */
const PHONE = '(max-width: 960px), (max-height: 500px)';
/** A phone held upright, under whose board a high dock fits; styles say the same. */
const TALL = '(max-width: 600px) and (min-height: 780px)';
/** A phone held sideways, whose dock stands beside the board; styles say the same. */
const LOW = '(max-height: 500px)';
const FOLDS = '(max-width: 1439px)';

class Narrow {
  is = $state(false);
  tall = $state(false);
  low = $state(false);
  /** Whether the drawer beside the board folds to tabs. */
  folds = $state(false);

  constructor() {
    if (typeof matchMedia !== 'function') return;
    this.follow(PHONE, (matches) => (this.is = matches));
    this.follow(TALL, (matches) => (this.tall = matches));
    this.follow(LOW, (matches) => (this.low = matches));
    this.follow(FOLDS, (matches) => (this.folds = matches));
  }

  private follow(wanted: string, tell: (matches: boolean) => void): void {
    const query = matchMedia(wanted);
    tell(query.matches);
    query.addEventListener('change', () => tell(query.matches));
  }
}

export const narrow = new Narrow();
