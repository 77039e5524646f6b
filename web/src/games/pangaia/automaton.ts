/** The turn of the Corrupted Spirit, cut into beats from what the log says of it. */

import type { AutomatonStep } from '../../lib/automaton.svelte';
import type { LogLine } from '../../lib/protocol';
import type { View } from '../../lib/scene';
import { type Continent, continentOf, isLake, tileOf } from './view';

/** What begins a beat of its own; what he does with trees and seeds then is one more. */
const BEGINS = new Set(['automa', 'corrupted_moves', 'corrupted_stays', 'tile_corrupted', 'storm_passed']);
const LANDS = ['land', 'lands', 'origin'];

/** None where he did nothing, or nothing worth a stop. */
export function automatonSteps(before: View, lines: readonly LogLine[], after: View): AutomatonStep[] {
  const from = lines.findIndex(({ key }) => key === 'automa');
  if (from < 0 || !continentOf(after).solo) return [];
  const next = lines.findIndex(({ key }, i) => i > from && key === 'turn');
  const until = next < 0 ? lines.length : next;
  const [first, ...rest] = cut(lines.slice(from, until));
  const last = rest.pop();
  if (!first || !last) return [];
  const groups = [[...lines.slice(0, from), ...first], ...rest, [...last, ...lines.slice(until)]];
  const seen: LogLine[] = [];
  return groups.map((told) => {
    seen.push(...told);
    const board = between(continentOf(before), continentOf(after), seen);
    const { seats } = after;
    return { view: { turn: before.turn, seats, board: board as unknown as View['board'] }, lines: told };
  });
}

function cut(lines: readonly LogLine[]): LogLine[][] {
  const groups: LogLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const apart = BEGINS.has(line.key) || (line.key !== 'drained' && BEGINS.has(last?.[0]?.key ?? ''));
    if (!last || apart) groups.push([line]);
    else last.push(line);
  }
  return groups;
}

/** The continent where what was told lies as it will lie, and the rest as it lay. */
function between(before: Continent, after: Continent, seen: readonly LogLine[]): Continent {
  const tiles = new Set(seen.flatMap(({ params }) => ('tile' in params ? [Number(params.tile)] : [])));
  const lands = new Set(
    seen.flatMap(({ params }) => LANDS.flatMap((name) => [params[name] ?? []].flat().map(Number))),
  );
  const fallen = new Set(
    seen.flatMap(({ key, params }) => (key === 'tile_corrupted' ? [Number(params.tile)] : [])),
  );
  const told = ({ land }: { land: number }): boolean => lands.has(land) || fallen.has(tileOf(land));
  const mixed = <Piece extends { land: number }>(old: readonly Piece[], now: readonly Piece[]): Piece[] => [
    ...old.filter((piece) => !told(piece)),
    ...now.filter(told),
  ];
  const moved = seen.some(({ key }) => key === 'corrupted_moves');
  return {
    ...before,
    tiles: before.tiles.map((tile, i) => (tiles.has(i) ? (after.tiles[i] ?? tile) : tile)),
    trees: mixed(before.trees, after.trees),
    seeds: mixed(before.seeds, after.seeds),
    spirits: before.spirits.map((at, side) => {
      const then = after.spirits[side] ?? at;
      return moved || side === 0 || !isLake(then) ? then : at;
    }),
    players: after.players,
  };
}
