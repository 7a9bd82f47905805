import { createHash } from 'node:crypto';
import type { Store } from './store';

/** Results by what they are made of, and by their names. Each is in an array, as it may be undefined. */
type Results = Record<string, Record<string, [unknown?]>>;

interface KeptResults {
  version: string;
  results: Results;
}

const NAME = 'results';

interface Session {
  store: Store;
  version: string;
  before: Results;
  now: Results;
  isNew: boolean;
}

let session: Session | undefined;

/**
 * Has results kept between builds from now on.
 * @param version a hash of the code that makes them
 */
export function openResults(store: Store, version: string): void {
  const kept = store.read<KeptResults>(NAME);
  const before = kept?.version === version ? kept.results : {};
  session = { store, version, before, now: {}, isNew: false };
}

/** Keeps the results that have been asked for since `openResults`. */
export function closeResults(): void {
  if (!session) return;
  const { store, version, before, now, isNew } = session;
  const isSame = !isNew && Object.keys(now).length === Object.keys(before).length;
  if (!isSame) store.write(NAME, { version, results: now } satisfies KeptResults);
  session = undefined;
}

/** The key of what a result is made of. */
export function resultKey(...texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64');
}

/**
 * A result that depends on nothing but its key, made once and kept between builds; in the
 * development server it is made.
 * @param key see `resultKey`
 * @param name of the kind of result
 * @param make gives JSON, or undefined
 */
export function keptResult<T>(key: string, name: string, make: () => T): T {
  if (!session) return make();
  const { before, now } = session;
  const own = (now[key] ??= {});
  const known = own[name] ?? before[key]?.[name];
  session.isNew ||= known === undefined;
  const result = known ? (known[0] as T) : make();
  own[name] = result === undefined ? [] : [result];
  return result;
}
