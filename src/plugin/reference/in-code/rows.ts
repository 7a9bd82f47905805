import type { PropMap, PropOwner } from './prop-map';

/** A place in code where documented properties are expected. */
export interface ExpectedProps {
  /** The possible references, several for a union: a column or a group. */
  ids: readonly string[];
  /** Set inside a property that has rows of its own: `scroll.`. */
  path: string;
}

/**
 * The row of a property. A row that ends with a star matches every name with that prefix.
 */
export function rowOf({ rows }: PropOwner, name: string): string | undefined {
  if (rows.includes(name)) return name;
  return rows.find((row) => row.endsWith('*') && name.startsWith(row.slice(0, -1)));
}

/** The place inside the value of a property, or undefined. */
export function expectedWithin(
  map: PropMap,
  id: string,
  name: string,
): ExpectedProps | undefined {
  const owner = map.owners[id];
  const held = owner?.holds[name] ?? [];
  const path = `${name}.`;
  const hasRows = owner?.rows.some((row) => row.startsWith(path));
  const isObject = held.some((one) => !map.functions[one]);
  // A function, or an object that has rows of its own: `components.body`.
  if (hasRows && !isObject) return { ids: [id, ...held], path };
  return held.length > 0 ? { ids: held, path: '' } : undefined;
}

/**
 * The reference whose object has these keys: the only one that has all of them and whose
 * required keys are all present. A spread counts as containing missing keys.
 * @returns undefined if uncertain
 */
export function ownerOf(
  map: PropMap,
  { ids, path }: ExpectedProps,
  keys: readonly string[],
  hasSpread: boolean,
): string | undefined {
  const known = ids.filter((id) => map.owners[id]);
  // There may be more than one if the code adds properties of its own to a type.
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
