/** What somebody wanted who pressed a thing that is not lit: the option that the server says is none. */

import type { Scene } from '../../lib/scene';
import type { Option } from '../../lib/speech';
import { HEART, printed } from './printed';
import { IN_HAND, mine, oak } from './view';

const SLOTS = 3;

export function wantedAt(scene: Scene, key: string): Option | null {
  const [name = '', text = '0'] = key.split(':');
  const number = Number(text);
  const board = oak(scene);
  const own = board.sides[mine(scene)];
  switch (name) {
    case 'card':
      return ['oak', number];
    case 'deed':
      return ofDeed(scene, number);
    case 'slot':
      return ofSlot(scene, number);
    case 'order':
      return own ? ['order', own.order, number] : null;
    case 'menhir':
      return ['menhir'];
    case 'space':
      return ['advance', number];
    case 'potion':
      return ['brew', number];
    case 'creature':
      return [
        Array.isArray(board.looked) && board.looked.includes(number) ? 'keep' : 'take_creature',
        number,
      ];
    case 'artifact':
      return [own?.artifacts.includes(number) ? 'use_artifact' : 'take_artifact', number];
    case 'forest':
      return ['gather', board.forest[number - 1] ?? 0, number];
    default:
      return null;
  }
}

function ofDeed(scene: Scene, number: number): Option | null {
  const card = printed(scene).deeds.findIndex((deeds) => deeds.some(({ deed }) => deed === number));
  const deed = printed(scene).deeds[card]?.find((each) => each.deed === number);
  if (!deed) return null;
  if (deed.stones === 0) return ['oak', card];
  return card === HEART ? ['heart', number] : ['temple', card, deed.stones - 1, number];
}

/** The action of the card that is picked, else of one in hand that belongs there. */
function ofSlot(scene: Scene, number: number): Option {
  const [temple, slot] = [Math.floor(number / SLOTS), number % SLOTS];
  const { temples, deeds } = printed(scene);
  const cards = oak(scene).sides[mine(scene)]?.cards ?? [];
  const fit = temples.flatMap((where, card) => (where === temple ? [card] : []));
  const picked = scene.selection.picked('card')[0];
  const card =
    fit.find((each) => each === picked) ?? fit.find((each) => cards[each] === IN_HAND) ?? fit[0] ?? 0;
  const deed = deeds[card]?.find(({ stones }) => stones === slot + 1)?.deed ?? 0;
  return ['temple', card, slot, deed];
}
