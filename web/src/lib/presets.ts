/** Ways to play a game that one press sets up on the page of a new table. */

export interface Preset {
  /** Its text is `preset-<game>-<name>`. */
  name: string;
  /** How many seats it takes; else it fits the seats there are. */
  players?: number;
  /** At most so many seats. */
  most?: number;
  options: (players: number) => Record<string, unknown>;
}

/** A campaign that begins: nothing won, nothing kept. */
const firstCampaign = (players: number): string =>
  JSON.stringify({ wins: 0, kept: Array.from({ length: players }, () => []) });

const LEARNING_MIX = ['marquise', 'eyrie', 'alliance', 'vagabond'];
/** Modes in which a machine plays the Marquise. */
const AGAINST_MACHINE = ['competitive', 'cooperative'];

/** The sides that stay open to the seats as the other options stand, and those that are given to them in order. */
export function openSides(
  game: string,
  options: Readonly<Record<string, unknown>>,
  players: number,
  choices: readonly string[],
): { choices: readonly string[]; given: readonly string[] } {
  if (game !== 'root') return { choices, given: [] };
  const machine =
    AGAINST_MACHINE.includes(String(options.mode)) || (options.mode === 'auto' && players === 1);
  return {
    choices: machine ? choices.filter((side) => side !== 'marquise') : choices,
    given: options.guide === true ? LEARNING_MIX : [],
  };
}

export const PRESETS: Record<string, readonly Preset[]> = {
  root: [
    { name: 'usual', options: () => ({}) },
    { name: 'guide', players: 4, options: () => ({ guide: true }) },
    { name: 'match', players: 2, options: () => ({ match: true }) },
    { name: 'rival', most: 5, options: () => ({ mode: 'competitive' }) },
    { name: 'together', most: 4, options: () => ({ mode: 'cooperative' }) },
    {
      name: 'campaign',
      most: 4,
      options: (players) => ({ mode: 'cooperative', campaign: firstCampaign(players) }),
    },
  ],
};
