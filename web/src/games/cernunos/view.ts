/** What the server shows of a game of Cernunos, and what a drawing works out from it. */

import type { Scene, View } from '../../lib/scene';

export interface Piece {
  owner: number;
  token: number;
}

export interface Waiting extends Piece {
  cell: number | null;
  repeat: boolean;
}

export interface Clearing {
  cells: Piece[][];
  power: (number | null)[];
  /** By token and cell: the cells it would work on from there. */
  reach: number[][][];
  reserves: number[][];
  burnt: number[];
  waiting: Waiting[];
}

export const TREE = 0;
export const BOAR = 1;
export const DEER = 2;
export const WOLF = 3;
export const SQUIRREL = 4;
export const FOX = 5;
export const RAVEN = 6;
export const FIRE = 7;
export const TOKENS = [TREE, BOAR, DEER, WOLF, SQUIRREL, FOX, RAVEN, FIRE] as const;
export const CELLS = Array.from({ length: 12 }, (_, cell) => cell);
export const COLOUR = ['green', 'violet'] as const;

export const clearingOf = (view: View): Clearing => view.board as unknown as Clearing;
export const clearing = (scene: Scene): Clearing => clearingOf(scene.view);

export const top = (cells: readonly Piece[][], cell: number): Piece | undefined => cells[cell]?.at(-1);
export const colourOfSeat = (owner: number): 'green' | 'violet' => COLOUR[owner] ?? 'green';

/** The number on each cell's shield, from the tables of reach that came with the view. */
export function powers(cells: readonly Piece[][], reach: readonly number[][][]): (number | null)[] {
  return CELLS.map((cell) => {
    const stack = cells[cell] ?? [];
    const piece = stack.at(-1);
    if (!piece) return null;
    let power = -1;
    for (let i = stack.length - 1; i >= 0 && stack[i]?.owner === piece.owner; i--) power++;
    for (const other of CELLS) {
      const near = top(cells, other);
      if (near?.token === DEER && near.owner === piece.owner && other !== cell)
        if (reach[DEER]?.[other]?.includes(cell)) power++;
      if (near?.token === WOLF && near.owner !== piece.owner)
        if (reach[WOLF]?.[other]?.includes(cell)) power--;
    }
    return power;
  });
}

export interface Change {
  cell: number;
  from: number;
  to: number;
}

export interface Preview {
  changes: Change[];
  burns: number[];
  /** The token itself, a Tree beside a Fire, would burn at once. */
  burnsItself: boolean;
  /** What would lie on top of other cells than now, and how well it would resist there. */
  ghosts: { cell: number; piece: Piece; height: number; power: number | null }[];
}

/** What the choice aimed at would change, seen by laying the clearing beside what it would be. */
export function compared(
  now: Clearing,
  then: Clearing,
  placed: { piece: Piece; cell: number } | null,
): Preview {
  const found: Preview = { changes: [], burns: [], burnsItself: false, ghosts: [] };
  for (const cell of CELLS) {
    const [old, fresh] = [now.cells[cell] ?? [], then.cells[cell] ?? []];
    const [from, to] = [now.power[cell], then.power[cell]];
    const [was, is] = [old.at(-1), fresh.at(-1)];
    const same = was?.owner === is?.owner && was?.token === is?.token && old.length === fresh.length;
    if (placed?.cell === cell) found.burnsItself = fresh.length <= old.length;
    else if (!same && is && fresh.length >= old.length)
      found.ghosts.push({ cell, piece: is, height: fresh.length, power: to ?? null });
    else if (!same && was?.token === TREE && burnt(then) > burnt(now)) found.burns.push(cell);
    else if (same && from != null && to != null && from !== to) found.changes.push({ cell, from, to });
  }
  return found;
}

const burnt = (board: Clearing): number => board.burnt.reduce((sum, each) => sum + each, 0);

export interface Push {
  from: number;
  to: number;
  wraps: boolean;
  /** One step from the Boar: right and up positive, as Green sees it. */
  dx: number;
  dy: number;
}

/** Where the top of a neighbouring cell goes when the Boar pushes it: on, round the edge if need be. */
export function push(boar: number, target: number): Push {
  const dx = (target % 4) - (boar % 4);
  const dy = Math.floor(target / 4) - Math.floor(boar / 4);
  const x = (target % 4) + dx;
  const y = Math.floor(target / 4) + dy;
  const wraps = x < 0 || x > 3 || y < 0 || y > 2;
  return { from: target, to: ((y + 3) % 3) * 4 + ((x + 4) % 4), wraps, dx, dy };
}

export const held = (board: Clearing, seat: number): number =>
  board.cells.filter((stack) => stack.at(-1)?.owner === seat).length;

export const treesSeen = (board: Clearing, seat: number): number =>
  board.cells.filter((stack) => stack.at(-1)?.owner === seat && stack.at(-1)?.token === TREE).length;

export const left = (board: Clearing, seat: number): number =>
  (board.reserves[seat] ?? []).reduce((sum, count) => sum + count, 0);
