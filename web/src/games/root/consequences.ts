/** Events of Root that follow from a deed: the log tells them beside it. */

const NAMES =
  'rolled removed scored lost_points damaged supporter_gained supporter_seen supporter_spent supporter_discarded hospitals base_lost hostile drew_cards card_taken_seen hand_shown aid_seen hand_seen item_gained spent wood_paid effect_used ambushed foiled enlisted outrage_paid trade_disrupted ruin_gone exhausted fear_of_the_faithful reshuffled';

export const consequences: ReadonlySet<string> = new Set(NAMES.split(' '));
