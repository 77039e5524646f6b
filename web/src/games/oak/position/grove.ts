/** A seat of Oak in words: resources, Druids, cards, what it has gained. */

import type { Scene } from '../../../lib/scene';
import { thingOf } from '../../../parts/explain/thing';
import { counted, type Line, lines, type Passage, sentence } from '../../position';
import { type RestSpace, seats } from '../grove/resting';
import { printed } from '../printed';
import { count, type Holdings, IN_HAND, MENHIR, ON_ARTIFACT, oak, REST, ROOTS, sum, TEMPLES } from '../view';
import { price, say } from './words';

const ORDINARY = 0;

export function grove(scene: Scene, seat: number): Passage {
  const side = oak(scene).sides[seat]!;
  const order = side.order < 0 ? '' : ` · ${scene.speech.name('order', side.order)}`;
  return {
    title: `${scene.seatName(seat)}${order}`,
    lines: [...points(scene, side), ...held(scene, seat, side)],
  };
}

/** Whoever has yet to choose an Order has no board, and is not Broichan, who never has one. */
function held(scene: Scene, seat: number, side: Holdings): Line[] {
  if (side.order >= 0) return [...own(scene, side), ...cards(scene, side)];
  if (scene.view.seats[seat]?.automaton) return broichans(scene, side);
  return lines(say('no-order'), say('druids', { active: count(side, REST), roots: count(side, ROOTS) }));
}

function points(scene: Scene, side: Holdings): Line[] {
  const gained = side.gained.flatMap((each, source) =>
    each ? [`${scene.speech.name('source', source)} ${each}`] : [],
  );
  return lines(
    say('points', { count: side.points }),
    gained.length > 0 && say('scored', { sources: gained.join(', ') }),
    side.passed && say('passed'),
  );
}

/** Resources, Druids, stones and limits. */
function own(scene: Scene, side: Holdings): Line[] {
  /** In the grove and beside the Menhirs; who is on the board or an Artifact is told there, an Elder by himself. */
  const away = side.druids.flatMap(([kind, place]) =>
    kind === ORDINARY && place >= MENHIR && place < TEMPLES
      ? [`${scene.speech.name('druid', kind)} ${scene.speech.name('place', place)}`]
      : [],
  );
  const held = side.resources.map((each, kind) => `${scene.speech.name('resource', kind)} ${each}`);
  const [owned, spaces] = [seats(side).filter(isOwn), seats(side).filter((each) => !isOwn(each))];
  const ingredients = counted(side.ingredients, (kind) => scene.speech.name('ingredient', kind));
  return lines(
    { text: scene.speech.about('order', side.order) ?? '', thing: thingOf(scene, 'order', side.order) },
    say('resources', { list: held.join(', '), most: printed(scene).resource_most }),
    say('druids', { active: count(side, REST), roots: count(side, ROOTS) }),
    say('rest-spaces', { count: spaces.length, elders: spaces.filter((each) => each.elders).length }),
    owned.length > 0 && say('own-spaces', { count: owned.length }),
    away.length > 0 && say('away', { names: away.join(', ') }),
    ...elders(scene, side),
    ingredients && say('ingredients', { names: ingredients }),
    say('stones', {
      elder: side.sanctuaries[0] ?? 0,
      ordinary: side.sanctuaries[1] ?? 0,
      menhirs: side.menhirs,
    }),
    say('limits', { upper: side.limits[0] ?? 0, lower: side.limits[1] ?? 0 }),
    say('places', {
      upper: side.upper_places,
      creatures: side.creature_places,
      artifacts: side.artifact_places,
    }),
    say('markers', { count: side.markers }),
  );
}

const isOwn = ({ where }: RestSpace): boolean => where === 'own';

/** Every Elder, where it is and what it can do. */
const elders = (scene: Scene, side: Holdings): Line[] =>
  side.druids.flatMap(([kind, place]) =>
    kind === ORDINARY
      ? []
      : [
          {
            text: say('elder', {
              name: scene.speech.name('druid', kind),
              place: scene.speech.name('place', place),
              about: scene.speech.about('druid', kind) ?? '',
            }),
            thing: thingOf(scene, 'druid', kind),
          },
        ],
  );

/** The cards in hand with what they do; Creatures and Artifacts with their points. */
function cards(scene: Scene, side: Holdings): Line[] {
  const values = printed(scene);
  const hand = side.cards.flatMap((where, card) => (where === IN_HAND ? [card] : []));
  const played = side.cards.flatMap((where, card) =>
    where > IN_HAND ? [scene.speech.name('card', card)] : [],
  );
  const used = side.druids.map(([, place]) => place - ON_ARTIFACT);
  return lines(
    ...hand.map((card) => ({
      text: sentence(
        say('in-hand', { name: scene.speech.name('card', card) }),
        (values.deeds[card] ?? [])
          .filter(({ stones }) => stones <= 0) // those of a Temple are told with its slots
          .map(({ deed, cost, resource }) =>
            say('deed', { deed: scene.speech.name('deed', deed), price: price(scene, cost, resource) }),
          ),
      ),
      thing: thingOf(scene, 'card', card),
    })),
    played.length > 0 && say('played', { names: played.join(', ') }),
    ...side.creatures.map((card) => ({
      text: say('has-creature', {
        name: scene.speech.name('creature', card),
        points: values.creature_points[card] ?? 0,
        about: scene.speech.about('creature', card) ?? '',
      }),
      thing: thingOf(scene, 'creature', card),
    })),
    ...side.artifacts.map((tile) => ({
      text: say(used.includes(tile) ? 'artifact-used' : 'artifact-next', {
        name: scene.speech.name('artifact', tile),
        points: values.notches[(oak(scene).notches[tile] ?? 0) + 1] ?? 0,
        about: scene.speech.about('artifact', tile) ?? '',
      }),
      thing: thingOf(scene, 'artifact', tile),
    })),
    ...side.exhausted.map((tile) => ({
      text: say('artifact-spent', { name: scene.speech.name('artifact', tile) }),
      thing: thingOf(scene, 'artifact', tile),
    })),
    side.private_potion >= 0 && say('own-potion', { name: scene.speech.name('potion', side.private_potion) }),
  );
}

/** What Broichan has, who has no board of a player. */
const broichans = (scene: Scene, side: Holdings): Line[] =>
  lines(
    say('druids', { active: count(side, REST), roots: count(side, ROOTS) }),
    say('his-stones', { count: sum(side.sanctuaries) }),
    side.creatures.length > 0 &&
      say('has-creatures', {
        names: side.creatures.map((each) => scene.speech.name('creature', each)).join(', '),
      }),
    side.artifacts.length > 0 &&
      say('has-artifacts', {
        names: side.artifacts.map((each) => scene.speech.name('artifact', each)).join(', '),
      }),
    say('deck', { count: oak(scene).deck }),
  );
