/** Sentences about the map that the drawing needs. */

import type { LogLine } from '../../lib/protocol';
import type { Scene } from '../../lib/scene';
import { CLEARINGS, factionName, isVagabond, OWNER, standing, VAGABOND, woodland } from './view';
import { say } from './words';

/** What a screen reader hears of a clearing or a forest. */
export function placeLabel(scene: Scene, place: number, lit: boolean): string {
  const board = woodland(scene);
  const parts = [scene.speech.name('place', place)];
  const view = board.clearings[place];
  if (place < CLEARINGS && view) {
    if (view.suit !== null) parts.push(scene.speech.name('suit', view.suit));
    if (view.ruler >= 0) parts.push(say('ruled-by', { faction: factionName(scene, view.ruler, 'the') }));
    const here = standing(board, place);
    for (const { piece, count } of [...here.warriors, ...here.tokens])
      parts.push(`${count} ${scene.speech.name('piece', piece, count > 1 ? 'many' : undefined)}`);
    for (const slot of here.slots)
      parts.push(
        slot === 'ruin' ? say('ruin') : slot ? scene.speech.name('piece', slot.piece) : say('free-slot'),
      );
  }
  board.pawns.forEach((at, i) => {
    if (at === place) parts.push(factionName(scene, VAGABOND + i));
  });
  if (scene.asked) parts.push(say(lit ? 'may-pick' : 'may-not-pick'));
  return parts.join(', ');
}

const PLACES = ['clearing', 'origin', 'destination', 'place'];

/** The places that the last choice touched. */
export function lastPlaces(lines: readonly LogLine[]): Set<number> {
  const found = new Set<number>();
  for (const { params } of lines)
    for (const value of PLACES.flatMap((name) => params[name])) // of a set there are several
      if (typeof value === 'number') found.add(value);
  return found;
}

/** Events that only one faction knows, by the number of that faction. */
const EVENTS: readonly [number, string][] = [
  [0, 'hospitals wood_paid'],
  [1, 'leader decreed turmoil'],
  [2, 'revolt officer mobilized supporter_gained supporter_seen supporter_spent'],
  [5, 'outcast conspiracy revealed'],
  [6, 'priced'],
];
const OF_FACTION = new Map(
  EVENTS.flatMap(([faction, keys]) => keys.split(' ').map((key): [string, number] => [key, faction])),
);

/** Whose deed, gain or loss a line of the log tells; null where it says nothing of anybody. */
export function factionOfLine({ key, params }: LogLine): number | null {
  for (const name of ['vagabond', 'faction', 'attacker', 'victim'])
    if (typeof params[name] === 'number' && Number(params[name]) >= 0) return Number(params[name]);
  return OF_FACTION.get(key) ?? (typeof params.piece === 'number' ? (OWNER[params.piece] ?? null) : null);
}

/** How a piece is called where it is chosen or lost. */
export const pieceName = (scene: Scene, piece: number): string =>
  isVagabond(piece) ? factionName(scene, piece) : scene.speech.name('piece', piece);
