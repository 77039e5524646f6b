/** What is printed on the cards and the quests, by their names. */

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
import { find, say } from './words';

export const ANY = 4;
export type CardKind = 'item' | 'persistent' | 'favor' | 'ambush' | 'dominance' | 'spy' | 'vizier';

export interface Card {
  suit: number;
  kind: CardKind;
  /** Suits of the pieces that craft it; four stands for any. */
  cost: readonly number[];
  item: number;
  points: number;
}
const card = (suit: number, kind: CardKind, cost: readonly number[] = [], item = -1, points = 0): Card => ({
  suit,
  kind,
  cost,
  item,
  points,
});

const CARDS: Record<string, Card> = {
  birdy_bindle: card(3, 'item', [2], 1, 1),
  woodland_runners: card(3, 'item', [1], 0, 1),
  arms_trader: card(3, 'item', [0, 0], 2, 2),
  crossbow_bird: card(3, 'item', [0], 4, 1),
  gently_used_knapsack: card(0, 'item', [2], 1, 1),
  root_tea_fox: card(0, 'item', [2], 5, 2),
  travel_gear_fox: card(0, 'item', [1], 0, 1),
  protection_racket: card(0, 'item', [1, 1], 6, 3),
  foxfolk_steel: card(0, 'item', [0, 0], 2, 2),
  anvil: card(0, 'item', [0], 3, 2),
  smugglers_trail: card(1, 'item', [2], 1, 1),
  root_tea_rabbit: card(1, 'item', [2], 5, 2),
  a_visit_to_friends: card(1, 'item', [1], 0, 1),
  bake_sale: card(1, 'item', [1, 1], 6, 3),
  mouse_in_a_sack: card(2, 'item', [2], 1, 1),
  root_tea_mouse: card(2, 'item', [2], 5, 2),
  travel_gear_mouse: card(2, 'item', [1], 0, 1),
  investments: card(2, 'item', [1, 1], 6, 3),
  sword: card(2, 'item', [0, 0], 2, 2),
  crossbow_mouse: card(2, 'item', [0], 4, 1),
  armorers: card(3, 'persistent', [0]),
  sappers: card(3, 'persistent', [2]),
  brutal_tactics: card(3, 'persistent', [0, 0]),
  royal_claim: card(3, 'persistent', [4, 4, 4, 4]),
  stand_and_deliver: card(0, 'persistent', [2, 2, 2]),
  tax_collector: card(0, 'persistent', [0, 1, 2]),
  command_warren: card(1, 'persistent', [1, 1]),
  better_burrow_bank: card(1, 'persistent', [1, 1]),
  cobbler: card(1, 'persistent', [1, 1]),
  scouting_party: card(2, 'persistent', [2, 2]),
  codebreakers: card(2, 'persistent', [2]),
  favor_of_the_foxes: card(0, 'favor', [0, 0, 0]),
  favor_of_the_rabbits: card(1, 'favor', [1, 1, 1]),
  favor_of_the_mice: card(2, 'favor', [2, 2, 2]),
  ambush_fox: card(0, 'ambush'),
  ambush_rabbit: card(1, 'ambush'),
  ambush_mouse: card(2, 'ambush'),
  ambush_bird: card(3, 'ambush'),
  dominance_fox: card(0, 'dominance'),
  dominance_rabbit: card(1, 'dominance'),
  dominance_mouse: card(2, 'dominance'),
  dominance_bird: card(3, 'dominance'),
  spy_fox: card(0, 'spy'),
  spy_rabbit: card(1, 'spy'),
  spy_mouse: card(2, 'spy'),
  spy_bird: card(3, 'spy'),
  vizier: card(3, 'vizier'),
};

/** The two items a quest asks for, after its suit. */
const QUESTS: Record<string, readonly [number, number, number]> = {
  fundraising: [0, 5, 6],
  errand_fox: [0, 5, 0],
  logistics_help_fox: [0, 0, 1],
  repair_a_shed: [0, 7, 3],
  give_a_speech_fox: [0, 7, 5],
  guard_duty_rabbit: [1, 7, 2],
  errand_rabbit: [1, 5, 0],
  give_a_speech_rabbit: [1, 7, 5],
  fend_off_a_bear_rabbit: [1, 7, 4],
  expel_bandits_rabbit: [1, 2, 2],
  expel_bandits_mouse: [2, 2, 2],
  guard_duty_mouse: [2, 7, 2],
  fend_off_a_bear_mouse: [2, 7, 4],
  escort: [2, 0, 0],
  logistics_help_mouse: [2, 0, 1],
};

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
export const cardOf = (scene: Scene, id: number): Card => CARDS[keyOf(scene, id)] ?? CARDS.vizier!;
export const questOf = (scene: Scene, id: number): readonly [number, number, number] =>
  QUESTS[scene.game.names.quest?.[id] ?? ''] ?? [0, 0, 0];

export function artOf(scene: Scene, id: number): string {
  const found = cardOf(scene, id);
  return found.item >= 0
    ? (ITEM_GLYPH[found.item] ?? '')
    : (ART[keyOf(scene, id)] ?? KIND_ART[found.kind] ?? '');
}

/** The name without the suit in brackets: the band shows it. */
export const cardName = (scene: Scene, id: number): string =>
  scene.speech.name('card', id).replace(/\s*\([^)]*\)$/, '');

/** What a card does, in a sentence of our own. */
export function cardText(scene: Scene, id: number): string {
  const found = cardOf(scene, id);
  if (found.item >= 0) return say('card-item', { item: scene.speech.name('item', found.item) });
  const suit = scene.speech.name('suit', found.suit);
  if (found.kind === 'ambush')
    return found.suit === 3 ? say('card-ambush-bird') : say('card-ambush', { suit });
  if (found.kind === 'dominance')
    return found.suit === 3 ? say('card-dominance-bird') : say('card-dominance', { suit });
  return find(`card-${keyOf(scene, id)}`) ?? say(`card-${found.kind}`, { suit });
}
