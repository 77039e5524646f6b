/** An owner's correction as a document: tables within tables, a value at each place. */

export type Place = readonly string[];
export type Correction = Record<string, unknown>;

export const isTable = (value: unknown): value is Correction =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a correction says at a place; undefined where it says nothing. */
export function valueAt(data: Correction, place: Place): unknown {
  let found: unknown = data;
  for (const name of place) found = isTable(found) ? found[name] : undefined;
  return found;
}

/** The correction with a value at a place; undefined takes it away, and tables that are empty then. */
export function withValue(data: Correction, place: Place, value: unknown): Correction {
  const [name, ...rest] = place;
  if (name === undefined) return data;
  const inner = data[name];
  const part = rest.length ? withValue(isTable(inner) ? inner : {}, rest, value) : value;
  const { [name]: _, ...others } = data;
  const gone = part === undefined || (rest.length > 0 && isTable(part) && !Object.keys(part).length);
  return gone ? others : { ...others, [name]: part };
}

/** Whether an error that names a table or a column speaks of the value at a place. */
export function speaksOf(where: string, place: Place): boolean {
  const wanted = (where.split(' ')[0] ?? '').split('.').filter((name) => name !== '*');
  let next = 0;
  for (const name of place) if (next < wanted.length && wanted[next] === name) next++;
  return next === wanted.length && wanted[0] === place[0];
}
