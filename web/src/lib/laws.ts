/** The paragraph of the rules behind each line of a log: `text/laws.json` beside the game's texts. */

const found = import.meta.glob<Record<string, string>>('../../../src/nemeton/games/*/text/laws.json', {
  import: 'default',
});

/** By the key of an event; nothing for a game that does not say. */
export async function lawsOf(game: string): Promise<Readonly<Record<string, string>>> {
  const load = found[`../../../src/nemeton/games/${game}/text/laws.json`];
  return load ? await load() : {};
}
