/** The position of Oak in words: sun and Branches, Temples, what is on display, every grove. */

import type { Scene } from '../../../lib/scene';
import { thingOf } from '../../../parts/explain/thing';
import { type Line, lines, type Passage, sentence } from '../../position';
import { printed } from '../printed';
import { FOREST, MENHIR, type Oak, ON_BRANCH, oak, sum, TEMPLES } from '../view';
import { grove } from './grove';
import { price, say } from './words';

const COUNTED = ['five_points', 'elder', 'creature', 'potion', 'stone', 'artifact'] as const;

export const describe = (scene: Scene): Passage[] => [
  ...orders(scene),
  ...specialisations(scene),
  ...searched(scene),
  { title: say('sky'), lines: sky(scene) },
  { title: say('tree'), lines: tree(scene) },
  { title: say('temples'), lines: [...temples(scene), ...menhirs(scene)] },
  { title: say('displays'), lines: displays(scene) },
  ...oak(scene).sides.map((_, seat) => grove(scene, seat)),
];

/** What the Orders that may be chosen do, as long as that is asked. */
function orders(scene: Scene): Passage[] {
  const { decision, speech } = scene;
  if (decision?.prompt !== 'order') return [];
  const taken = new Set(oak(scene).sides.map(({ order }) => order));
  const told = printed(scene).orders.flatMap((_, order): Line[] =>
    taken.has(order)
      ? []
      : [
          {
            text: say('order', {
              name: speech.name('order', order),
              about: speech.about('order', order) ?? '',
            }),
            thing: thingOf(scene, 'order', order),
          },
        ],
  );
  return [{ title: say('orders'), lines: told }];
}

/** What the Elders can do that may be made, as long as that is asked. */
function specialisations(scene: Scene): Passage[] {
  const { decision, speech } = scene;
  if (decision?.prompt !== 'promote') return [];
  const kinds = new Set(
    scene.selection.options.flatMap(([verb, , kind]) => (verb === 'promote' ? [Number(kind)] : [])),
  );
  return [
    {
      title: say('specialisations'),
      lines: [...kinds].map((kind) => ({
        text: say('order', { name: speech.name('druid', kind), about: speech.about('druid', kind) ?? '' }),
        thing: thingOf(scene, 'druid', kind),
      })),
    },
  ];
}

/** What is searched out of a pile or the box lies nowhere to be read: it is told as long as that is asked. */
function searched(scene: Scene): Passage[] {
  const tell = SEARCHED[scene.decision?.prompt ?? ''];
  if (!tell) return [];
  const found = scene.selection.options.filter(([verb]) => SEARCHES.has(verb));
  return [{ title: say('searched'), lines: found.map(([, which]) => tell(scene, Number(which))) }];
}

/** The Round, the sun, who goes first. */
function sky(scene: Scene): Line[] {
  const { round, sun, first_player } = oak(scene);
  const next = sun.solstices.find((space) => space > sun.space);
  return lines(
    say('round', { round }),
    say('sun', { points: sun.value }),
    next !== undefined && say('solstice', { points: sun.values[next - 1] ?? 0 }),
    say('first', { name: scene.seatName(first_player) }),
  );
}

/** Who stands at a place, by name and kind of Druid. */
const standing = (scene: Scene, board: Oak, place: number): string[] =>
  board.sides.flatMap((side, seat) =>
    side.druids.flatMap(([kind, where]) =>
      where === place ? [`${scene.seatName(seat)} (${scene.speech.name('druid', kind)})`] : [],
    ),
  );

/** Every space that this board has, with the ways on from it. */
function tree(scene: Scene): Line[] {
  const board = oak(scene);
  return printed(scene).spaces.flatMap((space, i) => {
    if (!space.steps) return [];
    const there = standing(scene, board, ON_BRANCH + i);
    const income = space.incomes.flatMap((count, kind) =>
      count ? [`${count} ${scene.speech.name('resource', kind, count > 1 ? 'many' : undefined)}`] : [],
    );
    const text = sentence(scene.speech.name('space', i), [
      there.length > 0 && say('stands', { names: there.join(', ') }),
      board.blocked.includes(i) && say('blocked'),
      (board.tokens[i] ?? 0) > 0 && say('solar', { count: board.tokens[i] ?? 0 }),
      income.length > 0 && say('festival', { gain: income.join(', ') }),
      space.end !== null && say(`counted-${COUNTED[space.end.counts]}`, { each: space.end.each }),
      space.above.length > 0 &&
        say('leads-to', {
          spaces: space.above.map((each) => scene.speech.name('space', each, 'to')).join(', '),
        }),
    ]);
    return [{ text, thing: thingOf(scene, 'space', i) }];
  });
}

/** The slots of each Temple: which cards act there, who stands where. */
function temples(scene: Scene): Line[] {
  const board = oak(scene);
  const values = printed(scene);
  return board.neutral.flatMap((neutral, temple) =>
    [0, 1, 2].map((slot) => {
      const there = standing(scene, board, TEMPLES + temple * 3 + slot);
      if (neutral === slot) there.push(say('neutral'));
      const deeds = values.temples.flatMap((where, card) =>
        where === temple ? (values.deeds[card] ?? []).filter(({ stones }) => stones === slot + 1) : [],
      );
      const parts = [
        ...deeds.map(({ deed, cost, resource }) =>
          say('deed', { deed: scene.speech.name('deed', deed), price: price(scene, cost, resource) }),
        ),
        there.length ? say('stands', { names: there.join(', ') }) : say('free'),
      ];
      return {
        text: sentence(say('slot', { temple: scene.speech.name('resource', temple), slot: slot + 1 }), parts),
      };
    }),
  );
}

/** Everybody's Menhir space, which one Druid fills until Dusk. */
const menhirs = (scene: Scene): Line[] =>
  oak(scene).sides.flatMap((side, seat) => {
    if (scene.view.seats[seat]?.automaton) return []; // Broichan erects none
    const there = side.druids.filter(([, place]) => place === MENHIR);
    const names = there.map(([kind]) => scene.speech.name('druid', kind)).join(', ');
    const part = names ? say('stands', { names }) : say('free');
    return [
      {
        text: sentence(say('menhir', { name: scene.seatName(seat) }), [part]),
        thing: thingOf(scene, 'mark', 'menhir'),
      },
    ];
  });

/** What can be taken, brewed or gathered. */
function displays(scene: Scene): Line[] {
  const board = oak(scene);
  const values = printed(scene);
  const tokens = board.forest
    .filter((kind) => kind >= 0)
    .map((kind) => scene.speech.name('ingredient', kind));
  const gathering = standing(scene, board, FOREST);
  return lines(
    say('forest', { tokens: tokens.join(', ') || '–' }),
    gathering.length > 0 && say('in-forest', { names: gathering.join(', ') }),
    say('bag', { count: sum(board.bag) }),
    ...board.potions.map((tile) => potion(scene, tile)),
    say('darkwood', {
      tiers: values.darkwood.map(({ kinds, points }) => say('tier', { kinds, points })).join(', '),
    }),
    ...board.creatures.map((card) => creature(scene, card)),
    ...board.artifacts.map((tile) => artifact(scene, tile)),
    ...(Array.isArray(board.looked) ? board.looked.map((card) => creature(scene, card)) : []),
    say('supply', { count: board.supply }),
    say('piles', {
      creatures: sum(board.creature_pile.map(({ count }) => count)),
      artifacts: sum(board.artifact_pile.map(({ count }) => count)),
    }),
  );
}

/** A Creature: its points and what it does. */
function creature(scene: Scene, card: number): Line {
  const text = say('creature', {
    name: scene.speech.name('creature', card),
    points: printed(scene).creature_points[card] ?? 0,
    about: scene.speech.about('creature', card) ?? '',
  });
  return { text, thing: thingOf(scene, 'creature', card) };
}

/** An Artifact: what it brings when taken and what it does. */
function artifact(scene: Scene, tile: number): Line {
  const text = say('artifact', {
    name: scene.speech.name('artifact', tile),
    points: printed(scene).notches[0] ?? 0,
    about: scene.speech.about('artifact', tile) ?? '',
  });
  return { text, thing: thingOf(scene, 'artifact', tile) };
}

/** A Potion: its recipe and what it does. */
export function potion(scene: Scene, tile: number): Line {
  const recipe = (printed(scene).potions[tile]?.recipe ?? []).map((kind) =>
    kind < 0 ? say('any') : scene.speech.name('ingredient', kind),
  );
  const text = say('potion', {
    name: scene.speech.name('potion', tile),
    level: 'I'.repeat(printed(scene).potions[tile]?.level ?? 0),
    recipe: recipe.join(', '),
    about: scene.speech.about('potion', tile) ?? '',
  });
  return { text, thing: thingOf(scene, 'potion', tile) };
}

/** What lies hidden in a pile or in the box until a question lets one search there. */
const SEARCHED: Record<string, (scene: Scene, which: number) => Line> = {
  companion: creature,
  gift: artifact,
  private_potion: potion,
};
const SEARCHES = new Set(['take_creature', 'take_artifact', 'shelve']);
