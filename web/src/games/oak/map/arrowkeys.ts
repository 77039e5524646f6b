/** Arrow keys walk what may be taken, to the nearest that way. */

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function walk(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const from = document.activeElement;
  const root = event.currentTarget;
  if (!way || event.shiftKey || !from || !(root instanceof HTMLElement)) return;
  const middle = (each: Element): readonly [number, number] => {
    const box = each.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  const ahead = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')]
    .filter((each) => each !== from && each.tabIndex >= 0)
    .map((each) => {
      const [ex, ey] = middle(each);
      const along = (ex - x) * way[0] + (ey - y) * way[1];
      const aside = Math.abs((ex - x) * way[1]) + Math.abs((ey - y) * way[0]);
      return { each, along, far: along + aside * 2 };
    })
    .filter(({ along }) => along > 2)
    .sort((a, b) => a.far - b.far);
  if (!ahead[0]) return;
  event.preventDefault();
  ahead[0].each.focus();
}
