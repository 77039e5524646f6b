/** The options that a game is started with: the usual ones, those that differ, and in words. */

import type { GameInfo } from './protocol';
import { t, type Words } from './words.svelte';

export type Options = Record<string, unknown>;

export const usualOptions = (game: GameInfo): Options =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));

/** Only what differs from what is meant anyway. */
export function changedOptions(game: GameInfo, options: Options): Options {
  const differs = (name: string, usual: unknown): boolean =>
    name in options && JSON.stringify(options[name]) !== JSON.stringify(usual);
  const changed = game.options.filter((option) => differs(option.name, option.default));
  return Object.fromEntries(changed.map(({ name }) => [name, options[name]]));
}

/** What differs, in words. */
export function optionWords(options: Options, game: GameInfo, words: Words): string[] {
  return Object.entries(changedOptions(game, options)).map(([name, value]) => {
    const label = words.find(`option-${name}`) ?? name;
    const kind = game.options.find((option) => option.name === name)?.kind;
    const named = (choice: unknown): string => words.find(`option-${name}-${choice}`) ?? String(choice);
    if (kind === 'Flag') return value ? label : t('option-without', { option: label });
    if (kind === 'TextSetting') return label;
    return t('option-is', { option: label, value: [value].flat().map(named).join(', ') });
  });
}
