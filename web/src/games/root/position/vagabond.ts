/** A Vagabond in words: character, items by side, tracks, relations. */

import type { Scene } from '../../../lib/scene';
import { thingOf } from '../../../parts/explain/thing';
import { counted, type Line, lines } from '../../position';
import { printed } from '../printed';
import { type FactionView, factionName, type VagabondBoard } from '../view';
import { say as told } from '../words';
import { say } from './words';

export function vagabond(scene: Scene, view: FactionView): Line[] {
  const board = view.board as unknown as VagabondBoard;
  const values = printed(scene);
  return lines(
    board.character >= 0 && {
      text: say('character', {
        character: scene.speech.name('character', board.character),
        about: told(`character-${scene.game.names.character?.[board.character] ?? ''}`),
      }),
      thing: thingOf(scene, 'character', board.character),
    },
    board.place >= 0 && say('pawn-at', { place: scene.speech.name('place', board.place) }),
    ...board.items.flatMap((counts, side) => {
      const items = counted(counts, (item) => scene.speech.name('item', item));
      return items ? [say('items-of-side', { side: scene.speech.name('side', side), items })] : [];
    }),
    say('tracks', { ...board.tracks, most: values.track }),
    say('room', { count: values.capacity + values.capacity_per_bag * board.tracks.bag }),
    ...Object.entries(board.relations).map(([name, relation]) => ({
      text: say('relation', {
        faction: factionName(scene, Number(name), 'the'),
        relation: scene.speech.name('relation', relation),
        count: board.aids[name] ?? 0,
        needed: values.aids[relation] ?? 0,
        points: values.aid_points[relation] ?? 0,
      }),
      thing: thingOf(scene, 'relation', relation),
    })),
    board.quests.length > 0 &&
      say('quests-done', { quests: board.quests.map((each) => scene.speech.name('quest', each)).join(', ') }),
  );
}
