/** The key of this browser: one for all tables, made up when it is first needed. */

const STORE = 'nemeton.me';
const BYTES = 24;

function kept(): string {
  try {
    return localStorage.getItem(STORE) ?? '';
  } catch {
    return '';
  }
}

/** As the server expects it: unguessable, and told apart from the key to a seat. */
function made(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return `d-${text.replaceAll('+', '-').replaceAll('/', '_')}`;
}

class Identity {
  key = kept();

  /** Sees to it that there is a key; whether it is a new one. */
  make(): boolean {
    if (this.key) return false;
    this.key = kept(); // another tab may have made one
    if (this.key) return false;
    this.keep(made());
    return true;
  }

  /** Another key from now on, known to the server already. */
  keep(key: string): void {
    this.key = key;
    try {
      localStorage.setItem(STORE, key);
    } catch {
      // without storage it lasts as long as the page
    }
  }

  /** This browser is nobody's. */
  forget(): void {
    this.key = '';
    try {
      localStorage.removeItem(STORE);
    } catch {
      // nothing was kept
    }
  }

  /** A key that is not kept yet. */
  fresh(): string {
    return made();
  }
}

export const identity = new Identity();
