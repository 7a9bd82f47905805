import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The process that holds a lock; undefined if it is this one or does not run any more. */
function holderOf(path: string): number | undefined {
  try {
    const holder = Number(readFileSync(path, 'utf8'));
    process.kill(holder, 0);
    return holder === process.pid ? undefined : holder;
  } catch (error) {
    // A process of another user is one that runs.
    const { code } = error as NodeJS.ErrnoException;
    return code === 'EPERM' ? Number(readFileSync(path, 'utf8')) : undefined;
  }
}

/**
 * Takes a lock for this process, or one whose process has ended without giving it back.
 * @param path absolute; the file holds the id of the process
 * @returns the id of the process that holds it; undefined if it is now this one's
 */
export function takeLock(path: string): number | undefined {
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      process.once('exit', () => rmSync(path, { force: true }));
      return undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(path);
    if (holder !== undefined) return holder;
    rmSync(path, { force: true });
  }
}
