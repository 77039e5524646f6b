/** By how much the whole page is magnified on very large screens. */

/** What a pointer says is in pixels of the screen, what a style says in pixels of the page. */
export const pageZoom = (): number =>
  Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1;
