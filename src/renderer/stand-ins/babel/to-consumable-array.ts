/**
 * Babel's `toConsumableArray`: `[...values]`.
 * @throws TypeError where there is nothing to iterate
 */
export default function toConsumableArray<T>(values: Iterable<T>): T[] {
  return [...values];
}
