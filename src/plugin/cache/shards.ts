import { createHash } from 'node:crypto';
import type { Store } from './store';

/** How many files a table has. */
const SHARDS = 64;

interface Shard<T> {
  version: string;
  values: Record<string, T>;
}

/** A table of values by their keys, in several files: a change of few values writes few of them. */
export interface Shards<T> {
  /** The values of an earlier build, but those in files that are broken or of another version. */
  read(): Record<string, T>;
  /** Writes the files in which a value is another than the one that `read` gave, or gone. */
  write(values: Readonly<Record<string, T>>): void;
}

/** The files' names differ by a hash of the key, so that a key stays in its file. */
function placeOf(key: string): number {
  return (createHash('sha256').update(key).digest()[0] ?? 0) % SHARDS;
}

/**
 * @param name of the table in the store
 * @param version what all values depend on besides their keys
 * @param isSame true for a value that need not be written again; by default the same object
 */
export function openShards<T>(
  store: Store,
  name: string,
  version: string,
  isSame: (value: T, before: T) => boolean = (value, before) => value === before,
): Shards<T> {
  const places = Array.from({ length: SHARDS }, (_, at) => `${name}/${at}`);
  let before: (Record<string, T> | undefined)[] | undefined;
  const readAll = () =>
    (before ??= places.map((place) => {
      const kept = store.read<Shard<T>>(place);
      return kept?.version === version ? kept.values : undefined;
    }));
  return {
    read: () =>
      Object.assign({}, ...readAll().map((one) => one ?? {})) as Record<string, T>,
    write(values) {
      const now = places.map((): Record<string, T> => ({}));
      for (const [key, value] of Object.entries(values)) {
        const shard = now[placeOf(key)];
        if (shard) shard[key] = value;
      }
      const old = readAll();
      places.forEach((place, at) => {
        const [mine = {}, theirs] = [now[at], old[at]];
        const keys = Object.keys(mine);
        const stays =
          theirs &&
          keys.length === Object.keys(theirs).length &&
          keys.every((key) => {
            const [value, known] = [mine[key], theirs[key]];
            return value !== undefined && known !== undefined && isSame(value, known);
          });
        if (stays) store.touch(place);
        else store.write(place, { version, values: mine } satisfies Shard<T>);
      });
    },
  };
}
