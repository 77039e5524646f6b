/** Warriors and pawns carried from clearing to clearing, cards out of the hand, tiles off the boards. */

import { drag } from '../../lib/drag';
import { narrowed, type Pick } from '../../lib/narrowing';
import { prefs } from '../../lib/prefs.svelte';
import type { Scene } from '../../lib/scene';
import type { Option } from '../../lib/speech';
import { argumentsOf, askWhy, open, take } from './picking.svelte';
import { buildingInner, tokenInner } from './pieces/art';
import { dress, factionOfSeat, isVagabond, LAST_BUILDING, OWNER, VAGABOND, woodland } from './view';

/** What a verb brings onto the map where the option does not name it. */
const BRINGS: Readonly<Record<string, number>> = {
  decree_build: 10,
  spread: 15,
};
const TABLE = '.stage, .drawer, .left';
/** How far beside a figure a finger still takes hold of it. */
const NEAR = 7;

const places = (scene: Scene, option: Option): number[] =>
  argumentsOf(scene, option).flatMap((each) => (each.kind === 'place' ? [each.value] : []));

const keeping = (picks: readonly Pick[], ...gone: string[]): Pick[] =>
  picks.filter((pick) => !('kind' in pick) || !gone.includes(pick.kind));

/** The faction that is asked. */
const mover = (scene: Scene): number =>
  scene.asked ? (factionOfSeat(scene, scene.decision?.seat ?? null)?.faction ?? -1) : -1;

/** What carrying the figures of a place means, as picks; null where they stay. */
export function liftFrom(scene: Scene, place: number): Pick[] | null {
  const { options, picks, grammar } = scene.selection;
  const faction = mover(scene);
  if (faction < 0) return null;
  const kept = keeping(picks, 'place', 'number');
  const able = [narrowed(options, kept, grammar), options].find((all) => leaves(scene, all, faction, place));
  const option = able && leaves(scene, able, faction, place);
  if (!option) return null;
  const from: Pick[] = places(scene, option).length > 1 ? [{ kind: 'place', value: place }] : [];
  const rest = able === options ? [] : kept.filter((pick) => 'kind' in pick);
  return [{ verb: option[0] }, ...rest, ...from];
}

/** An option by which the figures of a place leave it: a march from there, a pawn's walk. */
function leaves(
  scene: Scene,
  options: readonly Option[],
  faction: number,
  place: number,
): Option | undefined {
  const pawn = isVagabond(faction) && woodland(scene).pawns[faction - VAGABOND] === place;
  return options.find((option) => {
    const [first, second] = places(scene, option);
    if (second !== undefined) return first === place;
    return pawn && ['walk', 'slip'].includes(option[0]);
  });
}

const figureAt = (place: number, faction: number): Element | null =>
  document.querySelector(`[data-figure="${place} ${faction}"]`);

function within(event: PointerEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;
}

/** Pressed on the figures of a clearing or forest: they go along with the pointer. */
export function dragFigures(event: PointerEvent, scene: Scene, place: number): void {
  const faction = mover(scene);
  const picture = figureAt(place, faction);
  const picks = liftFrom(scene, place);
  if (!picture || !picks || !within(event, picture)) return;
  event.stopPropagation(); // the map stays where it is
  drag(event, {
    picture,
    targets: '[data-place]',
    lifted: () => scene.selection.hold(picks),
    dropped: (target) => target !== null && putOn(scene, placeOf(target), place),
  });
}

const placeOf = (target: Element): number => Number(target.getAttribute('data-place'));

/** Letting go over a place picks it, and says yes unless moves are to be confirmed. */
function putOn(scene: Scene, place: number, origin = -1): boolean {
  if (place === origin) return false;
  const { selection } = scene;
  if (!selection.targets('place').has(place) || !take(scene, 'place', place)) {
    askWhy(scene, 'place', place);
    return false;
  }
  if (selection.pending && !prefs.chosen.confirm) selection.confirm();
  return true;
}

/** A card of the hand: let go over a clearing or a column it goes there, over the table it is played. */
export function dragCard(event: PointerEvent, scene: Scene, card: number): void {
  const { selection } = scene;
  const fresh = open(scene, 'card').has(card);
  if (!scene.asked || (!fresh && !selection.picked('card').includes(card))) return;
  const kept = fresh ? selection.picks : keeping(selection.picks, 'card');
  const picture = event.currentTarget as Element;
  drag(event, {
    picture,
    targets: `[data-place], [data-column], ${TABLE}`,
    lifted: () => selection.hold([...kept, { kind: 'card', value: card }]),
    dropped: (target) => target !== null && played(scene, target),
  });
}

function played(scene: Scene, target: Element): boolean {
  const { selection } = scene;
  const column = target.getAttribute('data-column');
  if (column !== null) return take(scene, 'column', Number(column));
  if (target.hasAttribute('data-place') && selection.targets('place').size)
    return putOn(scene, placeOf(target));
  const [only, ...more] = selection.remaining;
  if (!only || more.length) return false; // it stays picked, and the rest is asked
  selection.take(only);
  return true;
}

/** The picks by which a piece of a board comes onto the map; null where it stays. */
export function liftPiece(scene: Scene, piece: number): Pick[] | null {
  if (OWNER[piece] !== mover(scene)) return null;
  const named = (option: Option) =>
    argumentsOf(scene, option).some((each) => each.name === 'piece' && each.value === piece);
  const option = scene.selection.options.find(
    (each) => BRINGS[each[0]] === piece || (each[0] === 'build' && named(each)),
  );
  if (!option) return null;
  return option[0] === 'build' ? [{ verb: 'build' }, { kind: 'piece', value: piece }] : [{ verb: option[0] }];
}

/** The next tile of a track, where it may come onto the map: carried there, or pressed before its clearing. */
export interface Lift {
  carry: (event: PointerEvent) => void;
  press: () => void;
}

export function lifting(scene: Scene, piece: number): Lift | undefined {
  const picks = liftPiece(scene, piece);
  if (!picks) return undefined;
  return { carry: (event) => carryPiece(event, scene, piece), press: () => pressPiece(scene, piece, picks) };
}

/** A tile that is pressed waits for its clearing, or goes to the one that is picked; pressed again it is laid back. */
function pressPiece(scene: Scene, piece: number, picks: readonly Pick[]): void {
  const { selection } = scene;
  const held = picks.every((pick) => selection.picks.some((each) => samePick(each, pick)));
  if (held) selection.clear();
  else if (!selection.picks.length || !selection.pick('piece', piece)) selection.hold(picks);
}

const samePick = (one: Pick, other: Pick): boolean =>
  'verb' in one
    ? 'verb' in other && one.verb === other.verb
    : 'kind' in other && one.kind === other.kind && one.value === other.value;

/** The next tile of a track, carried to the clearing where it shall stand. */
function carryPiece(event: PointerEvent, scene: Scene, piece: number): void {
  const picks = liftPiece(scene, piece);
  if (!picks) return;
  drag(event, {
    picture: event.currentTarget as Element,
    drawn: drawing(scene, piece),
    width: 44,
    targets: '[data-place]',
    lifted: () => scene.selection.hold(picks),
    dropped: (target) => target !== null && putOn(scene, placeOf(target)),
  });
}

function drawing(scene: Scene, piece: number): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 38 38');
  const faction = dress(scene, OWNER[piece] ?? 0);
  svg.innerHTML =
    piece <= LAST_BUILDING ? buildingInner(piece, faction, null) : tokenInner(piece, faction, 1, null);
  return svg;
}
