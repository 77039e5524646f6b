/** A line of the count at the end: the clearings that everybody rules, or those that a Dominance looks at. */

import type { ResultInfo } from '../../../lib/protocol';
import type { Scene } from '../../../lib/scene';
import type { Tally } from '../../telling';
import { cardOf } from '../cards';
import { woodland } from '../view';
import { say } from '../words';

const BIRD = 3;
/** The first clearings of every map lie in its corners. */
const CORNERS = 4;

/** The suit of the Dominance that has won; nobody wins by that of an ally. */
function dominant(scene: Scene, result: ResultInfo): number | null {
  const won = woodland(scene).factions.find(
    (each) => result.winners.includes(each.seat) && each.dominance >= 0 && each.coalition < 0,
  );
  return result.reason === 'dominance' && won ? cardOf(scene, won.dominance).suit : null;
}

export function ruledLine(scene: Scene, result: ResultInfo): Tally {
  const { clearings, factions } = woodland(scene);
  const suit = dominant(scene, result);
  const counts = (place: number): boolean =>
    suit === null || (suit === BIRD ? place < CORNERS : clearings[place]?.suit === suit);
  const key = suit === null ? 'ruled' : suit === BIRD ? 'corners' : 'of-suit';
  return {
    name: say(`tally-${key}`, { suit: suit ?? '' }),
    note: say(`tally-${key}-note`),
    values: scene.view.seats.map((_, seat) => {
      const own = factions.find((each) => each.seat === seat)?.faction;
      return clearings.filter(({ ruler }, place) => ruler >= 0 && ruler === own && counts(place)).length;
    }),
    decides: result.reason === 'dominance',
  };
}
