/** The last target, whose properties are known to be values: calls for one object follow each other. */
let plain: object | undefined;

/** True if a property has a getter or setter. */
const hasAccessor = (given: object): boolean =>
  Object.values(Object.getOwnPropertyDescriptors(given)).some((one) => 'get' in one);

/**
 * Babel's `objectSpread2`: `{...a, b, ...c}` as `(target, a, {b}, c)`. Every second source was
 * written as a literal, whose getters stay getters. Assigning takes a fifth of the time, and
 * libraries of components spread objects of 500 properties for each of them.
 */
export default function objectSpread(target: object, ...sources: unknown[]): object {
  sources.forEach((source, at) => {
    const given = Object(source) as object;
    if (
      at % 2 ||
      (target !== plain && hasAccessor(target)) ||
      Object.hasOwn(given, '__proto__')
    ) {
      plain = undefined;
      const own = at % 2 ? given : { ...given };
      Object.defineProperties(target, Object.getOwnPropertyDescriptors(own));
    } else Object.assign((plain = target), given);
  });
  return target;
}
