declare module 'glyph:*' {
  const body: string;
  export default body;
}
