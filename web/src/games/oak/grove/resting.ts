/** Who sits where in a grove: any seating will do, since resting Druids may change places at any time. */

import { type Holdings, REST } from '../view';

export interface RestSpace {
  where: 'board' | 'elder' | 'ordinary' | 'own' | 'gancanagh';
  elders: boolean;
  /** The index of the Druid on it. */
  druid: number | null;
}

const RECLUSE = 5;
const ANCIENT = 6;

export function seats(holdings: Holdings): RestSpace[] {
  const space = (where: RestSpace['where'], elders: boolean): RestSpace => ({ where, elders, druid: null });
  const many = (number: number, where: RestSpace['where'], elders: boolean) =>
    Array.from({ length: number }, () => space(where, elders));
  const all = [
    ...many(holdings.elder_spaces, 'board', true),
    ...many(holdings.ordinary_spaces, 'board', false),
    ...many(holdings.sanctuaries[0] ?? 0, 'elder', true),
    ...many(holdings.sanctuaries[1] ?? 0, 'ordinary', false),
    ...many(holdings.guest_spaces, 'gancanagh', holdings.guest_elders),
  ];
  const own = holdings.druids.flatMap(([kind, place], druid) =>
    kind === RECLUSE || kind === ANCIENT
      ? [{ ...space('own', true), druid: place === REST ? druid : null }]
      : [],
  );
  const waiting = holdings.druids.flatMap(([kind, place], druid) =>
    place === REST && kind !== RECLUSE && kind !== ANCIENT ? [{ kind, druid }] : [],
  );
  let guests = holdings.seated;
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
