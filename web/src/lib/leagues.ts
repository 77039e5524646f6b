/** Leagues, ratings and profiles: what the server is asked, and what those who take part are called. */

import { ask, known } from './api';
import type {
  EntrantLine,
  LeagueDeed,
  LeagueLists,
  LeaguePage,
  LeagueSettings,
  OptionInfo,
  PersonPage,
  ProfileShown,
  RatingLine,
} from './protocol';
import { t, type Words } from './words.svelte';

const at = (id: string): string => `leagues/${encodeURIComponent(id)}`;

export const leagues = {
  list: (): Promise<LeagueLists> => ask('leagues'),
  open: (wanted: LeagueSettings): Promise<LeaguePage> => known(() => ask('leagues', wanted)),
  look: (id: string): Promise<LeaguePage> => ask(at(id)),
  act: (id: string, deed: LeagueDeed): Promise<LeaguePage> => known(() => ask(at(id), deed)),
  person: (id: string): Promise<PersonPage> => ask(`persons/${encodeURIComponent(id)}`),
  profile: (): Promise<ProfileShown> => ask('me/profile'),
  showProfile: (shown: boolean): Promise<ProfileShown> => ask('me/profile', { shown }),
  best: (game: string): Promise<RatingLine[]> => ask(`games/${encodeURIComponent(game)}/ratings`),
};

/** What somebody who takes part is called; nobody: a bot that fills a table. */
export function entrantName(entrant: EntrantLine | undefined): string {
  if (!entrant) return t('league-fill-in');
  if (entrant.level)
    return t('league-bot', { number: entrant.number + 1, level: t(`level-${entrant.level}`) });
  return entrant.name || t('league-somebody');
}

/** The option of a game by which every seat is given something of its own to play. */
export const sideOption = (options: readonly OptionInfo[]): OptionInfo | undefined =>
  options.find((option) => option.kind === 'PerSeat');

/** What a side is called in its game. */
export const sideName = (words: Words | null, option: OptionInfo | undefined, side: string): string =>
  (option && words?.find(`option-${option.name}-${side}`)) || words?.find(`name-player-${side}`) || side;

/** Half points as people write them. */
export const halves = (twice: number): string =>
  `${Math.floor(twice / 2) || (twice % 2 ? '' : 0)}${twice % 2 ? '½' : ''}`;
