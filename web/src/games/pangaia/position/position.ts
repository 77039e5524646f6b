/** The position of Pangaia in words: every land and lake with its neighbours, rituals, players. */

import type { Scene } from '../../../lib/scene';
import { thingOf } from '../../../parts/explain/thing';
import { type Line, lines, type Passage, sentence } from '../../position';
import { ownerName } from '../labels';
import {
  besides,
  blessed,
  CLIMATES,
  continent,
  hexesOf,
  holder,
  isLake,
  ritualId,
  seedsAt,
  tileOf,
  treeAt,
} from '../view';
import { blessing, player, spirit } from './players';
import { say } from './words';
import { worthNow } from './worth';

export function describe(scene: Scene): Passage[] {
  const board = continent(scene);
  return [
    { title: say('table'), lines: table(scene) },
    { title: say('continent'), lines: continentLines(scene) },
    { title: say('rituals'), lines: rituals(scene) },
    ...board.players.map((_, seat) => player(scene, seat)),
    ...(board.solo ? [spirit(scene, board.solo)] : []),
  ];
}

function table(scene: Scene): Line[] {
  const board = continent(scene);
  const spent = board.blessings_spent.map((each) => scene.speech.name('blessing', each));
  const left = board.tile_pile.flatMap((count, kind) =>
    count ? [`${count} ${scene.speech.name('resource', kind)}`] : [],
  );
  return lines(
    board.round > 0 && say('round', { round: board.round }),
    say('first', { name: scene.seatName(board.first) }),
    board.ending && say('last-round'),
    board.tile_drawn !== null &&
      say('tile-drawn', { climate: scene.speech.name('resource', CLIMATES.indexOf(board.tile_drawn)) }),
    left.length > 0 && say('tiles-left', { tiles: left.join(', ') }),
    blessed(board) && say('blessings', { count: board.blessings }),
    ...(board.looking ?? []).map((each) => blessing(scene, 'looking', each)),
    spent.length > 0 && say('blessings-spent', { names: spent.join(', ') }),
    ...board.achievements.map((name, i) => achievement(scene, name, board.standings[i] ?? [])),
  );
}

function achievement(scene: Scene, name: string, standing: readonly number[]): Line {
  const number = scene.game.names.achievement?.indexOf(name) ?? -1;
  const counts = standing.map((count, seat) => `${scene.seatName(seat)} ${count}`).join(', ');
  return {
    text: sentence(scene.speech.name('achievement', number), [counts]),
    thing: thingOf(scene, 'achievement', name),
  };
}

/** Every hex: its climate, what stands there, what lies beside it. */
function continentLines(scene: Scene): Line[] {
  const board = continent(scene);
  const near = besides(board);
  return hexesOf(board).map((hex) => {
    const name = scene.speech.name('hex', hex);
    const beside = near(hex).map((each) => scene.speech.name('hex', each));
    const parts = [
      ...(isLake(hex) ? lake(scene, hex) : land(scene, hex)),
      say('beside', { hexes: beside.join(', ') }),
    ];
    return { text: sentence(name, parts), thing: thingOf(scene, 'hex', hex) };
  });
}

function lake(scene: Scene, hex: number): string[] {
  const board = continent(scene);
  const tile = board.tiles[tileOf(hex)]!;
  const seat = board.spirits.indexOf(hex);
  return [
    say('lake', { climate: scene.speech.name('resource', CLIMATES.indexOf(tile.type)) }),
    ...(seat >= 0 ? [say('spirit-of', { name: ownerName(scene, seat) })] : []),
    ...(tile.energy === undefined ? [] : [say('land-energy', { count: tile.energy })]),
  ];
}

function land(scene: Scene, hex: number): string[] {
  const board = continent(scene);
  const tile = board.tiles[tileOf(hex)]!;
  const tree = treeAt(board, hex);
  const climate = scene.speech.name('resource', CLIMATES.indexOf(tile.type), 'land');
  const standing = tree
    ? [
        say(holder(tree) === tree.owner ? 'tree' : 'tree-corrupted', {
          name: ownerName(scene, tree.owner),
          level: tree.level,
        }),
      ]
    : [];
  const seeds = seedsAt(board, hex).map((seed) =>
    say('seeds', { name: ownerName(scene, seed.owner), count: seed.count, cost: seed.cost }),
  );
  const ground = tile.corrupted ? say('fallen', { climate }) : climate;
  return [ground, ...(standing.length + seeds.length ? [...standing, ...seeds] : [say('empty')])];
}

/** The rituals on display, with what each would bring the seat looked from. */
function rituals(scene: Scene): Line[] {
  const board = continent(scene);
  const mine = board.players[scene.side ?? -1];
  const shown = board.rituals.display.map((name, i) => {
    const worth = mine ? worthNow(scene, mine.worth[i] ?? 0, mine.short_of[i] ?? null) : '';
    return {
      text: sentence(scene.speech.name('ritual', ritualId(scene, name)), [worth]),
      thing: thingOf(scene, 'ritual', name),
    };
  });
  const gone = board.rituals.discard.map((name) => scene.speech.name('ritual', ritualId(scene, name)));
  return [
    ...shown,
    ...lines(
      say('pile', { count: board.rituals.pile }),
      gone.length > 0 && say('played', { names: gone.join(', ') }),
    ),
  ];
}
