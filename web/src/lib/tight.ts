/** A column whose contents are closer together where they would not all be in sight. */

import { narrow } from './narrow.svelte';

/** Keeps the class `tight` on a box as long as its contents are higher than it without that class. */
export function tight(box: HTMLElement): { destroy(): void } {
  const measure = () => {
    if (narrow.is) return; // no column stands there
    box.classList.remove('tight');
    box.classList.toggle('tight', box.scrollHeight > box.clientHeight + 1);
  };
  const sized = new ResizeObserver(measure);
  const changed = new MutationObserver(measure);
  sized.observe(box);
  changed.observe(box, { childList: true, characterData: true, subtree: true });
  return {
    destroy() {
      sized.disconnect();
      changed.disconnect();
    },
  };
}
