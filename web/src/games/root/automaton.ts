/** The turn of the Mechanical Marquise, cut into its steps from what the log says of it. */

import type { AutomatonStep } from '../../lib/automaton.svelte';
import type { LogLine } from '../../lib/protocol';
import type { View } from '../../lib/scene';
import { type MachineView, type MarquiseBoard, type Note, type Woodland, woodlandOf } from './view';

const MACHINE = 0;
const of = (line: LogLine, name: string): number => Number(line.params[name]);

/** None where the machine did nothing, or nothing worth a stop. */
export function automatonSteps(before: View, lines: readonly LogLine[], after: View): AutomatonStep[] {
  if (!after.seats.some((seat) => seat.automaton)) return [];
  const starts = (line: LogLine, machine: boolean) =>
    line.key === 'turn_of' && (of(line, 'faction') === MACHINE) === machine;
  const begun = lines.findIndex((line) => starts(line, true));
  if (begun < 0 && woodlandOf(before).active !== MACHINE) return [];
  const from = Math.max(0, begun);
  const until = lines.findIndex((line, i) => i > from && starts(line, false));
  const groups = cut(lines.slice(from, until < 0 ? lines.length : until));
  if (groups.length < 2) return [];
  const told = [[...lines.slice(0, from), ...groups[0]!], ...groups.slice(1)];
  const found = unfolded(before, told, after);
  if (until >= 0) found.push({ view: after, lines: lines.slice(until) });
  return found;
}

/** A step begins where the turn does, an order is shown, a battle or a move begins, warriors are recruited. */
function cut(lines: readonly LogLine[]): LogLine[][] {
  const groups: LogLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const recruits = line.key === 'placed' && last?.at(-1)?.key !== 'placed';
    if (!last || recruits || ['order', 'battle', 'moved'].includes(line.key)) groups.push([line]);
    else last.push(line);
  }
  return groups;
}

/** The table after each group of lines. */
function unfolded(before: View, groups: readonly LogLine[][], after: View): AutomatonStep[] {
  const seen: LogLine[] = [];
  let board = structuredClone(woodlandOf(before));
  const [fights, end] = [groups.flat().filter(({ key }) => key === 'battle_over').length, woodlandOf(after)];
  return groups.map((lines) => {
    board = structuredClone(board);
    seen.push(...lines);
    for (const line of lines) apply(board, line);
    board.active = MACHINE;
    const fought = seen.filter(({ key }) => key === 'battle_over').length;
    if (fights && fought === fights) [board.battles, board.last_fight] = [end.battles, end.last_fight];
    progress(board, end, seen, lines);
    orders(board, woodlandOf(before), seen);
    const seats = after.seats.map((each, seat) => ({
      ...each,
      score: board.factions.find((one) => one.seat === seat)?.score ?? null,
    }));
    const turn = { ...before.turn, phase: seen.some(({ key }) => key === 'order') ? 'daylight' : 'birdsong' };
    return { view: { turn, seats, board: board as unknown as Record<string, unknown> }, lines };
  });
}

/** What one line of the log changes on the map and on the score. */
function apply(board: Woodland, line: LogLine): void {
  const put = (clearing: number, piece: number, number: number): void => {
    const pieces = board.clearings[clearing]?.pieces;
    if (!pieces) return;
    pieces[piece] = (pieces[piece] ?? 0) + number;
    if (!(pieces[piece] > 0)) delete pieces[piece];
  };
  const faction = board.factions.find((each) => each.faction === of(line, 'faction'));
  const number = of(line, 'number');
  if (line.key === 'moved') {
    put(of(line, 'origin'), of(line, 'faction'), -number);
    put(of(line, 'destination'), of(line, 'faction'), number);
  } else if (line.key === 'placed') put(of(line, 'clearing'), of(line, 'piece'), number);
  else if (line.key === 'removed') put(of(line, 'clearing'), of(line, 'piece'), -number);
  else if (line.key === 'scored' && faction?.score != null) faction.score += of(line, 'points');
  else if (line.key === 'lost_points' && faction?.score != null) faction.score -= of(line, 'points');
}

/** The steps on its board: told, being told, to come. */
function progress(board: Woodland, end: Woodland, seen: readonly LogLine[], now: readonly LogLine[]): void {
  const [mine, last] = [machineOf(board), machineOf(end)];
  if (!mine || !last) return;
  const tell = (notes: readonly Note[], key: string): Note[] => {
    const count = (lines: readonly LogLine[]) => lines.filter((line) => line.key === key).length;
    const [all, current] = [count(seen), count(now)];
    return notes.map((note, i) => {
      if (note.state !== 'done' || i < all - current) return note;
      return { ...note, state: i < all ? ('now' as const) : ('next' as const) };
    });
  };
  const order = seen.findLast(({ key }) => key === 'order');
  Object.assign(mine, {
    ...last,
    order: order ? of(order, 'card') : -1,
    playing: order !== undefined,
    battles: tell(last.battles, 'battle'),
    moves: tell(last.moves, 'moved'),
    recruits: tell(last.recruits, 'placed'),
  });
}

const machineOf = (board: Woodland): MachineView | undefined =>
  (board.factions.find((each) => each.faction === MACHINE)?.board as unknown as MarquiseBoard | undefined)
    ?.machine;

/** The order being played lies open at the left end of the row. */
function orders(board: Woodland, before: Woodland, seen: readonly LogLine[]): void {
  const shown = seen.filter(({ key }) => key === 'order');
  const last = shown.at(-1);
  if (last) board.orders = [of(last, 'card'), ...before.orders.slice(shown.length)];
}
