/** An owner's own values, kept in this browser by game. */

import { type Correction, isTable } from './document';

const store = (game: string): string => `nemeton.values.${game}`;

export function keptValues(game: string): Correction {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(store(game)) ?? '{}');
    return isTable(found) ? found : {};
  } catch {
    return {};
  }
}

export function keepValues(game: string, data: Correction): void {
  try {
    if (Object.keys(data).length) localStorage.setItem(store(game), JSON.stringify(data));
    else localStorage.removeItem(store(game));
  } catch {
    // a browser that keeps nothing still has them as long as the page
  }
}

export const hasKeptValues = (game: string): boolean => Object.keys(keptValues(game)).length > 0;
