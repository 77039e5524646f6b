/** Creating a table with the least asking: against bots, alone. */

import { api } from './api';
import { prefs } from './prefs.svelte';
import type { GameInfo, NewTable, SeatSettings } from './protocol';
import { router } from './router.svelte';
import { seatKeys } from './seatkeys';
import { t } from './words.svelte';

/** Takes the seat, keeps its key, goes to the table. */
export async function createTable(request: NewTable): Promise<void> {
  const joined = await api.create(request);
  seatKeys.keep(joined);
  router.go(`/t/${joined.table}`);
}

export const playerName = (): string => prefs.name || t('someone');

/** The level a newcomer meets: above random, where there is one. */
export const friendly = (game: GameInfo): string => game.levels[Math.min(1, game.levels.length - 1)] ?? '';

/** One against bots, as few of them as the rules allow. */
export function againstBots(game: GameInfo, level = friendly(game)): NewTable {
  const count = Math.max(2, game.players[0] ?? 2);
  const players = game.players.includes(count) ? count : (game.players[0] ?? 2);
  const seats: SeatSettings[] = [
    { kind: 'me' },
    ...Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level })),
  ];
  return { game: game.name, seats, name: playerName() };
}

/** Alone, by the rules' own solo mode where there is one, else against the gentlest opponent. */
export function alone(game: GameInfo): NewTable {
  if (!game.players.includes(1)) return againstBots(game);
  return { game: game.name, seats: [{ kind: 'me' }], name: playerName() };
}

const MIDDLE = 2; // of the levels that every game has, the gentle grades of a net not counted

/** A bot that plays as well as one might oneself: the one in the middle. */
export const middling = (game: GameInfo): string =>
  game.levels[Math.min(MIDDLE, game.levels.length - 1)] ?? '';
