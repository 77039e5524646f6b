/** The pictures of components beside their values, where a game draws them. */

import type { Component } from 'svelte';
import type { GameInfo } from '../lib/protocol';

/** The component at a place of the data, with its values by name. */
export interface Pictured {
  game: GameInfo;
  place: readonly string[];
  values: Readonly<Record<string, unknown>>;
  /** What a key is called. */
  named: (key: string) => string;
}

const pictures: Record<string, () => Promise<{ default: Component<Pictured> }>> = {
  cernunos: () => import('./cernunos/ComponentPicture.svelte'),
  oak: () => import('./oak/pieces/ComponentPicture.svelte'),
  pangaia: () => import('./pangaia/pieces/ComponentPicture.svelte'),
  root: () => import('./root/pieces/ComponentPicture.svelte'),
};

export async function pictureOf(game: string): Promise<Component<Pictured> | null> {
  const load = pictures[game];
  return load ? (await load()).default : null;
}
