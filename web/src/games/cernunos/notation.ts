/** A board of Cernunos as the line of text that the server reads; it says whether there can be such a one. */

import type { Clearing } from './view';

export const STAGES = ['start', 'place1', 'place2', 'last'] as const;
export type Stage = (typeof STAGES)[number];

const LETTERS = 'TBDWSFRX';
const OWNERS = 'gv';
const SIDES = ['green', 'violet'];
const ACROSS = 4;

const cellName = (cell: number): string => `${'abcd'[cell % ACROSS] ?? ''}${Math.floor(cell / ACROSS) + 1}`;

export function written(board: Clearing, side: number, stage: Stage): string {
  const cells = board.cells.flatMap((stack, cell) => {
    const tokens = stack.map(({ owner, token }) => `${OWNERS[owner]}${LETTERS[token]}`);
    return tokens.length ? [`${cellName(cell)}=${tokens.join(',')}`] : [];
  });
  const [green = [], violet = []] = board.reserves;
  const kept = `g:${green.join('.')} v:${violet.join('.')} burnt:${board.burnt.join('.')}`;
  return `${cells.join('/') || '-'} ${SIDES[side]} ${stage} ${kept}`;
}
