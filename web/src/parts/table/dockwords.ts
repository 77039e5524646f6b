/** The words of the dock beside the question: whom one waits for, and the line below it. */

import { goalPhrases, inWords } from '../../lib/reasons';
import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/words.svelte';

/** Whom or what the table waits for, where it is nobody here. */
export function waiting(table: TableSession): string {
  const { decision, head, result } = table;
  if (head.closed) return t('closed-title');
  if (!head.begun) return t(table.dealing ? 'waiting-for-luck' : 'waiting-for-players');
  if (result) return table.speech.ending(result.reason);
  if (!decision) return '';
  const bot = head.seats[decision.seat]?.occupant === 'bot';
  return t(bot ? 'waiting-for-bot' : 'waiting-for', { name: table.seatName(decision.seat) });
}

/** The hint that is aimed at, with what speaks for it. */
export function hinted(table: TableSession): string {
  const hint = table.hint!;
  const label = table.speech.label(table.decision?.prompt ?? '', hint.option as never);
  const other = table.advice !== null && hint !== table.advice.options[0];
  const reasons = inWords(table.speech.words, hint.reasons, !other);
  if (other) return reasons ? t('hint-aimed', { label, reasons }) : label;
  const goal = goalPhrases(table.speech.words, table.advice?.goals ?? {})[0];
  if (goal || reasons) return t('hint-why', { label, reasons: goal ?? reasons });
  const others = (table.advice?.options.length ?? 0) > 1; // a choice that gains nothing may still be the best
  return others ? t('hint-why', { label, reasons: t('hint-least') }) : t('hint-plain', { label });
}

/** What waits for the key is the question already: it is not said again below. */
function asked({ decision, selection, speech }: TableSession): string {
  return selection.pending && decision
    ? speech.label(decision.prompt, selection.pending, decision.params)
    : '';
}

/** The line below the question: a refusal, what is aimed at, a hint, or what others are asked. */
export function below(table: TableSession, question: string): string {
  const { aimed, decision, pondering, position, refusal } = table;
  if (table.trouble) return table.trouble;
  if (refusal && !table.selection.pending) return refusal.text;
  if (aimed && aimed !== asked(table)) return aimed;
  if (table.hint) return hinted(table);
  if (pondering.on) return t(pondering.long ? 'hint-thinking-long' : 'hint-thinking');
  if (position.request && table.isYou(position.request.seat)) return t('undo-waits');
  if (table.asked && table.you.seats.length > 1 && !table.planning.plan) {
    const name = table.seatName(decision!.seat);
    return question.startsWith(name) ? '' : t('hot-seat', { name }); // asked by name, nobody is called twice
  }
  return table.asked || !question || !table.head.begun || table.result ? '' : t('asked-of', { question });
}
