/** What the seats of a new table play, where a game lets one say so: factions, Orders. */

/** So many seats: those that have a side keep it, the others take what nobody has; none if nobody has any. */
export function fitted(sides: readonly string[], choices: readonly string[], players: number): string[] {
  if (!sides.length) return [];
  const kept = sides.slice(0, players).map((side) => (choices.includes(side) ? side : ''));
  const free = choices.filter((side) => !kept.includes(side));
  return Array.from({ length: players }, (_, i) => kept[i] || (free.shift() ?? choices[0] ?? ''));
}

/** Gives a seat its side: whoever had it takes that of the seat. No side leaves all of them to the game. */
export function chosen(
  sides: readonly string[],
  choices: readonly string[],
  players: number,
  seat: number,
  side: string,
): string[] {
  if (!side) return [];
  const all = Array.from({ length: players }, (_, i) =>
    sides[i] === side ? (sides[seat] ?? '') : (sides[i] ?? ''),
  );
  all[seat] = side;
  return fitted(all, choices, players);
}
