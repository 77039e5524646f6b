/** Sentences about the board that the drawing needs. */

import type { LogLine } from '../../lib/protocol';
import type { Scene } from '../../lib/scene';
import { t } from '../../lib/words.svelte';
import { clearing } from './view';

const cellName = (scene: Scene, cell: number): string => scene.speech.name('cell', cell);

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
