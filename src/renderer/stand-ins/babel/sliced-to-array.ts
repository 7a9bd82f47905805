/**
 * Babel's `slicedToArray`: `const [a, b] = value`.
 * @param length how many values are wanted; undefined for all
 * @returns the value itself where it is an array
 * @throws TypeError where it cannot be iterated
 */
export default function slicedToArray<T>(value: Iterable<T>, length?: number): T[] {
  if (Array.isArray(value)) return value as T[];
  const taken: T[] = [];
  // The iterator is closed when the loop is left.
  for (const one of value) {
    if (length === 0 || taken.push(one) === length) break;
  }
  return taken;
}
