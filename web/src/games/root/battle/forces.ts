/** Who stands on one side of a battle, who has fallen and who is falling. */

import type { Scene } from '../../../lib/scene';
import { buildingInner, tokenInner, warriorInner } from '../pieces/art';
import { dress, type FightSide, type FightView, isVagabond, standing, woodland } from '../view';

/** Pieces of one kind on one side. */
export interface Row {
  piece: number;
  /** How many stand there, those marked to fall included. */
  count: number;
  falls: number;
  drawn: string;
  tall: boolean;
}

/** Ambush, dice, hits, losses: a battle that asked nobody is shown in these acts. */
export const ACTS = 4;
const [HITS, LOSSES] = [2, 3];

/** A battle that is over as it stood in an act of it: hits not counted yet, nobody fallen yet. */
export function sofar(fight: FightView, act: number): FightView {
  if (fight.step !== 'over' || act >= LOSSES) return fight;
  const before = (side: FightSide): FightSide => ({
    ...side,
    die: act < HITS ? null : side.die,
    fallen: side.fallen.map(([piece]) => [piece, 0]),
    standing: side.fallen,
  });
  return { ...fight, attack: before(fight.attack), defence: before(fight.defence) };
}

/** Pairs of piece and number, summed up. */
export function tally(pairs: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = 0; i < pairs.length; i += 2)
    found.set(pairs[i]!, (found.get(pairs[i]!) ?? 0) + (pairs[i + 1] ?? 0));
  return found;
}

const TALL = 7;

export const isTall = (piece: number): boolean => piece < TALL;

export function drawing(scene: Scene, piece: number, owner: number, suit: number | null): string {
  if (isTall(piece)) return warriorInner(dress(scene, owner), null);
  return piece <= 12
    ? buildingInner(piece, dress(scene, owner), suit)
    : tokenInner(piece, dress(scene, owner), 1, suit);
}

/** The pieces of a side: as they stand, or, after the battle, those left and those fallen. */
export function muster(scene: Scene, fight: FightView, side: FightSide): Row[] {
  const over = fight.step === 'over';
  const here = standing(woodland(scene), fight.clearing);
  const falling = tally([...(over ? [] : fight.marked), ...side.fallen.flat()]);
  const rows = new Map<number, Row>();
  const add = (piece: number, owner: number, count: number, suit: number | null): void => {
    const row = rows.get(piece) ?? {
      piece,
      count: 0,
      falls: 0,
      drawn: drawing(scene, piece, owner, suit),
      tall: isTall(piece),
    };
    rows.set(piece, { ...row, count: row.count + count });
  };
  const belongs = (owner: number): boolean =>
    owner === side.faction || (side.faction === fight.attacker && owner === fight.ally);
  for (const each of here.warriors) if (belongs(each.owner)) add(each.piece, each.owner, each.count, null);
  for (const faction of here.pawns) if (faction === side.faction) add(faction, faction, 1, null);
  for (const slot of here.slots)
    if (slot && slot !== 'ruin' && slot.owner === side.faction) add(slot.piece, slot.owner, 1, slot.suit);
  for (const token of here.tokens)
    if (token.owner === side.faction) add(token.piece, token.owner, token.count, token.suit);
  for (const [piece, count] of side.standing ?? side.fallen) add(piece, side.faction, count, null);
  for (const [piece, count] of falling) {
    const row = rows.get(piece);
    if (row && !isVagabond(piece)) rows.set(piece, { ...row, falls: Math.min(count, row.count) });
  }
  return [...rows.values()];
}
