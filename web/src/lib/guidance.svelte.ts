/** How far somebody knows a game, kept in this browser: cards read, tips used, turns played. */

interface Known {
  /** The card before the first question has been read. */
  read: boolean;
  /** Tips are wanted. */
  tips: boolean;
  /** The questions whose tip has been used. */
  used: string[];
  /** The turns of one's own that have begun, each with its table. */
  turns: string[];
}

const STORE = 'nemeton.guide';
/** The turns that are guided. */
const GUIDED = 2;
const NEW: Known = { read: false, tips: true, used: [], turns: [] };

function kept(): Record<string, Known> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).map(([role, known]) => [role, { ...NEW, ...(known as Partial<Known>) }]),
    );
  } catch {
    return {};
  }
}

class Guidance {
  private known = $state.raw(kept());

  private of(role: string): Known {
    return this.known[role] ?? NEW;
  }

  isRead(role: string): boolean {
    return this.of(role).read;
  }

  /** Whether tips are given in this role now. */
  guides(role: string): boolean {
    const { tips, turns } = this.of(role);
    return tips && turns.length <= GUIDED;
  }

  isUsed(role: string, prompt: string): boolean {
    return this.of(role).used.includes(prompt);
  }

  /** The card is read; with tips from now on, or without. */
  read(role: string, tips: boolean): void {
    this.note(role, { read: true, tips });
  }

  /** Tips from the beginning, or none any more. */
  switch(role: string, on: boolean): void {
    this.note(role, { tips: on, used: [], turns: [] });
  }

  use(role: string, prompt: string): void {
    if (!this.isUsed(role, prompt)) this.note(role, { used: [...this.of(role).used, prompt] });
  }

  begin(role: string, turn: string): void {
    const { turns } = this.of(role);
    if (turns.length <= GUIDED && !turns.includes(turn)) this.note(role, { turns: [...turns, turn] });
  }

  private note(role: string, change: Partial<Known>): void {
    this.known = { ...this.known, [role]: { ...this.of(role), ...change } };
    try {
      localStorage.setItem(STORE, JSON.stringify(this.known));
    } catch {
      // a browser that keeps nothing still guides
    }
  }
}

export const guidance = new Guidance();
