/** What the board shows while pieces travel: the position before, changed line by line, then the truth. */

import { prefs } from '../../lib/prefs.svelte';
import type { LogLine } from '../../lib/protocol';
import type { News } from '../../lib/scene';
import { type Clearing, clearingOf, type Piece, TREE } from './view';

/** A piece under way: from the top of one cell to the top of another, or from above or below. */
export interface Flight {
  piece: Piece;
  from: number | null;
  to: number | null;
  /** The heights, counted in tokens, that it leaves and reaches. */
  fromCount: number;
  toCount: number;
  kind: 'drop' | 'slide' | 'arc' | 'burn' | 'lift';
}

/** One that has set out: how long it takes, whom to tell when it is there. */
export interface Flying extends Flight {
  ms: number;
  arrived: () => void;
}

const TIMES = { placed: 180, grew: 240, pushed: 320, swapped: 360, lifted: 400, burnt: 420 } as const;
type Moving = keyof typeof TIMES;
/** How much later than by the clock a piece may arrive before the board goes on without it. */
const LATE = 500;

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

export class BoardAnimation {
  cells = $state.raw<Piece[][]>([]);
  burnt = $state.raw<number[]>([0, 0]);
  flights = $state.raw<Flying[]>([]);
  playing = $state(false);
  private run = 0;

  /** Shows a position at once. */
  set(board: Clearing): void {
    this.run++;
    this.playing = false;
    this.flights = [];
    this.cells = board.cells;
    this.burnt = board.burnt;
  }

  /** Plays the news, then shows the truth. */
  async play(news: News, truth: Clearing): Promise<void> {
    const before = clearingOf(news.before);
    this.set(before);
    if (prefs.time(1) === 0 || news.lines.length > 24 || document.hidden) return this.set(truth);
    const run = ++this.run;
    this.playing = true;
    this.burnt = [...before.burnt];
    for (const line of news.lines) {
      if (!(line.key in TIMES)) continue;
      await this.step(line, run);
      if (run !== this.run) return;
    }
    this.set(truth);
  }

  private async step(line: LogLine, run: number): Promise<void> {
    const params = line.params;
    const cell = number(params.cell);
    const ms = prefs.time(TIMES[line.key as Moving]);
    if (line.key === 'placed') {
      const piece = { owner: number(params.player), token: number(params.token) };
      await this.fly([this.drop(piece, cell)], ms, run);
      this.put(cell, piece, run);
    } else if (line.key === 'grew') {
      const piece = { owner: number(params.player), token: TREE };
      await this.fly([this.drop(piece, cell)], ms, run);
      this.put(cell, piece, run);
    } else if (line.key === 'pushed') {
      await this.move(number(params.origin), number(params.destination), 'slide', ms, run);
    } else if (line.key === 'swapped') {
      await this.trade(cell, number(params.other), ms, run);
    } else if (line.key === 'lifted') {
      await this.raise(cell, ms, run);
    } else if (line.key === 'burnt') {
      await this.burn(cell, number(params.player), ms, run);
    }
    await pause(prefs.time(60));
  }

  private drop(piece: Piece, cell: number): Flight {
    const count = this.height(cell) + 1;
    return { piece, from: null, to: cell, fromCount: 0, toCount: count, kind: 'drop' };
  }

  private async move(from: number, to: number, kind: 'slide', ms: number, run: number): Promise<void> {
    const fromCount = this.height(from);
    const piece = this.take(from);
    if (!piece) return;
    await this.fly([{ piece, from, to, fromCount, toCount: this.height(to) + 1, kind }], ms, run);
    this.put(to, piece, run);
  }

  private async trade(a: number, b: number, ms: number, run: number): Promise<void> {
    const [countA, countB] = [this.height(a), this.height(b)];
    const [first, second] = [this.take(a), this.take(b)];
    const flights: Flight[] = [];
    if (first)
      flights.push({
        piece: first,
        from: a,
        to: b,
        fromCount: countA,
        toCount: Math.max(1, countB),
        kind: 'arc',
      });
    if (second)
      flights.push({
        piece: second,
        from: b,
        to: a,
        fromCount: countB,
        toCount: Math.max(1, countA),
        kind: 'arc',
      });
    await this.fly(flights, ms, run);
    if (first) this.put(b, first, run);
    if (second) this.put(a, second, run);
  }

  private async raise(cell: number, ms: number, run: number): Promise<void> {
    const [lowest, ...rest] = this.cells[cell] ?? [];
    if (!lowest) return;
    const count = rest.length + 1;
    this.replace(cell, rest);
    await this.fly(
      [{ piece: lowest, from: cell, to: cell, fromCount: 1, toCount: count, kind: 'lift' }],
      ms,
      run,
    );
    this.put(cell, lowest, run);
  }

  private async burn(cell: number, owner: number, ms: number, run: number): Promise<void> {
    const fromCount = this.height(cell);
    const piece = this.take(cell) ?? { owner, token: TREE };
    await this.fly([{ piece, from: cell, to: null, fromCount, toCount: 0, kind: 'burn' }], ms, run);
    if (run === this.run) this.burnt = this.burnt.map((count, i) => count + (i === owner ? 1 : 0));
  }

  private height(cell: number): number {
    return this.cells[cell]?.length ?? 0;
  }

  private take(cell: number): Piece | undefined {
    const piece = this.cells[cell]?.at(-1);
    this.replace(cell, this.cells[cell]?.slice(0, -1) ?? []);
    return piece;
  }

  private put(cell: number, piece: Piece, run: number): void {
    if (run === this.run) this.replace(cell, [...(this.cells[cell] ?? []), piece]);
  }

  private replace(cell: number, stack: Piece[]): void {
    this.cells = this.cells.map((each, i) => (i === cell ? stack : each));
  }

  private async fly(flights: Flight[], ms: number, run: number): Promise<void> {
    await new Promise<void>((resolve) => {
      let under = flights.length;
      const arrived = (): void => {
        under--;
        if (!under) resolve();
      };
      this.flights = flights.map((each) => ({ ...each, ms, arrived }));
      setTimeout(resolve, ms + LATE);
    });
    if (run === this.run) this.flights = [];
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
