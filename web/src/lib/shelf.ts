/** The four games as the home page shows them, whether or not the server has them yet. */

export interface Boxed {
  name: string;
  minutes: number;
  /** One to four acorns. */
  weight: 1 | 2 | 3 | 4;
  players: string;
}

export const SHELF: readonly Boxed[] = [
  { name: 'cernunos', minutes: 20, weight: 1, players: '2' },
  { name: 'pangaia', minutes: 60, weight: 2, players: '1–4' },
  { name: 'oak', minutes: 120, weight: 3, players: '1–4' },
  { name: 'root', minutes: 90, weight: 4, players: '1–6' },
];

export const NAMES: Record<string, string> = {
  cernunos: 'Cernunos',
  pangaia: 'Pangaia',
  oak: 'Oak',
  root: 'Root',
};

export const nameOfGame = (game: string): string => NAMES[game] ?? game;
