/** The lines that were tried from a position, as a tree: where they part, and where each node is drawn. */

export type Line = readonly string[];

export interface Branch {
  /** The moves that lead to it. */
  path: Line;
  move: string;
  /** Counted from where the tree begins. */
  column: number;
  row: number;
  /** The row of the node before it. */
  from: number;
}

export const joined = (moves: Line): string => moves.join('.');

export const startsWith = (line: Line, path: Line): boolean => path.every((move, i) => line[i] === move);

/** The lines with one more, less those that it merely goes on with. */
export function withLine(lines: readonly Line[], line: Line): Line[] {
  if (lines.some((each) => startsWith(each, line))) return [...lines];
  const place = lines.findIndex((each) => startsWith(line, each));
  return place < 0 ? [...lines, line] : lines.map((each, i) => (i === place ? line : each));
}

/** With how many moves both begin. */
export function shared(one: Line, other: Line): number {
  const parted = one.findIndex((move, i) => move !== other[i]);
  return parted < 0 ? one.length : parted;
}

/** How many moves all lines have in common. */
export const common = (lines: readonly Line[]): number =>
  Math.min(...lines.map((line) => shared(line, lines[0] ?? [])));

/** Where every node goes: a line keeps its row, one that leaves it begins a new one below. */
export function branches(lines: readonly Line[], base: number): Branch[] {
  const found = new Map<string, Branch>();
  let rows = 0;
  for (const line of lines) {
    let row = -1;
    for (let depth = base + 1; depth <= line.length; depth++) {
      const path = line.slice(0, depth);
      const known = found.get(joined(path));
      if (known) continue;
      if (row < 0) row = rows++;
      const before = found.get(joined(line.slice(0, depth - 1)));
      const from = depth === base + 1 ? 0 : (before?.row ?? row);
      found.set(joined(path), { path, move: line[depth - 1] ?? '', column: depth - base, row, from });
    }
  }
  return [...found.values()];
}
