/** A faction of Root in words: points, cards, its own board. */

import type { Scene } from '../../../lib/scene';
import { thingOf } from '../../../parts/explain/thing';
import { counted, type Line, lines, type Passage } from '../../position';
import { cardName, cardText } from '../cards';
import { printed } from '../printed';
import {
  type AllianceBoard,
  type CultBoard,
  type EyrieBoard,
  type FactionView,
  factionName,
  isMachine,
  isVagabond,
  type MarquiseBoard,
  type RiverfolkBoard,
  woodland,
} from '../view';
import { say as told } from '../words';
import { vagabond } from './vagabond';
import { say } from './words';

const [MARQUISE, EYRIE, ALLIANCE, CULT, RIVERFOLK] = [0, 1, 2, 5, 6];

export function faction(scene: Scene, view: FactionView): Passage {
  const names = new Set([factionName(scene, view.faction), scene.seatName(view.seat)]); // a machine has one
  const title = [...names].join(' · ');
  return { title, lines: [...common(scene, view), ...own(scene, view), ...hand(scene, view)] };
}

/** Cards with their suits. */
export const cardNames = (scene: Scene, cards: readonly number[]): string =>
  cards.map((card) => suited(scene, card)).join(', ');

function suited(scene: Scene, id: number): string {
  const suit = printed(scene).cards[id]?.suit;
  const name = cardName(scene, id);
  return suit === undefined ? name : `${name} (${scene.speech.name('suit', suit)})`;
}

const placesOf = (scene: Scene, places: readonly number[]): string =>
  places.map((place) => scene.speech.name('place', place)).join(', ');

/** Points, cards and warriors, what was crafted. */
function common(scene: Scene, view: FactionView): Line[] {
  const items = counted(view.crafted, (item) => scene.speech.name('item', item));
  return lines(
    view.score !== null && say('points', { points: view.score, victory: printed(scene).victory }),
    view.dominance >= 0 && say('dominance', { card: scene.speech.name('card', view.dominance) }),
    Boolean(view.dominated?.length) && say('dominated', { places: placesOf(scene, view.dominated) }),
    view.coalition >= 0 && say('coalition', { faction: factionName(scene, view.coalition, 'the') }),
    !isMachine(scene, view.faction) && say('cards', { count: view.hand_count }),
    view.supply > 0 && say('supply', { count: view.supply }),
    items && say('crafted', { items }),
    ...view.in_play.map((card) => cardLine(scene, card, 'in-play', view.faction)),
  );
}

/** The cards that this viewer knows of a hand, one a line. */
const hand = (scene: Scene, view: FactionView): Line[] =>
  view.hand.map((card) => cardLine(scene, card, 'in-hand', view.faction));

/** A card: its suit, what crafting it takes and gives, what else it does. */
function cardLine(scene: Scene, id: number, key: string, holder: number): Line {
  const card = printed(scene).cards[id];
  const suits = (card?.cost ?? []).map((suit) =>
    suit > 3 ? say('any-suit') : scene.speech.name('suit', suit),
  );
  const parts = [
    card && scene.speech.name('suit', card.suit),
    suits.length > 0 && say('craft-cost', { suits: suits.join(', ') }),
    card && card.item >= 0 && say('gives-item', { item: scene.speech.name('item', card.item) }),
    card && card.points > 0 && say('gives-points', { count: card.points }),
  ].filter(Boolean);
  const text = say(key, { card: cardName(scene, id), about: parts.join(', ') });
  const does = card && card.item < 0 ? ` ${cardText(scene, id, holder)}` : '';
  return { text: text + does, thing: thingOf(scene, 'card', id, 0) };
}

function own(scene: Scene, view: FactionView): Line[] {
  if (isVagabond(view.faction)) return vagabond(scene, view);
  switch (view.faction) {
    case MARQUISE:
      return marquise(scene, view.board as unknown as MarquiseBoard);
    case EYRIE:
      return eyrie(scene, view.board as unknown as EyrieBoard);
    case ALLIANCE:
      return alliance(scene, view.board as unknown as AllianceBoard);
    case CULT:
      return cult(scene, view.board as unknown as CultBoard);
    case RIVERFOLK:
      return riverfolk(scene, view.board as unknown as RiverfolkBoard);
    default:
      return [];
  }
}

function marquise(scene: Scene, board: MarquiseBoard): Line[] {
  if (isMachine(scene, MARQUISE)) return machine(scene, board);
  const { sawmill, workshop, recruiter } = printed(scene).tracks;
  const track = (key: string, built: number, { cost, points }: typeof sawmill): string =>
    say(key, { built, left: cost.length - built, cost: cost[built] ?? 0, points: points[built] ?? 0 });
  return lines(
    track('sawmills', board.sawmills, sawmill),
    track('workshops', board.workshops, workshop),
    track('recruiters', board.recruiters, recruiter),
    say('wood', { count: board.wood }),
    board.keep >= 0 && say('keep', { place: scene.speech.name('place', board.keep) }),
  );
}

/** Nobody plays it: its orders as far as they are known, the one it plays, and what its next Birdsong scores. */
function machine(scene: Scene, { keep, machine: turn }: MarquiseBoard): Line[] {
  const known = woodland(scene).orders.map((order) =>
    order === null ? say('face-down') : suited(scene, order),
  );
  return lines(
    keep >= 0 && say('keep', { place: scene.speech.name('place', keep) }),
    known.length > 0 && say('orders', { cards: known.join(', ') }),
    turn?.playing && turn.order >= 0 && say('order-now', { card: suited(scene, turn.order) }),
    turn &&
      say('machine-next', {
        points: turn.birdsong.points,
        places: placesOf(scene, turn.birdsong.clearings) || '–',
        humans: turn.birdsong.humans,
      }),
  );
}

function eyrie(scene: Scene, board: EyrieBoard): Line[] {
  const column = (i: number): string => scene.speech.name('column', i);
  const failing = board.forecast.failing.map(([at, card]) => `${column(at)} – ${suited(scene, card)}`);
  const { turmoil } = board.forecast;
  const { points, draws } = printed(scene).tracks.roost;
  const leader = (which: number): string => scene.speech.name('leader', which);
  const ready = board.leaders_up.filter((which) => which !== board.leader).map(leader);
  return lines(
    board.leader >= 0 && {
      text: `${say('leader', { leader: leader(board.leader) })} ${told(`leader-${scene.game.names.leader?.[board.leader] ?? ''}`)}`,
      thing: thingOf(scene, 'leader', board.leader),
    },
    ready.length > 0 && say('leaders-left', { leaders: ready.join(', ') }),
    say('roosts', {
      count: board.roosts,
      points: points[board.roosts - 1] ?? 0,
      cards: draws.slice(0, board.roosts).reduce((sum, each) => sum + each, 0),
    }),
    ...board.decree.map((cards, i) =>
      say('decree', { column: column(i), cards: cardNames(scene, cards) || '–' }),
    ),
    failing.length > 0 &&
      say('failing', { cards: failing.join(', '), points: turmoil.points, count: turmoil.cards }),
  );
}

function alliance(scene: Scene, board: AllianceBoard): Line[] {
  const suits = board.bases.map((suit) => scene.speech.name('suit', suit)).join(', ');
  const spread = board.spread.map(
    ([place, cost]) => `${scene.speech.name('place', place)} (${say('supporters-cost', { count: cost })})`,
  );
  const track = printed(scene).tracks.sympathy;
  return lines(
    say('sympathy', {
      placed: board.sympathy,
      left: track.cost.length - board.sympathy,
      points: track.points[board.sympathy] ?? 0,
    }),
    say('bases', { suits: suits || '–' }),
    say('officers', { count: board.officers }),
    say('supporters', { count: board.supporters_count }),
    board.supporters.length > 0 && say('supporters-known', { cards: cardNames(scene, board.supporters) }),
    spread.length > 0 && say('spread', { places: spread.join(', ') }),
  );
}

function cult(scene: Scene, board: CultBoard): Line[] {
  const suit = (which: number): string => scene.speech.name('suit', which);
  const gardens = counted(board.gardens, suit);
  return lines(
    board.outcast >= 0 && say(board.hated ? 'outcast-hated' : 'outcast', { suit: suit(board.outcast) }),
    say('acolytes', { count: board.acolytes }),
    say('gardens', { gardens: gardens || '–' }),
    ...board.costs.map((count, i) => say('conspiracy', { name: scene.speech.name('conspiracy', i), count })),
    board.revealed.length > 0 && say('revealed', { cards: cardNames(scene, board.revealed) }),
    woodland(scene).lost_souls.length > 0 && say('next-outcast', { suit: suit(board.next_outcast) }),
  );
}

function riverfolk(scene: Scene, board: RiverfolkBoard): Line[] {
  const warriors = (counts: readonly number[]): string =>
    counted(counts, (which) => factionName(scene, which)) || '–';
  const { services } = woodland(scene);
  return lines(
    ...services.prices.map((price, i) =>
      say('price', { service: scene.speech.name('service', i), count: price }),
    ),
    say('payments', { warriors: warriors(board.payments) }),
    say('funds', { warriors: warriors(board.funds) }),
    say('commitments', { warriors: warriors(board.commitments) }),
    say('posts', {
      suits: counted(board.posts_placed, (suit) => scene.speech.name('suit', suit)) || '–',
    }),
    ...board.track_funds.map((funds, suit) => {
      const there = counted(funds, (which) => factionName(scene, which));
      return there && say('funds-on-posts', { suit: scene.speech.name('suit', suit), warriors: there });
    }),
  );
}
