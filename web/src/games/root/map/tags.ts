/** What is said beside the clearings: prices, consequences, reasons. All of it comes from the view. */

import type { Scene } from '../../../lib/scene';
import { focusOf } from '../focus.svelte';
import { picked } from '../picking.svelte';
import { printed } from '../printed';
import type { AllianceBoard, EyrieBoard } from '../view';
import { factionOfSeat, isVagabond, woodland } from '../view';
import { say } from '../words';
import type { Tag } from './ClearingTags.svelte';

const ALLIANCE = 2;
const EYRIE = 1;
const SYMPATHY = 15;
const MOVES = ['move', 'decree_move', 'crusade_move'];

/** What the track asks for the next token; more than that is martial law. */
export const isMartialLaw = (track: readonly number[], cost: number, tokens: number): boolean =>
  cost > (track[tokens] ?? cost);

/** What spreading sympathy costs in each clearing. */
function prices(scene: Scene, legal: ReadonlySet<number>): Tag[] {
  if (!scene.selection.remaining.some((option) => option[0] === 'spread')) return [];
  const view = woodland(scene).factions.find((each) => each.faction === ALLIANCE);
  const board = view?.board as unknown as AllianceBoard | undefined;
  return (board?.spread ?? []).flatMap(([place, cost]) => {
    const martial = isMartialLaw(printed(scene).tracks.sympathy.cost, cost, board?.sympathy ?? 0);
    const text = martial ? `${cost} ${say('martial-law')}` : String(cost);
    const suit = woodland(scene).clearings[place]?.suit ?? undefined;
    return legal.has(place) ? [{ place, text, kind: 'price' as const, suit }] : [];
  });
}

/** Warriors that come into a clearing with sympathy owe a card. */
function outrages(scene: Scene, legal: ReadonlySet<number>): Tag[] {
  const board = woodland(scene);
  const mover = factionOfSeat(scene, scene.decision?.seat ?? null)?.faction ?? ALLIANCE;
  if (mover === ALLIANCE || isVagabond(mover) || picked(scene, 'place').length !== 1) return [];
  if (!scene.selection.remaining.every((option) => MOVES.includes(option[0]))) return [];
  return [...legal].flatMap((place) => {
    const view = board.clearings[place];
    if (!view?.pieces[SYMPATHY]) return [];
    return [{ place, text: say('outrage-due'), kind: 'due' as const, suit: view.suit ?? undefined }];
  });
}

/** Why a column of the Decree has no use for a clearing. */
function obstacles(scene: Scene): Tag[] {
  const column = focusOf(scene).column;
  if (column === null) return [];
  const view = woodland(scene).factions.find((each) => each.faction === EYRIE);
  const reasons = (view?.board as unknown as EyrieBoard | undefined)?.forecast?.reasons[column] ?? [];
  return reasons.flatMap((reason, place) =>
    reason === null ? [] : [{ place, text: say(`why-${reason}`), kind: 'no' as const }],
  );
}

export function tagsOf(scene: Scene, legal: ReadonlySet<number>): Tag[] {
  const told = obstacles(scene);
  if (told.length || !scene.asked || scene.selection.pending) return told;
  return [...prices(scene, legal), ...outrages(scene, legal)];
}
