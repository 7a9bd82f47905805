/** Limit of cached results, for a development server that runs for days. */
const MAX_RESULTS = 1000;

/** A single text by itself, all else as JSON. */
function keyOfAll(...given: readonly unknown[]): string {
  const [first] = given;
  return given.length === 1 && typeof first === 'string' ? first : JSON.stringify(given);
}

/**
 * A function that keeps what it gave for each object, as long as that is in use.
 * @param make its objects may not be changed afterwards
 */
export function perObject<Given extends object, Result>(
  make: (given: Given) => Result,
): (given: Given) => Result {
  const known = new WeakMap<Given, { result: Result }>();
  return (given) => {
    const found = known.get(given) ?? { result: make(given) };
    known.set(given, found);
    return found.result;
  };
}

/**
 * A function that keeps what it gave for each key, for work that several pages, languages and
 * features ask of the same text.
 * @param make must give the same for the same key; nobody may change what it gives
 * @param keyOf all that the result depends on; by default all arguments, which JSON must hold
 */
export function memoize<Given extends readonly unknown[], Result>(
  make: (...given: Given) => Result,
  keyOf: (...given: Given) => string = keyOfAll,
): (...given: Given) => Result {
  const known = new Map<string, { result: Result }>();
  return (...given) => {
    const key = keyOf(...given);
    const found = known.get(key) ?? { result: make(...given) };
    if (known.size >= MAX_RESULTS) known.clear();
    known.set(key, found);
    return found.result;
  };
}
