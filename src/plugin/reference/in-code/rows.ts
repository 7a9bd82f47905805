import type { PropMap, PropOwner } from './prop-map';

/** Whose properties are meant at a place of the code. */
export interface Place {
  /** The references that it can be, several where it is a union: a column or a group. */
  ids: readonly string[];
  /** Set within a property that has rows of its own: `scroll.`. */
  path: string;
}

/** The row of a property; one with a star stands for all that begin so. */
export function rowOf({ rows }: PropOwner, name: string): string | undefined {
  if (rows.includes(name)) return name;
  return rows.find((row) => row.endsWith('*') && name.startsWith(row.slice(0, -1)));
}

/** Whose properties the value of a property holds, or undefined. */
export function placeWithin(map: PropMap, id: string, name: string): Place | undefined {
  const owner = map.owners[id];
  const held = owner?.holds[name];
  if (held) return { ids: held, path: '' };
  const path = `${name}.`;
  return owner?.rows.some((row) => row.startsWith(path))
    ? { ids: [id], path }
    : undefined;
}

/**
 * The one reference whose object has these keys: the only one that knows them all and misses none
 * that it requires. Where a spread may bring what is missing, it counts as there.
 * @returns undefined where it is not sure
 */
export function ownerOf(
  map: PropMap,
  { ids, path }: Place,
  keys: readonly string[],
  hasSpread: boolean,
): string | undefined {
  const known = ids.filter((id) => map.owners[id]);
  // More than one where the code adds properties of its own to a type.
  if (known.length === 1 || path) return known.length === 1 ? known[0] : undefined;
  const fitting = known.filter((id) => {
    const { properties = [], required = [] } = map.owners[id] ?? {};
    return (
      keys.every((key) => properties.includes(key)) &&
      (hasSpread || required.every((key) => keys.includes(key)))
    );
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
