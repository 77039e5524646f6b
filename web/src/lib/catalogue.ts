/** The catalogue: the games as the home page shows them, whether or not the server has them yet. */

import type { GameInfo } from './protocol';

export interface CatalogueEntry {
  name: string;
  /** 0 where nobody has said. */
  minutes: number;
  /** One to four acorns; 0 where nobody has said. */
  weight: 0 | 1 | 2 | 3 | 4;
  players: string;
  /** Whether players hold what others must not see. */
  hidden: boolean;
  /** The first lesson, and how long it takes. */
  lesson?: { name: string; minutes: number };
}

export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    name: 'cernunos',
    minutes: 20,
    weight: 1,
    players: '2',
    hidden: false,
    lesson: { name: 'place', minutes: 4 },
  },
  {
    name: 'pangaia',
    minutes: 60,
    weight: 2,
    players: '1–4',
    hidden: true,
    lesson: { name: 'land', minutes: 6 },
  },
  {
    name: 'oak',
    minutes: 120,
    weight: 3,
    players: '1–4',
    hidden: false,
    lesson: { name: 'druids', minutes: 7 },
  },
  {
    name: 'root',
    minutes: 90,
    weight: 4,
    players: '1–6',
    hidden: true,
    lesson: { name: 'woodland', minutes: 7 },
  },
];

/** A game that somebody has installed besides the four. */
export function catalogueEntry(game: GameInfo): CatalogueEntry {
  const [least, most] = [game.players[0] ?? 1, game.players.at(-1) ?? 1];
  return {
    name: game.name,
    minutes: 0,
    weight: 0,
    players: least === most ? `${least}` : `${least}–${most}`,
    hidden: !game.openBook,
  };
}

export const NAMES: Record<string, string> = {
  cernunos: 'Cernunos',
  pangaia: 'Pangaia',
  oak: 'Oak',
  root: 'Root',
};

export const nameOfGame = (game: string): string =>
  NAMES[game] ?? game.charAt(0).toUpperCase() + game.slice(1);
