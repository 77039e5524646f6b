/** The type of `import oak from 'glyph:oak'`: an outline of game-icons, see plugins/glyphs.ts. */

declare module 'glyph:*' {
  const body: string;
  export default body;
}
