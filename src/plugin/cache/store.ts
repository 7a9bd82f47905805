import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Values that are kept between builds, as files of a folder that can be removed at any time. What
 * they were made of is a part of each value: who reads one decides whether it still holds.
 */
export interface Store {
  /** A value as it was written; undefined where there is none, or its file is broken. */
  read<T>(name: string): T | undefined;
  /** Has a value stay that is not read. */
  touch(name: string): void;
  /** Keeps a value of JSON. */
  write(name: string, value: unknown): void;
  /**
   * Adds a text to the end of a file, which begins anew in each build.
   * @returns its first byte there, and how many there are; undefined if nothing can be written
   */
  append(name: string, text: string): Part | undefined;
  /** Bytes of such a file as a text; undefined if it has fewer. */
  part(name: string, at: number, size: number): string | undefined;
  /**
   * Absolute path of a folder for files that are no values, beside those of values: whoever carries
   * these to another machine does not carry it. Undefined where nothing is kept.
   */
  folder(name: string): string | undefined;
  /** Removes values that have not been asked for since the store was made. */
  prune(): void;
}

/** A part of a file, in bytes. */
export interface Part {
  at: number;
  size: number;
}

/** A store that keeps nothing. */
export const NO_STORE: Store = {
  read: () => undefined,
  touch: () => undefined,
  folder: () => undefined,
  write: () => undefined,
  append: () => undefined,
  part: () => undefined,
  prune: () => undefined,
};

/** Length of a checksum, and of the line end behind it. */
const HEAD = 65;

/** By which a value that was cut off or changed is noticed. */
export function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * @param folder absolute path
 * @param tellFault is called once, with a reason, if values cannot be written
 */
export function createStore(folder: string, tellFault: (reason: string) => void): Store {
  const used = new Set<string>();
  /** Files that texts are added to. */
  const open = new Map<string, { file: number; size: number }>();
  let isFaulty = false;
  const say = (error: unknown) => {
    if (!isFaulty) tellFault(error instanceof Error ? error.message : String(error));
    isFaulty = true;
  };
  const openNew = (path: string) => {
    mkdirSync(dirname(path), { recursive: true });
    const opened = { file: openSync(path, 'w+'), size: 0 };
    open.set(path, opened);
    return opened;
  };
  const pathOf = (name: string) => {
    const file = `${name}.json`;
    used.add(file);
    return join(folder, file);
  };
  return {
    read<T>(name: string) {
      const path = pathOf(name);
      if (!existsSync(path)) return undefined;
      const whole = readFileSync(path, 'utf8');
      const text = whole.slice(HEAD);
      // The disk may have been full, or another tool may have touched it.
      if (whole.slice(0, HEAD - 1) !== checksum(text)) return undefined;
      return JSON.parse(text) as T;
    },
    touch: (name) => void pathOf(name),
    folder: (name) => `${folder}-${name}`,
    write(name, value) {
      const path = pathOf(name);
      const text = JSON.stringify(value);
      const aside = `${path}.${process.pid}`;
      try {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(aside, `${checksum(text)}\n${text}`);
        renameSync(aside, path);
      } catch (error) {
        if (existsSync(aside)) rmSync(aside);
        say(error);
      }
    },
    append(name, text) {
      const path = pathOf(name);
      try {
        const opened = open.get(path) ?? openNew(path);
        const { file, size: at } = opened;
        const size = writeSync(file, text, at);
        opened.size += size;
        return { at, size };
      } catch (error) {
        say(error);
        return undefined;
      }
    },
    part(name, at, size) {
      const path = pathOf(name);
      const opened = open.get(path);
      if (!opened && !existsSync(path)) return undefined;
      const file = opened?.file ?? openSync(path, 'r');
      const bytes = Buffer.alloc(size);
      const isWhole = readSync(file, bytes, 0, size, at) === size;
      if (!opened) closeSync(file);
      return isWhole ? bytes.toString() : undefined;
    },
    prune() {
      open.forEach(({ file }) => closeSync(file));
      open.clear();
      if (!existsSync(folder)) return;
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const name = file.replaceAll('\\', '/');
        if (!/\.json(\.\d+)?$/.test(name) || used.has(name)) continue;
        rmSync(join(folder, file), { force: true });
      }
    },
  };
}
