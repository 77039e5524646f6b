/** What Broichan did in his turns since the last choice, told beat by beat with his reasons. */

import type { LogLine } from '../../../lib/protocol';
import { BROICHAN } from '../view';

export type BeatKind = 'draws' | 'stands' | 'acts' | 'climbs' | 'feast' | 'gathers';

export interface Beat {
  kind: BeatKind;
  /** What he does. */
  deeds: readonly LogLine[];
  /** Why he does it there. */
  reasons: readonly LogLine[];
}

const REASONS = new Set(['went_round', 'found_no_slot', 'found_no_way', 'chose_branch', 'chose_arm']);
const KIND: Record<string, BeatKind> = {
  reshuffled: 'draws',
  drew_card: 'draws',
  went_round: 'stands',
  found_no_way: 'stands',
  stood: 'stands',
  found_no_slot: 'climbs',
  tripled: 'climbs',
  chose_branch: 'climbs',
  chose_arm: 'climbs',
  advanced: 'climbs',
  token_crossed: 'climbs',
  passed: 'gathers',
  gathered: 'gathers',
  sun_moved: 'feast',
  festival: 'feast',
  reaped: 'feast',
};
/** The day ends: what follows is nobody's turn. */
const AFTER = new Set(['dusk', 'dawn', 'round', 'forest_grew', 'final_scoring']);
const MOST = 6;

const his = (line: LogLine): boolean => line.params.player === BROICHAN;

/** The beats of his turns among these lines, the last ones; none when he did nothing. */
export function beats(lines: readonly LogLine[]): Beat[] {
  const found: Beat[] = [];
  let on = false;
  for (const line of lines) {
    if (AFTER.has(line.key)) on = false;
    else if (his(line) && ['reshuffled', 'drew_card', 'passed', 'gathered'].includes(line.key)) on = true;
    if (on) add(found, line);
  }
  return found.slice(-MOST);
}

function add(found: Beat[], line: LogLine): void {
  const last = found.at(-1);
  const kind = KIND[line.key] ?? (line.key === 'scored' && last ? last.kind : 'acts');
  const reason = REASONS.has(line.key);
  if (last?.kind === kind) {
    found[found.length - 1] = {
      kind,
      deeds: reason ? last.deeds : [...last.deeds, line],
      reasons: reason ? [...last.reasons, line] : last.reasons,
    };
  } else found.push({ kind, deeds: reason ? [] : [line], reasons: reason ? [line] : [] });
}
