/** A sentence broken into lines of so many letters at most, between words; a § stays with its number. */
export function inLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<!§) /)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
