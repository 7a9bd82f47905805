/**
 * Babel's `objectSpread2`: `{...a, b, ...c}` as `(target, a, {b}, c)`. Every second source was
 * written as a literal, whose getters stay getters.
 */
export default function objectSpread(target: object, ...sources: unknown[]): object {
  sources.forEach((source, at) => {
    const own: object = at % 2 ? Object(source) : { ...(source as object) };
    Object.defineProperties(target, Object.getOwnPropertyDescriptors(own));
  });
  return target;
}
