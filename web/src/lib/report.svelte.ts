/** The report on a finished game, asked for until it is whole. */

import { api } from './api';
import type { Remark, Report } from './protocol';
import { errorText } from './refusal';
import { t } from './words.svelte';

const AGAIN = 1000;

export class ReportPoller {
  report = $state.raw<Report | null>(null);
  trouble = $state('');
  private gone = false;

  constructor(
    readonly table: string,
    readonly token: string,
  ) {}

  get ready(): boolean {
    return this.report?.done === 1;
  }

  async follow(): Promise<void> {
    while (!this.gone && !this.ready && !this.trouble) {
      try {
        this.report = await api.report(this.table, this.token);
      } catch (error) {
        this.trouble = errorText(error);
      }
      if (!this.ready) await new Promise((resume) => setTimeout(resume, AGAIN));
    }
  }

  stop(): void {
    this.gone = true;
  }
}

/** The turn of a moment; before the first one a game is being set up. */
export const turnName = (turn: number): string => (turn ? t('turn-number', { turn }) : t('setting-up'));

/** A share of 1 in hundredths. */
export const hundredths = (share: number): number => Math.round(100 * share);

/** A change with its sign, as it is printed. */
export function signed(share: number): string {
  const value = hundredths(share);
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

/** The seat that a moment mattered most to, and its chance before and after. */
export function mover(report: Report, remark: Remark): { seat: number; from: number; to: number } {
  const shares = remark.change.map((change) => Math.abs(change));
  const own = shares[remark.seat] ?? 0;
  const most = Math.max(...shares);
  const seat = own > 0.8 * most ? remark.seat : shares.indexOf(most);
  const row = (at: number): number => hundredths(report.chances[at]?.[seat] ?? 0);
  return { seat, from: row(remark.at - 1), to: row(remark.at) };
}

/** Whether a change is worth a line of its own, beside what would have been better. */
export const notable = (remark: Remark, from: number, to: number): boolean =>
  !remark.better || Math.abs(to - from) > 1;

/** Whether a moment owes more to what was drawn than to what was chosen. */
export function byLuck(remark: Remark): boolean {
  const luck = Math.max(...remark.luck.map(Math.abs));
  return luck > 0.5 * Math.max(...remark.change.map(Math.abs));
}

/** What a moment was: drawn, an automaton's turn, a slip, good but not the best, the best of a bad lot, or good. */
export function kindOf(remark: Remark): 'luck' | 'automaton' | 'slip' | 'more' | 'strait' | 'play' {
  const own = remark.change[remark.seat] ?? 0;
  if (byLuck(remark)) return 'luck';
  if (remark.better) return own > remark.loss ? 'more' : 'slip';
  if (remark.automaton) return 'automaton';
  return own < 0 ? 'strait' : 'play';
}
