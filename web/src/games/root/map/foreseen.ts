/** What differs on the map between two views: pieces that come and go, clearings that change hands. */

import { FIRST_BUILDING, isVagabond, LAST_BUILDING, OWNER, SUITED, VAGABOND, type Woodland } from '../view';

export interface Shift {
  piece: number;
  owner: number;
  kind: 'warrior' | 'building' | 'token';
  suit: number | null;
  from: number;
  to: number;
}

export interface PlaceChange {
  place: number;
  shifts: Shift[];
  /** Who rules then, if that changes; nobody is -1. */
  ruler: number | null;
}

const kindOf = (piece: number): Shift['kind'] =>
  piece < FIRST_BUILDING ? 'warrior' : piece <= LAST_BUILDING ? 'building' : 'token';

export function changesIn(before: Woodland, after: Woodland): PlaceChange[] {
  return before.clearings.flatMap((old, place) => {
    const now = after.clearings[place];
    if (!now) return [];
    const named = [...Object.keys(old.pieces), ...Object.keys(now.pieces)].map(Number);
    const pieces = new Set([...named, VAGABOND, VAGABOND + 1]);
    const shifts = [...pieces].flatMap((piece): Shift[] => {
      const [from, to] = [countOf(before, place, piece), countOf(after, place, piece)];
      if (from === to) return [];
      const suit = SUITED.includes(piece) ? old.suit : null;
      return [{ piece, owner: OWNER[piece] ?? 0, kind: kindOf(piece), suit, from, to }];
    });
    const ruler = old.ruler === now.ruler ? null : now.ruler;
    return shifts.length || ruler !== null ? [{ place, shifts, ruler }] : [];
  });
}

/** How many of a piece stand there; a Vagabond's pawn does or does not. */
function countOf(board: Woodland, place: number, piece: number): number {
  if (isVagabond(piece)) return board.pawns[piece - VAGABOND] === place ? 1 : 0;
  return board.clearings[place]?.pieces[piece] ?? 0;
}
