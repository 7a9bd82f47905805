/** Babel's `objectWithoutProperties`: `const { a, ...rest } = source`; nothing of nothing. */
export default function objectWithoutProperties(
  source: object | null | undefined,
  excluded: readonly PropertyKey[],
): object {
  const rest: object = { ...source };
  excluded.forEach((key) => Reflect.deleteProperty(rest, key));
  return rest;
}
