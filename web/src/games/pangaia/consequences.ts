/** Events of Pangaia that follow from a deed: the log tells them beside it. */

const NAMES =
  'resource_gained energy_gained energy_spent paid ritual_revealed treetop_returned blessing_drawn blessing_seen secret_drawn secret_seen seed_harvested seed_planted seed_moved seed_stays tree_withers tree_died healed nourished drained blight_lost sealed seed_sealed rebuilt';

export const consequences: ReadonlySet<string> = new Set(NAMES.split(' '));
