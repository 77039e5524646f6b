/** Serves pictures of game-icons as modules. */

import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';

const PREFIX = 'glyph:';

/** `import oak from 'glyph:oak'` gives the outline of that game-icons picture, 512 × 512. */
export function glyphs(): Plugin {
  const known: Record<string, { body: string }> = icons.icons;
  return {
    name: 'glyphs',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = known[name];
      if (!icon) throw new Error(`game-icons has no picture named ${name}`);
      return `export default ${JSON.stringify(icon.body.replaceAll('fill="currentColor"', ''))}`;
    },
  };
}
