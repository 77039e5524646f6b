/** The viewport of a board: how it is zoomed and shifted within its frame. */

import { pageZoom } from './pagezoom';

const MOST = 4;

export class Viewport {
  zoom = $state(1);
  /** How far the middle of the sheet lies from the middle of the frame. */
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  element = $state.raw<HTMLElement | null>(null);

  /** Zooms so that the point stays where it is; without one, the middle of the frame. */
  to(next: number, px?: number, py?: number): void {
    const box = this.element?.getBoundingClientRect();
    const cx = px === undefined || !box ? 0 : (px - box.left - box.width / 2) / pageZoom();
    const cy = py === undefined || !box ? 0 : (py - box.top - box.height / 2) / pageZoom();
    const limited = Math.max(1, Math.min(MOST, next));
    this.x = cx - ((cx - this.x) * limited) / this.zoom;
    this.y = cy - ((cy - this.y) * limited) / this.zoom;
    this.zoom = limited;
    this.limit();
  }

  shift(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.limit();
  }

  /** Brings a point of the screen to the middle of the frame. */
  centre(px: number, py: number): void {
    const box = this.element?.getBoundingClientRect();
    if (!box) return;
    const [dx, dy] = [box.left + box.width / 2 - px, box.top + box.height / 2 - py];
    this.shift(dx / pageZoom(), dy / pageZoom());
  }

  private upright: boolean | null = null;

  /** The frame has another size: where the screen was turned it shows the whole board again. */
  fit(width: number, height: number): void {
    const upright = innerHeight > innerWidth;
    const turned = this.upright !== null && this.upright !== upright;
    this.upright = upright;
    this.width = width;
    this.height = height;
    if (turned) this.to(1);
    else this.limit();
  }

  private limit(): void {
    const spareX = (this.width * (this.zoom - 1)) / 2;
    const spareY = (this.height * (this.zoom - 1)) / 2;
    this.x = Math.max(-spareX, Math.min(spareX, this.x));
    this.y = Math.max(-spareY, Math.min(spareY, this.y));
  }
}
