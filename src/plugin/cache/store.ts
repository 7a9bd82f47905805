import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
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
   * Absolute path of a folder for files that are no values, beside those of values: whoever carries
   * these to another machine does not carry it. Undefined where nothing is kept.
   */
  folder(name: string): string | undefined;
  /** Removes values that have not been asked for since the store was made. */
  prune(): void;
}

/** A store that keeps nothing. */
export const NO_STORE: Store = {
  read: () => undefined,
  touch: () => undefined,
  folder: () => undefined,
  write: () => undefined,
  prune: () => undefined,
};

/** Length of a checksum, and of the line end behind it. */
const HEAD = 65;

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * @param folder absolute path
 * @param tellFault is called once, with a reason, if values cannot be written
 */
export function createStore(folder: string, tellFault: (reason: string) => void): Store {
  const used = new Set<string>();
  let isFaulty = false;
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
        if (!isFaulty) tellFault(error instanceof Error ? error.message : String(error));
        isFaulty = true;
      }
    },
    prune() {
      if (!existsSync(folder)) return;
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const name = file.replaceAll('\\', '/');
        if (!/\.json(\.\d+)?$/.test(name) || used.has(name)) continue;
        rmSync(join(folder, file), { force: true });
      }
    },
  };
}
