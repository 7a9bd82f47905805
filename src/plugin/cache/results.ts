import { createHash } from 'node:crypto';
import { openShards } from './shards';
import type { Shards } from './shards';
import type { Store } from './store';

/** Results of one key by their names. Each is in an array, as it may be undefined. */
type Results = Record<string, [unknown?]>;

const NAME = 'results';

interface Session {
  shards: Shards<Results>;
  before: Record<string, Results>;
  now: Record<string, Results>;
  /** True while all that has been made is kept. */
  isSaved: boolean;
}

let session: Session | undefined;

/** True if the results of a key are those of the last build. */
function isSame(now: Results, before: Results): boolean {
  const names = Object.keys(now);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => now[name] === before[name])
  );
}

/**
 * Has results kept between builds, or between runs of the development server, from now on.
 * @param version a hash of the code that makes them
 */
export function openResults(store: Store, version: string): void {
  const shards = openShards<Results>(store, NAME, version, isSame);
  session = { shards, before: shards.read(), now: {}, isSaved: false };
}

/** Keeps the results that have been asked for since `openResults`. */
export function saveResults(): void {
  if (!session || session.isSaved) return;
  session.shards.write(session.now);
  session.isSaved = true;
}

/** Keeps them, and makes each result that is asked for from now on. */
export function closeResults(): void {
  saveResults();
  session = undefined;
}

/** The key of what a result is made of. */
export function resultKey(...texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64');
}

/** A result of this build, or of an earlier one. */
const knownOf = ({ before, now }: Session, key: string, name: string) =>
  now[key]?.[name] ?? before[key]?.[name];

/** True for a result that need not be made. */
export function isKept(key: string, name: string): boolean {
  return session !== undefined && knownOf(session, key, name) !== undefined;
}

/**
 * A result that depends on nothing but its key, made once and kept between builds and between runs of
 * the development server.
 * @param key see `resultKey`
 * @param name of the kind of result
 * @param make gives JSON, or undefined
 */
export function keptResult<T>(key: string, name: string, make: () => T): T {
  if (!session) return make();
  const known = knownOf(session, key, name);
  const own = (session.now[key] ??= {});
  if (known) {
    own[name] = known;
    return known[0] as T;
  }
  const result = make();
  session.isSaved = false;
  own[name] = result === undefined ? [] : [result];
  return result;
}
