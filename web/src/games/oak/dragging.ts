/** Cards carried to a temple or up the oak, Creatures and Artifacts carried home. */

import { drag } from '../../lib/drag';
import type { Scene } from '../../lib/scene';
import type { Option } from '../../lib/speech';
import { interactionOf } from './interaction.svelte';
import { printed } from './printed';

const SPOT = 'data-spot';
const SPACES_EACH = 7;

/** A card of the hand: over a slot it is played for the temple, over its branch for the oak. */
export function dragCard(event: PointerEvent, scene: Scene, card: number): void {
  const interaction = interactionOf(scene);
  const picture = (event.currentTarget as Element).querySelector('svg');
  const key = `card:${card}`;
  if (!picture || scene.decision?.prompt !== 'main' || !interaction.all.has(key)) return;
  drag(event, {
    picture,
    targets: `[${SPOT}^="slot:"], [${SPOT}^="space:"]`,
    width: 54,
    lifted() {
      if ((interaction.all.get(key)?.length ?? 0) > 1 && interaction.cardOnly !== card) interaction.take(key);
    },
    dropped: (target) => target !== null && played(scene, card, target.getAttribute(SPOT) ?? ''),
  });
}

/** Plays the card there, or asks why it cannot be played there; false when it goes back. */
function played(scene: Scene, card: number, spot: string): boolean {
  const interaction = interactionOf(scene);
  const [name, text] = spot.split(':');
  const where = Number(text);
  const values = printed(scene);
  const temple = values.temples[card] ?? null;
  const branch = name === 'space' ? Math.floor(where / SPACES_EACH) : Math.floor(where / 3);
  if (temple !== null && branch !== temple) return false;
  const wanted: Option[] =
    name === 'space' ? [['oak', card]] : (interaction.all.get(spot) ?? []).filter((each) => each[1] === card);
  const open = wanted.filter((each) => interaction.all.get(`card:${card}`)?.some((one) => same(one, each)));
  if (open.length === 1) interaction.spell(open[0]!);
  else if (open.length) interaction.take(spot);
  else
    scene.refuse(
      name === 'space' ? ['oak', card] : ['temple', card, where % 3, card * 4 + (where % 3)],
      spot,
    );
  return open.length > 0;
}

const same = (one: Option, other: Option): boolean => one.join(' ') === other.join(' ');

/** Something on display: let go over the own grove it is taken. */
export function dragHome(event: PointerEvent, scene: Scene, key: string): void {
  const interaction = interactionOf(scene);
  const picture = (event.currentTarget as Element).querySelector('svg');
  if (!picture || !interaction.lit.has(key)) return;
  drag(event, {
    picture,
    targets: '.strip, .dock',
    width: 60,
    lifted() {},
    dropped: (target) => target !== null && interaction.take(key),
  });
}
