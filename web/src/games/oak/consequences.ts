/** Events of Oak that follow from a deed: the log tells them beside it. */

const NAMES =
  'paid gained scored lost_points eclipsed reaped dawn drew extended sun_moved token_crossed exhausted step_lost left_markers placed_nobody no_gift kept_nothing sent forgone looked forest_grew went_round stood found_no_slot found_no_way chose_branch chose_arm';

export const consequences: ReadonlySet<string> = new Set(NAMES.split(' '));
