/**
 * Babel's `objectSpread2`: `{...a, b, ...c}` as `(target, a, {b}, c)`. Every second source was
 * written as a literal, whose getters stay getters.
 */
export default function objectSpread(
  target: Record<PropertyKey, unknown>,
  ...sources: unknown[]
): object {
  sources.forEach((source, at) => {
    const own = at % 2 ? Object(source) : { ...(source as object) };
    for (const key of Reflect.ownKeys(own)) {
      // A descriptor takes three times as long, and libraries spread objects of 500 properties.
      if (at % 2 || key in target)
        Object.defineProperty(target, key, Object.getOwnPropertyDescriptor(own, key)!);
      else target[key] = own[key];
    }
  });
  return target;
}
