/** Babel's `defineProperty`: a property as a literal or a class field makes it. */
export default function defineProperty<T extends object>(
  target: T,
  key: PropertyKey,
  value: unknown,
): T {
  return Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
