/** What a card is called, what it does, and its picture. */

import bandit from 'glyph:bandit';
import binoculars from 'glyph:binoculars';
import shield from 'glyph:checked-shield';
import coins from 'glyph:coins';
import swords from 'glyph:crossed-swords';
import laurel from 'glyph:laurel-crown';
import boot from 'glyph:leather-boot';
import crown from 'glyph:queen-crown';
import hands from 'glyph:shaking-hands';
import spy from 'glyph:spy';
import spyglass from 'glyph:spyglass';
import clash from 'glyph:sword-clash';
import trap from 'glyph:wolf-trap';
import type { Scene } from '../../lib/scene';
import { ITEM_GLYPH } from './pieces/art';
import { type Card, printed } from './printed';
import { isVagabond } from './view';
import { find, say } from './words';

const ART: Record<string, string> = {
  armorers: shield,
  sappers: trap,
  brutal_tactics: clash,
  royal_claim: crown,
  stand_and_deliver: bandit,
  tax_collector: coins,
  command_warren: swords,
  better_burrow_bank: coins,
  cobbler: boot,
  scouting_party: binoculars,
  codebreakers: spyglass,
};
const KIND_ART: Record<string, string> = {
  favor: hands,
  ambush: trap,
  dominance: laurel,
  spy,
  vizier: laurel,
};

const keyOf = (scene: Scene, id: number): string => scene.game.names.card?.[id] ?? 'vizier';
export function cardOf(scene: Scene, id: number): Card {
  const { cards } = printed(scene);
  return cards[id] ?? cards.at(-1)!;
}

export function artOf(scene: Scene, id: number): string {
  const found = cardOf(scene, id);
  return found.item >= 0
    ? (ITEM_GLYPH[found.item] ?? '')
    : (ART[keyOf(scene, id)] ?? KIND_ART[found.kind] ?? '');
}

/** The name without the suit in brackets: the band shows it. */
export const cardName = (scene: Scene, id: number): string =>
  scene.speech.name('card', id).replace(/\s*\([^)]*\)$/, '');

/** From so many players on, a Dominance allies a Vagabond (9.2.8); with fewer it is nothing to him. */
const COALITION_FROM = 4;

/** What a card does for whoever holds it, in a sentence of our own. */
export function cardText(scene: Scene, id: number, holder: number): string {
  const found = cardOf(scene, id);
  if (found.item >= 0) return say('card-item', { item: scene.speech.name('item', found.item, 'a') });
  const suit = scene.speech.name('suit', found.suit);
  if (found.kind === 'ambush')
    return found.suit === 3 ? say('card-ambush-bird') : say('card-ambush', { suit });
  if (found.kind === 'dominance' && isVagabond(holder))
    return scene.view.seats.length < COALITION_FROM
      ? say('card-dominance-vain')
      : say('card-dominance-coalition', { points: printed(scene).dominance_from });
  if (found.kind === 'dominance')
    return say(found.suit === 3 ? 'card-dominance-bird' : 'card-dominance', {
      suit,
      points: printed(scene).dominance_from,
    });
  return find(`card-${keyOf(scene, id)}`) ?? say(`card-${found.kind}`, { suit });
}
