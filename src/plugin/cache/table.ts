import { checksum } from './store';
import type { Store } from './store';

/** Where a value is. */
interface Place {
  /** Number of its file. */
  file: number;
  /** Its first byte, and how many there are. */
  at: number;
  size: number;
  /** A checksum. */
  sum: string;
}

/** From this many files on, their values are put together in one. */
const MANY = 8;

/**
 * Values by key of which a build asks for few: each build adds a file with those that are new, however
 * many there are, so that a site of a thousand pages does not have a thousand files.
 */
export interface Table<T> {
  /** Undefined where there is none, or its file is broken. */
  get(key: string): T | undefined;
  /** Has a value stay that is not read; false if there is none. */
  stay(key: string): boolean;
  set(key: string, value: T): void;
  delete(key: string): void;
  /**
   * Keeps the values that have been asked for or set since the table was opened.
   * @param others true to keep all others too
   */
  save(others?: boolean): void;
}

/** @param name of the table in the store */
export function openTable<T>(store: Store, name: string): Table<T> {
  const before = new Map(Object.entries(store.read<Record<string, Place>>(name) ?? {}));
  const now = new Map<string, Place>();
  const files = [...before.values()].map(({ file }) => file);
  /** The number of this build's file. */
  const own = files.reduce((last, file) => Math.max(last, file), 0) + 1;
  const fileOf = (number: number) => `${name}/${number}`;
  const add = (key: string, text: string) => {
    const added = store.append(fileOf(own), text);
    if (added) now.set(key, { file: own, ...added, sum: checksum(text) });
  };
  const textOf = ({ file, at, size, sum }: Place) => {
    const text = store.part(fileOf(file), at, size);
    return text !== undefined && checksum(text) === sum ? text : undefined;
  };
  const stay = (key: string) => {
    const place = now.get(key) ?? before.get(key);
    if (place) now.set(key, place);
    return place !== undefined;
  };
  return {
    get(key) {
      const place = now.get(key) ?? before.get(key);
      const text = place && textOf(place);
      if (text === undefined) return undefined;
      stay(key);
      return JSON.parse(text) as T;
    },
    stay,
    set: (key, value) => add(key, JSON.stringify(value)),
    delete(key) {
      before.delete(key);
      now.delete(key);
    },
    save(others = false) {
      if (others) [...before.keys()].forEach(stay);
      const used = () => new Set([...now.values()].map(({ file }) => file));
      if (used().size > MANY) {
        for (const [key, place] of [...now]) {
          const text = place.file === own ? undefined : textOf(place);
          if (text !== undefined) add(key, text);
        }
      }
      used().forEach((file) => store.touch(fileOf(file)));
      store.write(name, Object.fromEntries(now));
    },
  };
}
