/** The position of Cernunos in words: the cells in rows, what is stacked there, what is left to place. */

import type { Scene } from '../../../lib/scene';
import { thingOf } from '../../../parts/explain/thing';
import { counted, type Line, lines, type Passage, sentence } from '../../position';
import { CELLS, clearing, held, type Piece, treesSeen } from '../view';
import { say } from './words';

const ACROSS = 4;

const PLACEMENTS = ['first', 'second'];

export const describe = (scene: Scene): Passage[] => [
  { title: say('turn'), lines: placement(scene.view.turn.phase) },
  { title: say('clearing'), lines: CELLS.map((cell) => cellLine(scene, cell)) },
  { title: say('waiting'), lines: waiting(scene) },
  ...scene.view.seats.map((_, seat) => player(scene, seat)),
];

const placement = (phase: string): Line[] => lines(PLACEMENTS.includes(phase) && say('placement', { phase }));

const piece = (scene: Scene, { owner, token }: Piece): string =>
  say('piece', { owner: scene.speech.name('player', owner), token: scene.speech.name('token', token) });

/** The cells beside one, by row and column. */
const beside = (cell: number): number[] =>
  CELLS.filter((other) => {
    const across = Math.abs((cell % ACROSS) - (other % ACROSS));
    const down = Math.abs(Math.floor(cell / ACROSS) - Math.floor(other / ACROSS));
    return across + down === 1;
  });

function cellLine(scene: Scene, cell: number): Line {
  const board = clearing(scene);
  const stack = board.cells[cell] ?? [];
  const top = stack.at(-1);
  const below = stack.slice(0, -1).reverse();
  const text = sentence(scene.speech.name('cell', cell), [
    top ? piece(scene, top) : say('empty'),
    top !== undefined && say('power', { power: board.power[cell] ?? 0 }),
    below.length > 0 && say('below', { pieces: below.map((each) => piece(scene, each)).join(', ') }),
    say('beside', {
      cells: beside(cell)
        .map((each) => scene.speech.name('cell', each))
        .join(', '),
    }),
  ]);
  return { text, thing: top && thingOf(scene, 'token', top.token, cell) };
}

/** The animals of a chain that are still to act, the next one first. */
const waiting = (scene: Scene): Line[] =>
  clearing(scene).waiting.map((each) => ({
    text: sentence(piece(scene, each), [
      each.cell !== null && say('acts-at', { cell: scene.speech.name('cell', each.cell) }),
    ]),
  }));

function player(scene: Scene, seat: number): Passage {
  const board = clearing(scene);
  const reserve = counted(board.reserves[seat] ?? [], (token) => scene.speech.name('token', token));
  return {
    title: `${scene.seatName(seat)} · ${scene.speech.name('player', seat)}`,
    lines: lines(
      say('cells', { count: held(board, seat) }),
      say('trees', { count: treesSeen(board, seat) }),
      reserve ? say('reserve', { tokens: reserve }) : say('reserve-none'),
      (board.burnt[seat] ?? 0) > 0 && say('burnt', { count: board.burnt[seat] ?? 0 }),
    ),
  };
}
