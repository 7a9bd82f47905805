import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until Rspack has written what a start of the development server keeps. It says so nowhere: it
 * writes aside, and then moves the files.
 * @param folder absolute path of the cache
 * @param start absolute path of the file that is written when a server starts
 */
export async function cacheWritten(folder: string, start: string): Promise<void> {
  const began = statSync(start).mtimeMs;
  const aside = join(folder, '.temp');
  const isOfStart = (name: string) => {
    const list = join(folder, name, 'snapshot_file/scope_meta');
    return existsSync(list) && statSync(list).mtimeMs >= began;
  };
  const isMoved = () =>
    existsSync(aside) &&
    readdirSync(aside).length === 0 &&
    readdirSync(folder).some(isOfStart);
  while (!isMoved()) await wait(10);
}
