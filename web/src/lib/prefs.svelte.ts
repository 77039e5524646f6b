/** What a reader has chosen for this browser: language, theme, pace, sound, marks, name. */

export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export type Theme = 'auto' | 'light' | 'dark';
export const PACES = ['off', 'fast', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];
/** How many times as fast a game is told again. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  locale: Locale;
  theme: Theme;
  pace: Pace;
  speed: Speed;
  sound: boolean;
  marks: boolean;
  confirm: boolean;
  plain: boolean;
  notify: boolean;
  guide: boolean;
  /** Replays hide how they end until it is reached. */
  spoilerFree: boolean;
  name: string;
}

const KEY = 'nemeton.prefs';
const FACTOR: Record<Pace, number> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

const asks = (query: string): boolean =>
  typeof matchMedia === 'function' ? matchMedia(query).matches : false;

function spoken(): Locale {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return wanted.find((each): each is Locale => each === 'fr' || each === 'en') ?? 'en';
}

function defaults(): Kept {
  return {
    locale: spoken(),
    theme: 'auto',
    pace: asks('(prefers-reduced-motion: reduce)') ? 'off' : 'normal',
    speed: 1,
    sound: !asks('(pointer: coarse)'),
    marks: false,
    confirm: false,
    plain: false,
    notify: false,
    guide: true,
    spoilerFree: false,
    name: '',
  };
}

function kept(): Kept {
  const usual = defaults();
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return usual;
    return { ...usual, ...sound(found as Partial<Kept>, usual) };
  } catch {
    return usual;
  }
}

/** Only what has the type it should have: another version may have written it. */
function sound(found: Partial<Kept>, usual: Kept): Partial<Kept> {
  const names = Object.keys(usual) as (keyof Kept)[];
  return Object.fromEntries(
    names.filter((name) => typeof found[name] === typeof usual[name]).map((name) => [name, found[name]]),
  );
}

class Prefs {
  chosen = $state<Kept>(kept());
  darkSystem = $state(asks('(prefers-color-scheme: dark)'));

  get locale(): Locale {
    return this.chosen.locale;
  }
  get dark(): boolean {
    return this.chosen.theme === 'auto' ? this.darkSystem : this.chosen.theme === 'dark';
  }
  get name(): string {
    return this.chosen.name;
  }

  /** How long something lasts at the chosen pace; 0 when nothing is to move. */
  time(ms: number): number {
    return ms * FACTOR[this.chosen.pace];
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.chosen, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  /** Shows the choices on the page itself. */
  apply(): void {
    const page = document.documentElement;
    page.lang = this.locale;
    page.dataset.theme = this.dark ? 'dark' : 'light';
    page.dataset.motion = this.chosen.pace;
    page.dataset.marks = this.chosen.marks ? 'on' : 'off';
  }

  watch(): void {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.darkSystem = event.matches;
    });
  }
}

export const prefs = new Prefs();
