/** Cards carried to a temple or up the oak, Creatures and Artifacts carried home. */

import { carry } from '../../lib/drag';
import type { Scene } from '../../lib/scene';
import type { Option } from '../../lib/speech';
import { oak } from './board';
import { printed } from './printed';
import { stageOf } from './stage.svelte';

const SPOT = 'data-spot';
const SPACES_EACH = 7;

/** A card of the hand: over a slot it is played for the temple, over its branch for the oak. */
export function carryCard(event: PointerEvent, scene: Scene, card: number): void {
  const stage = stageOf(scene);
  const picture = (event.currentTarget as Element).querySelector('svg');
  const key = `card:${card}`;
  if (!picture || scene.decision?.prompt !== 'main' || !stage.all.has(key)) return;
  carry(event, {
    picture,
    targets: `[${SPOT}^="slot:"], [${SPOT}^="space:"]`,
    width: 54,
    lifted() {
      if ((stage.all.get(key)?.length ?? 0) > 1 && stage.cardOnly !== card) stage.take(key);
    },
    dropped: (target) => target !== null && played(scene, card, target.getAttribute(SPOT) ?? ''),
  });
}

/** Plays the card there, or asks why it cannot be played there; false when it goes back. */
function played(scene: Scene, card: number, spot: string): boolean {
  const stage = stageOf(scene);
  const [name, text] = spot.split(':');
  const where = Number(text);
  const values = printed(oak(scene));
  const temple = values.temples[card] ?? null;
  const branch = name === 'space' ? Math.floor(where / SPACES_EACH) : Math.floor(where / 3);
  if (temple !== null && branch !== temple) return false;
  const wanted: Option[] =
    name === 'space' ? [['oak', card]] : (stage.all.get(spot) ?? []).filter((each) => each[1] === card);
  const open = wanted.filter((each) => stage.all.get(`card:${card}`)?.some((one) => same(one, each)));
  if (open.length === 1) stage.spell(open[0]!);
  else if (open.length) stage.take(spot);
  else scene.refuse(name === 'space' ? ['oak', card] : ['temple', card, where % 3, card * 4 + (where % 3)]);
  return open.length > 0;
}

const same = (one: Option, other: Option): boolean => one.join(' ') === other.join(' ');

/** Something on display: let go over the own grove it is taken. */
export function carryHome(event: PointerEvent, scene: Scene, key: string): void {
  const stage = stageOf(scene);
  const picture = (event.currentTarget as Element).querySelector('svg');
  if (!picture || !stage.lit.has(key)) return;
  carry(event, {
    picture,
    targets: '.strip, .dock',
    width: 60,
    lifted() {},
    dropped: (target) => target !== null && stage.take(key),
  });
}
