/** Who sits where in a grove: any seating will do, since resting Druids may change places at any time. */

import { REST, type Side } from '../view';

export interface RestSpace {
  where: 'board' | 'elder' | 'ordinary' | 'own' | 'gancanagh';
  elders: boolean;
  /** The index of the Druid on it. */
  druid: number | null;
}

const RECLUSE = 5;
const ANCIENT = 6;
const GANCANAGH = 30;

export function seats(side: Side): RestSpace[] {
  const space = (where: RestSpace['where'], elders: boolean): RestSpace => ({ where, elders, druid: null });
  const many = (number: number, where: RestSpace['where'], elders: boolean) =>
    Array.from({ length: number }, () => space(where, elders));
  const all = [
    ...many(side.elder_spaces, 'board', true),
    ...many(side.ordinary_spaces, 'board', false),
    ...many(side.sanctuaries[0] ?? 0, 'elder', true),
    ...many(side.sanctuaries[1] ?? 0, 'ordinary', false),
    ...many(side.creatures.includes(GANCANAGH) ? 2 : 0, 'gancanagh', false),
  ];
  const own = side.druids.flatMap(([kind, place], druid) =>
    kind === RECLUSE || kind === ANCIENT
      ? [{ ...space('own', true), druid: place === REST ? druid : null }]
      : [],
  );
  const waiting = side.druids.flatMap(([kind, place], druid) =>
    place === REST && kind !== RECLUSE && kind !== ANCIENT ? [{ kind, druid }] : [],
  );
  let guests = side.seated;
  for (const { kind, druid } of [...waiting].sort((a, b) => b.kind - a.kind)) {
    const free = (wanted: (each: RestSpace) => boolean) =>
      all.find((each) => each.druid === null && wanted(each));
    const found = kind
      ? free((each) => each.elders)
      : guests-- > 0
        ? free((each) => each.where === 'gancanagh')
        : (free((each) => !each.elders && each.where !== 'gancanagh') ??
          free((each) => each.where !== 'gancanagh'));
    const seat = found ?? free(() => true);
    if (seat) seat.druid = druid;
  }
  return [...all, ...own];
}
