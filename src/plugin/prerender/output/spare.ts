import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { memoize } from '../../../code/remember';
import type { Store } from '../../cache/store';

/** A file of an output as the build left it. */
interface KeptFile {
  /** A hash of all that it was made of, besides what is put in at `at`. */
  key: string;
  size: number;
  /** When it was written, in milliseconds since 1970. */
  time: number;
  /** Where the text begins that may differ, in bytes. */
  at?: number;
  /** What `fact` has found, in an array, as it may be anything. */
  fact?: [unknown];
}

/** The files of an output by their paths below it. */
type OutputTree = Record<string, KeptFile>;

/** The files of the last output, and of the one before it, which is the spare. */
interface KeptOutputs {
  last: OutputTree;
  spare?: OutputTree;
}

/** The name of these in the store, and of the folder of the spare. */
const NAME = 'output';

/** A text of one length that may differ in a file that is otherwise the same. */
interface Patch {
  at: number;
  text: string;
}

/** An earlier output, from which files are taken. */
interface Source {
  tree: OutputTree;
  /** Absolute path. */
  folder: string | undefined;
  take(from: string, to: string): void;
}

/**
 * The output before the last one. A file of it that would be written again in the same way is moved
 * into the new output instead. What it has not got, as after the first build, is copied from the last
 * one, which is served until the new one is done.
 */
export interface Spare {
  /** @param folder absolute path of the last output, which the new one will replace */
  replaces(folder: string): void;
  /**
   * Takes over a file, unless it would be another, or something has changed it since it was written.
   * @param name path below the output
   * @param text takes the place of the one that the file was noted with
   * @returns false if the file has to be written
   */
  take(name: string, key: string, text?: string): boolean;
  /**
   * Writes a file, or takes over one that has the same text, whatever its name.
   * @param name path below the output, with a slash between folders
   */
  put(name: string, text: string): void;
  /** Notes a file that has been written. */
  note(name: string, key: string, at?: number): void;
  /**
   * What a function finds in the text of a file, searched once for all builds as long as nothing
   * else has changed the file. It may not depend on the text that is put in.
   */
  fact<T>(name: string, find: (text: string) => T): T;
  /** Has the next builds know what has been taken over, noted and found. */
  keep(): void;
}

/** The key of a file that is known by its text alone. */
function textKey(text: string): string {
  return `text ${createHash('sha256').update(text).digest('base64')}`;
}

function patch(path: string, { at, text }: Patch): void {
  const file = openSync(path, 'r+');
  try {
    writeSync(file, text, at);
  } finally {
    closeSync(file);
  }
}

/** Absolute path of the output before the last one; undefined if none is kept. */
export function spareFolder(store: Pick<Store, 'folder'>): string | undefined {
  return store.folder(NAME);
}

/** @param output gives the absolute path of the new output */
export function createSpare(store: Store, output: () => string): Spare {
  let kept: KeptOutputs | undefined;
  let isRead = false;
  let last: string | undefined;
  const before = () => {
    if (!isRead) kept = store.read<KeptOutputs>(NAME);
    isRead = true;
    return kept;
  };
  const sources = (): Source[] => [
    { tree: before()?.spare ?? {}, folder: spareFolder(store), take: renameSync },
    { tree: before()?.last ?? {}, folder: last, take: copyFileSync },
  ];
  const now: OutputTree = {};
  const isAsNoted = (path: string, { size, time }: KeptFile) => {
    const found = lstatSync(path);
    return found.size === size && found.mtimeMs === time;
  };
  const note: Spare['note'] = (name, key, at) => {
    const { size, mtimeMs: time } = lstatSync(join(output(), name));
    now[name] = { key, size, time, ...(at !== undefined && { at }) };
  };
  /** Takes over a file, which may have another name, as it was noted there. */
  const takeFrom = (source: Source, old: string, name: string, text?: string) => {
    const known = source.tree[old];
    if (!known || !source.folder) return false;
    const [from, to] = [join(source.folder, old), join(output(), name)];
    try {
      if (!isAsNoted(from, known)) return false;
      mkdirSync(dirname(to), { recursive: true });
      source.take(from, to);
    } catch {
      return false;
    }
    if (text !== undefined && known.at !== undefined) {
      patch(to, { at: known.at, text });
    }
    const { mtimeMs: time } = lstatSync(to);
    now[name] = { ...known, time };
    return true;
  };
  const take: Spare['take'] = (name, key, text) =>
    sources().some(
      (source) => source.tree[name]?.key === key && takeFrom(source, name, name, text),
    );
  /** Names of files of each source by their key. */
  const names = memoize(() =>
    sources().map(({ tree }) => {
      const found = new Map<string, string[]>();
      for (const [name, { key }] of Object.entries(tree))
        found.set(key, [...(found.get(key) ?? []), name]);
      return found;
    }),
  );
  return {
    replaces(folder) {
      last = folder;
    },
    take,
    put(name, text) {
      const key = textKey(text);
      if (take(name, key)) return;
      const isTaken = sources().some((source, at) =>
        names()
          [at]?.get(key)
          ?.some((old) => takeFrom(source, old, name)),
      );
      if (isTaken) return;
      const path = join(output(), name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      note(name, key);
    },
    note,
    fact<T>(name: string, find: (text: string) => T) {
      const path = join(output(), name);
      const known = now[name];
      const isKnown = known && isAsNoted(path, known);
      if (isKnown && known.fact) return known.fact[0] as T;
      const fact = find(readFileSync(path, 'utf8'));
      if (isKnown) known.fact = [fact];
      return fact;
    },
    keep() {
      store.write(NAME, { last: now, spare: before()?.last } satisfies KeptOutputs);
    },
  };
}

/** Keeps an output that another one has replaced, in place of what is left of the one before it. */
export function keepSpare(previous: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  try {
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(previous, folder);
  } catch {
    // On another file system, it would have to be copied.
    rmSync(previous, { recursive: true, force: true });
  }
}
