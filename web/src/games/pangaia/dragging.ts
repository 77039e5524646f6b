/** Seeds, treetops and spirits may also be carried to the hex where they are wanted. */

import { drag } from '../../lib/drag';
import { prefs } from '../../lib/prefs.svelte';
import type { Scene } from '../../lib/scene';
import { hoverOf } from './hover.svelte';
import { take, wanted } from './map/targets';

const hexOf = (target: Element | null): number | null =>
  target ? Number(target.getAttribute('data-hex')) : null;

/** `lifted` picks what is carried; the hex where it is let go is picked like a pressed one. */
export function dragToHex(event: PointerEvent, scene: Scene, lifted: () => void): void {
  const picture = (event.currentTarget as Element | null)?.querySelector('svg.picture');
  if (!picture || !scene.asked) return;
  event.stopPropagation(); // the map stays where it is
  const hover = hoverOf(scene);
  drag(event, {
    picture,
    targets: '[data-hex]',
    lifted,
    over: (target) => (hover.hex = hexOf(target)),
    dropped(target) {
      const hex = hexOf(target);
      hover.hex = null;
      return hex !== null && put(scene, hex);
    },
  });
}

/** Letting go is saying yes, unless moves are to be confirmed. */
function put(scene: Scene, hex: number): boolean {
  const before = scene.decision?.number;
  if (!take(scene, hex)) {
    scene.refuse(wanted(scene, hex), hex);
    return false;
  }
  if (scene.selection.pending && scene.decision?.number === before && !prefs.chosen.confirm)
    scene.selection.confirm();
  return true;
}
