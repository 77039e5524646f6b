/** How Root tells of itself, on its board or in lists. */

import { ofSetUp } from '../../lib/deeds';
import type { Tally, Telling } from '../telling';
import { automatonSteps } from './automaton';
import { consequences, joins, prices, wholes } from './consequences';
import { factionOfLine } from './labels';
import { standing } from './score/match';
import { ruledLine } from './score/ruled';
import { factionName, factionOfSeat, isVagabond, woodland } from './view';
import { say } from './words';

const PHASES = ['birdsong', 'daylight', 'evening'];

export const telling: Telling = {
  consequences,
  prices,
  wholes,
  joins,
  grows: ['placed'],
  roles(scene, seat, options) {
    const faction = factionOfSeat(scene, seat)?.faction;
    if (faction === undefined) return null;
    const role = isVagabond(faction) ? 'vagabond' : (scene.game.names.faction?.[faction] ?? '');
    if (!woodland(scene).machine) return [role];
    if (options.mode === 'competitive') return [role, 'machine'];
    return woodland(scene).factions.length > 2 ? [role, 'together'] : [role, 'together', 'alone'];
  },
  roleName(scene, seat) {
    const faction = factionOfSeat(scene, seat)?.faction;
    return faction === undefined ? '' : factionName(scene, faction, 'the');
  },
  teller(scene, lines) {
    const rolled = lines[0]?.key === 'rolled' ? lines[0] : undefined; // nobody sprang an ambush: it is the attack that goes on
    const dealt = ofSetUp(lines) ? lines[0] : undefined; // what somebody begins with follows from no deed
    const deed = lines.find(({ key }) => !consequences.has(key)) ?? rolled ?? dealt;
    const faction = deed && factionOfLine(deed);
    return woodland(scene).factions.find((each) => each.faction === faction)?.seat ?? null;
  },
  sceneNote(scene, line) {
    const side = woodland(scene).factions.find((each) => each.faction === line.params.faction);
    if (line.key !== 'dominance' || !side?.dominated) return undefined;
    const places = side.dominated.map((place) => scene.speech.name('place', place, 'short')).join(', ');
    const yours = side.seat === scene.viewer;
    return say(yours ? 'dominance-you-hold' : 'dominance-holds', { count: side.dominated.length, places });
  },
  phases(scene) {
    const at = PHASES.indexOf(scene.view.turn.phase);
    return at < 0 ? null : { name: say(`phase-${PHASES[at]}`), at, of: PHASES.length };
  },
  where: (scene) => say('round', { round: woodland(scene).round }),
  symmetric: ['swap'],
  free: ['refresh', 'repair', 'serve'],
  interrupts(scene, seats) {
    const { factions } = woodland(scene);
    const marquise = scene.game.names.faction?.indexOf('marquise');
    const hospitals = factions.some((each) => each.faction === marquise && seats.includes(each.seat));
    const arbiter = factions.some((each) => isVagabond(each.faction) && !seats.includes(each.seat));
    return [
      'ambush',
      'foil_ambush',
      ...(hospitals ? ['field_hospitals'] : []),
      'battle_effect',
      ...(arbiter ? ['enlist_arbiter'] : []),
    ];
  },
  automatonSteps,
  tally(scene, result): Tally[] {
    const board = woodland(scene);
    const of = (seat: number) => board.factions.find((each) => each.seat === seat);
    const seats = scene.view.seats.map((_, seat) => seat);
    const line = (key: string, values: (number | string)[], decides = false): Tally => ({
      name: say(`tally-${key}`),
      note: say(`tally-${key}-note`),
      values,
      decides,
    });
    const points = seats.map((seat) => of(seat)?.score ?? '–');
    const made = seats.flatMap((seat) => standing(board.match, seat, of(seat)?.score ?? null) ?? []);
    const scored = made.length
      ? [
          line(
            'first',
            made.map(({ first }) => first),
          ), // a match
          line(
            'second',
            made.map(({ second }) => second),
          ),
          line(
            'sum',
            made.map(({ sum }) => sum),
            true,
          ),
        ]
      : [line('points', points, result.reason !== 'dominance')];
    return [
      ...scored,
      ruledLine(scene, result),
      line(
        'items',
        seats.map((seat) => of(seat)?.crafted.reduce((sum, count) => sum + count, 0) ?? 0),
      ),
    ];
  },
};
