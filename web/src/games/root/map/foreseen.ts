/** What differs on the map between two views: pieces that come and go, clearings that change hands. */

import { FIRST_BUILDING, LAST_BUILDING, OWNER, SUITED, VAGABOND, type Woodland } from '../view';

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
    const pieces = new Set([...Object.keys(old.pieces), ...Object.keys(now.pieces)].map(Number));
    const shifts = [...pieces].flatMap((piece): Shift[] => {
      const [from, to] = [old.pieces[piece] ?? 0, now.pieces[piece] ?? 0];
      if (from === to) return [];
      const suit = SUITED.includes(piece) ? old.suit : null;
      return [{ piece, owner: OWNER[piece] ?? 0, kind: kindOf(piece), suit, from, to }];
    });
    const ruler = old.ruler === now.ruler ? null : now.ruler;
    return shifts.length || ruler !== null ? [{ place, shifts, ruler }] : [];
  });
}

/** The Vagabonds that go or come to a place, a forest too. */
export const walksIn = (before: Woodland, after: Woodland): { faction: number; place: number }[] =>
  after.pawns.flatMap((place, i) =>
    place >= 0 && place !== before.pawns[i] ? [{ faction: VAGABOND + i, place }] : [],
  );
