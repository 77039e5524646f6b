/** Sentences about the board that the drawing needs. */

import type { LogLine } from '../../lib/protocol';
import type { Scene } from '../../lib/scene';
import { t } from '../../lib/words.svelte';
import { clearing, type Piece, type Preview } from './view';

const cellName = (scene: Scene, cell: number): string => scene.speech.name('cell', cell);

const listed = (scene: Scene, cells: readonly number[]): string =>
  cells.map((cell) => cellName(scene, cell)).join(', ');

/** What a screen reader hears of a cell. */
export function cellLabel(scene: Scene, cell: number, open: boolean): string {
  const board = clearing(scene);
  const stack = board.cells[cell] ?? [];
  const name = cellName(scene, cell);
  const state = scene.asked ? t(open ? 'cernunos-cell-open' : 'cernunos-cell-closed') : '';
  const top = stack.at(-1);
  if (!top) return [t('cernunos-cell-empty', { cell: name }), state].filter(Boolean).join(', ');
  const said = t('cernunos-cell', {
    cell: name,
    owner: scene.speech.name('player', top.owner),
    token: scene.speech.name('token', top.token),
    below: stack.length - 1,
    power: board.power[cell] ?? 0,
  });
  return [said, state].filter(Boolean).join(', ');
}

/** The consequence of what is being aimed at, in a line. */
export function aimSentence(scene: Scene, piece: Piece, cell: number, found: Preview): string {
  const board = clearing(scene);
  const name = cellName(scene, cell);
  if (found.burnsItself) return t('cernunos-aim-burns-itself', { cell: name });
  if (found.burns.length)
    return t('cernunos-aim-burns', {
      cell: name,
      cells: listed(scene, found.burns),
      count: found.burns.length,
    });
  const enemies = found.changes.filter((each) => board.cells[each.cell]?.at(-1)?.owner !== piece.owner);
  const opened = enemies.filter((each) => each.from > 0 && each.to <= 0).map((each) => each.cell);
  const weaker = enemies.filter((each) => each.to < each.from).map((each) => each.cell);
  const stronger = found.changes
    .filter((each) => each.to > each.from && !enemies.includes(each))
    .map((each) => each.cell);
  if (opened.length) return t('cernunos-aim-opens', { cell: name, cells: listed(scene, opened) });
  if (weaker.length) return t('cernunos-aim-weakens', { cell: name, cells: listed(scene, weaker) });
  if (stronger.length) return t('cernunos-aim-strengthens', { cell: name, cells: listed(scene, stronger) });
  return '';
}

/** The cells that the last choice touched. */
export function lastCells(lines: readonly LogLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { key, params } of lines) {
    const cell = key === 'pushed' ? params.destination : params.cell;
    if (
      (key === 'placed' || key === 'pushed' || key === 'lifted' || key === 'swapped') &&
      typeof cell === 'number'
    )
      found.add(cell);
    if (key === 'swapped' && typeof params.other === 'number') found.add(params.other);
  }
  return found;
}
