/** Events of Oak that follow from a deed: the log tells them beside it. */

const NAMES =
  'paid gained scored lost_points eclipsed reaped dawn drew extended sun_moved token_crossed exhausted step_lost left_markers placed_nobody no_gift kept_nothing sent forgone looked forest_grew went_round stood found_no_slot found_no_way chose_branch chose_arm';

export const consequences: ReadonlySet<string> = new Set(NAMES.split(' '));

/** What a turn does, and what it is done for: who is promoted, what is taken, where a Druid climbs. */
export const acts: ReadonlySet<string> = new Set('played order_action used_artifact drew_card'.split(' '));

const EFFECTS =
  'added advanced borrowed brewed built erected picked promoted recharged recruited replayed shelved swapped took_artifact took_back took_creature';

export const outcomes: ReadonlySet<string> = new Set(EFFECTS.split(' '));
