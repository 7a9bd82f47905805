/** How many results are kept; a site that is edited for days makes ever new ones. */
const KEPT = 1000;

/**
 * A function that keeps what it gave for each key, for work that several pages, languages and
 * features ask of the same text.
 * @param make must give the same for the same key; nobody may change what it gives
 * @param keyOf all that the result depends on
 */
export function remember<Given extends readonly unknown[], Result>(
  make: (...given: Given) => Result,
  keyOf: (...given: Given) => string,
): (...given: Given) => Result {
  const known = new Map<string, { result: Result }>();
  return (...given) => {
    const key = keyOf(...given);
    const found = known.get(key) ?? { result: make(...given) };
    if (known.size >= KEPT) known.clear();
    known.set(key, found);
    return found.result;
  };
}
