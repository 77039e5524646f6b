/** A player of Pangaia in words, and the Corrupted Spirit. */

import type { Scene } from '../../../lib/scene';
import { counted, lines, type Passage } from '../../position';
import { printed } from '../printed';
import {
  blessed,
  continent,
  DREAMING,
  emptied,
  isLake,
  PRAYING,
  ritualId,
  SEEDS,
  type SoloView,
} from '../view';
import { say } from './words';
import { worthNow } from './worth';

export function player(scene: Scene, seat: number): Passage {
  const view = continent(scene).players[seat]!;
  const values = printed(scene);
  const resources = counted(view.resources, (kind) => scene.speech.name('resource', kind));
  const slots = view.slots.map((full, slot) => {
    const { cost, plant, energy, seed } = values.slots[slot]!;
    const held = view.locked[seed] ? 1 : 0; // a seed once harvested is nobody's to keep
    const about = { slot: slot + 1, cost, plant, energy, held, seed: scene.speech.name('seed', seed) };
    return say(full ? 'slot' : 'slot-empty', about);
  });
  const endEnergy = values.slots.reduce((sum, { energy }, slot) => sum + (view.slots[slot] ? 0 : energy), 0);
  const locked = SEEDS.filter((seed) => view.locked[seed]).map((seed) => scene.speech.name('seed', seed));
  const hand = view.hand?.map((each) => blessing(scene, 'hand', each)) ?? [];
  return {
    title: scene.seatName(seat),
    lines: lines(
      say('energy', { count: view.energy }),
      spiritPlace(scene, seat),
      say('resources', { names: resources || '–' }),
      say('supply', { trees: view.trees, seeds: view.seeds }),
      locked.length > 0 && say('locked', { names: locked.join(', ') }),
      say('rituals-played', { count: view.rituals_played }),
      view.secret !== null &&
        say('secret', {
          name: scene.speech.name('ritual', ritualId(scene, view.secret)),
          worth: worthNow(scene, view.secret_worth ?? 0, view.secret_short_of),
        }),
      view.secret === null && view.has_secret && say('secret-hidden'),
      !hand.length && blessed(continent(scene)) && say('hand-count', { count: view.blessings }),
      ...hand,
      say('emptied', { count: emptied(view), energy: endEnergy }),
      ...slots,
    ),
  };
}

/** A blessing with what it does: one that is held, or one of those to choose from. */
export const blessing = (scene: Scene, key: 'hand' | 'looking', value: number): string =>
  say(key, {
    name: scene.speech.name('blessing', value),
    about: scene.speech.about('blessing', value) ?? '',
  });

function spiritPlace(scene: Scene, seat: number): string {
  const place = continent(scene).spirits[seat] ?? DREAMING;
  if (place === PRAYING) return say('praying');
  return place >= 0 && isLake(place)
    ? say('spirit-at', { hex: scene.speech.name('hex', place) })
    : say(place === DREAMING ? 'dreaming' : 'away');
}

export function spirit(scene: Scene, view: SoloView): Passage {
  const open = printed(scene).slots.flatMap(({ cost, blessings }, slot) =>
    view.sealed_slots[slot] ? [] : [say('seal-slot', { slot: slot + 1, cost, blessings })],
  );
  return {
    title: scene.speech.name('player', 4),
    lines: lines(
      say('rot-trees', { count: view.trees, left: view.supply }),
      view.location >= 0 && say('rot-at', { location: scene.speech.name('location', view.location) }),
      view.action !== null && say('rot-action', { action: scene.speech.name('action', view.action) }),
      view.next_action !== null && say('rot-next', { action: scene.speech.name('action', view.next_action) }),
      say('sealed', {
        slots: view.sealed_slots.filter(Boolean).length,
        seeds: view.sealed_seeds.filter(Boolean).length,
      }),
      say('rot-pile', { count: view.pile }),
      ...open,
    ),
  };
}
