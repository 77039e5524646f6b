/** The tile in hand while the continent is built: where its lake would lie, and how it is turned. */

import { same } from '../../../lib/narrowing';
import type { Scene } from '../../../lib/scene';
import type { Option } from '../../../lib/speech';

export interface Spot {
  q: number;
  r: number;
  turns: number;
}

export class Laying {
  spot = $state.raw<readonly [number, number] | null>(null);
  /** Whether the spot was pressed, and stays while the pointer goes elsewhere. */
  held = $state(false);
  turned = $state(0);

  private lays(scene: Scene): Option[] {
    return scene.asked ? scene.selection.options.filter((option) => option[0] === 'lay') : [];
  }

  spots(scene: Scene): Spot[] {
    const found = new Map<string, Spot>();
    for (const [, q = 0, r = 0] of this.lays(scene) as unknown as [string, number, number][]) {
      const spot = found.get(`${q} ${r}`);
      if (spot) spot.turns++;
      else found.set(`${q} ${r}`, { q, r, turns: 1 });
    }
    return [...found.values()].sort((a, b) => a.r - b.r || a.q - b.q);
  }

  /** The ways to turn the tile at the spot. */
  private here(scene: Scene): Option[] {
    const all = this.lays(scene);
    const spot = this.spot ?? (all[0] && this.spots(scene).length === 1 ? [all[0][1], all[0][2]] : null);
    return spot ? all.filter((option) => option[1] === spot[0] && option[2] === spot[1]) : [];
  }

  ways(scene: Scene): number {
    return this.here(scene).length;
  }

  option(scene: Scene): Option | null {
    const ways = this.here(scene);
    return ways.length ? (ways[((this.turned % ways.length) + ways.length) % ways.length] ?? null) : null;
  }

  hover(q: number, r: number): void {
    if (this.held) return;
    this.spot = [q, r];
    this.turned = 0;
  }

  /** A first press puts the tile there, further ones turn it. */
  press(scene: Scene, q: number, r: number): void {
    if (this.held && this.spot?.[0] === q && this.spot[1] === r) this.turn(scene, 1);
    else {
      this.spot = [q, r];
      this.held = true;
      this.turned = 0;
    }
  }

  turn(scene: Scene, by: number): void {
    if (this.ways(scene)) this.turned += by;
  }

  lay(scene: Scene): void {
    const option = this.option(scene);
    if (option && scene.selection.options.some((each) => same(each, option))) scene.selection.take(option);
    this.reset();
  }

  reset(): void {
    this.spot = null;
    this.held = false;
    this.turned = 0;
  }
}
