/** The position of Root in words: the woodland with its ways, what lies beside it, every faction. */

import type { Scene } from '../../../lib/scene';
import { thingOf } from '../../../parts/explain/thing';
import { counted, type Line, lines, type Passage, sentence } from '../../position';
import { printed } from '../printed';
import { CLEARINGS, factionName, isVagabond, VAGABOND, woodland } from '../view';
import { cardNames, faction } from './factions';
import { say } from './words';

export const describe = (scene: Scene): Passage[] => [
  { title: say('woodland'), lines: [...places(scene)] },
  { title: say('beside'), lines: beside(scene) },
  ...woodland(scene).factions.map((each) => faction(scene, each)),
];

const shortly = (scene: Scene, all: readonly number[]): string =>
  all.map((place) => scene.speech.name('place', place, 'short')).join(', ');

/** Where a Vagabond may slip to. */
function touched(scene: Scene, beside: readonly number[]): string[] {
  const clearings = beside.filter((each) => each < CLEARINGS);
  const forests = beside.filter((each) => each >= CLEARINGS);
  return [
    ...(clearings.length ? [say('touches-clearings', { places: shortly(scene, clearings) })] : []),
    ...(forests.length
      ? [say('touches-forests', { places: shortly(scene, forests), count: forests.length })]
      : []),
  ];
}

/** The clearings and the forests, with the ways between them. */
function places(scene: Scene): Line[] {
  const { map } = printed(scene);
  const clearings = woodland(scene).clearings.map((_, place) => clearing(scene, place));
  const forests = map.forests.map((_, i) => forest(scene, CLEARINGS + i));
  return [...clearings, ...forests];
}

function clearing(scene: Scene, place: number): Line {
  const view = woodland(scene).clearings[place]!;
  const { map } = printed(scene);
  const name = scene.speech.name('place', place);
  const suit = view.suit === null ? '' : scene.speech.name('suit', view.suit);
  const by = (ways: readonly [number, number][]): number[] =>
    ways.flatMap(([a, b]) => (a - 1 === place ? [b - 1] : b - 1 === place ? [a - 1] : []));
  const river = by(map.river);
  const woods = (map.slips[place] ?? []).filter((each) => each >= CLEARINGS);
  const text = sentence(suit ? `${name} (${suit})` : name, [
    view.scorched && say('scorched'),
    say('paths-to', { places: shortly(scene, by(map.paths)) }),
    river.length > 0 && say('river-to', { places: shortly(scene, river) }),
    ...touched(scene, woods),
    view.ruler >= 0
      ? say('ruled', { faction: factionName(scene, view.ruler, 'the') })
      : say('ruled-by-nobody'),
    ...pieces(scene, place),
    ...pawns(scene, place),
    ...slots(scene, place),
  ]);
  return { text, thing: thingOf(scene, 'place', place) };
}

/** What stands in a clearing, by kind of piece. */
function pieces(scene: Scene, place: number): string[] {
  const found = Object.entries(woodland(scene).clearings[place]?.pieces ?? {});
  return found.flatMap(([key, count]) => {
    const piece = Number(key);
    if (isVagabond(piece)) return []; // their pawns are told apart
    return [`${count} ${scene.speech.name('piece', piece, count > 1 ? 'many' : undefined)}`];
  });
}

const pawns = (scene: Scene, place: number): string[] =>
  woodland(scene).pawns.flatMap((at, i) =>
    at === place ? [say('stands-here', { faction: factionName(scene, VAGABOND + i, 'the') })] : [],
  );

/** Ruins, what is known to lie under them, and free room. */
function slots(scene: Scene, place: number): string[] {
  const view = woodland(scene).clearings[place]!;
  const built = Object.entries(view.pieces)
    .filter(([key]) => Number(key) >= 7 && Number(key) <= 12)
    .reduce((sum, [, count]) => sum + count, 0);
  const free = view.slots - built - (view.ruin ? 1 : 0);
  const known = view.ruin_items?.map((item) => scene.speech.name('item', item)).join(', ');
  const ruin = view.ruin ? [known ? say('ruin-with', { items: known }) : say('ruin')] : [];
  return [...ruin, ...(free > 0 ? [say('free-slots', { count: free })] : [])];
}

function forest(scene: Scene, place: number): Line {
  const parts = [...touched(scene, printed(scene).map.slips[place] ?? []), ...pawns(scene, place)];
  return {
    text: sentence(scene.speech.name('place', place), parts),
    thing: thingOf(scene, 'mark', 'forest'),
  };
}

/** Deck, items, quests, a battle that is on. */
function beside(scene: Scene): Line[] {
  const board = woodland(scene);
  const cards = (all: readonly number[]): string => cardNames(scene, all);
  const items = counted(board.items, (item) => scene.speech.name('item', item));
  return lines(
    board.round > 0 && say('round', { round: board.round }),
    board.fight !== null && battle(scene),
    say('deck', { count: board.deck }),
    board.discard.length > 0 && say('discards', { cards: cards(board.discard) }),
    board.available.length > 0 && say('available', { cards: cards(board.available) }),
    board.lost_souls.length > 0 && say('lost-souls', { cards: cards(board.lost_souls) }),
    say('items-left', { items: items || '–' }),
    ...board.quests.map((quest) => questLine(scene, quest)),
    board.quests.length > 0 && say('quests-left', { count: board.quests_left }),
  );
}

function questLine(scene: Scene, quest: number): Line {
  const asks = printed(scene).quests[quest];
  const items = (asks?.items ?? []).map((item) => scene.speech.name('item', item)).join(', ');
  const text = say('quest', { quest: scene.speech.name('quest', quest), items });
  return { text, thing: thingOf(scene, 'quest', quest) };
}

function battle(scene: Scene): string {
  const fight = woodland(scene).fight!;
  const rolled = fight.dice.length > 0 && fight.step !== 'arbiter' && fight.step !== 'ambush';
  return sentence(
    say('battle', {
      place: scene.speech.name('place', fight.clearing),
      attacker: factionName(scene, fight.attacker, 'the'),
      defender: factionName(scene, fight.defender, 'the'),
    }),
    rolled ? [say('dice', { dealt: fight.attack.dealt, suffered: fight.defence.dealt })] : [],
  );
}
