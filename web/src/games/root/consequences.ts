/** Events of Root that the log tells beside a deed: what follows from it, what is paid for it. */

const NAMES =
  'rolled removed scored near_victory lost_points damaged supporter_gained supporter_seen supporter_discarded hospitals base_lost hostile befriended drew_cards card_taken_seen hand_shown aid_seen hand_seen item_gained spent effect_used ambushed foiled enlisted outrage_paid outrage_seen trade_disrupted ruin_gone exhausted mended fear_of_the_faithful reshuffled';

export const consequences: ReadonlySet<string> = new Set(NAMES.split(' '));

export const prices: ReadonlySet<string> = new Set(['supporter_spent', 'wood_paid']);

/** What one choice places is one deed: all the wood, a trade post and its warrior. */
export const joins: ReadonlySet<string> = new Set(['placed']);

export const wholes: ReadonlySet<string> = new Set(['revolt']);
