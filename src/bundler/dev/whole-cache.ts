import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../../plugin/cache/store';

/** Name of what is noted in the store. */
const NAME = 'modules';

/** What a run that was ended leaves. */
interface Ended {
  /** When Rspack had last written, see `writtenAt`. */
  writtenAt: number;
  /** The sizes of all files and folders by their path in the folder. */
  sizes: Record<string, number>;
}

/** The folder in which Rspack writes files before it moves them. */
const ASIDE = '.temp';

/** In milliseconds. */
function writtenAt(folder: string): number {
  return statSync(join(folder, ASIDE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function sizesIn(folder: string): Record<string, number> {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name !== ASIDE)
    : [];
  const files = names.flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(name, path),
    ),
  );
  // One that is moved meanwhile has none.
  const sizeOf = (path: string) =>
    statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0;
  return Object.fromEntries(files.sort().map((path) => [path, sizeOf(path)]));
}

/** That Rspack has begun to read the cache, or that it could read it. */
type Running = 'reading' | 'read';

/**
 * Removes Rspack's cache if something else has changed its files since the last run was ended, or if that
 * run ended while they were read: Rspack itself ends with a panic at a file that is cut off.
 * @param folder absolute path of the cache
 * @returns `read` is to be called after the first compilation, `end` when this run ends
 */
export function wholeCache(
  folder: string,
  store: Store,
): { read: () => void; end: () => void } {
  const last = store.read<Ended | Running>(NAME);
  // Rspack may have written more after it was noted. Its files are whole also if it was killed.
  const isKnown = typeof last === 'object' && last.writtenAt === writtenAt(folder);
  const isBroken = isKnown
    ? JSON.stringify(last.sizes) !== JSON.stringify(sizesIn(folder))
    : last === 'reading';
  if (isBroken) rmSync(folder, { recursive: true, force: true });
  const note = (what: Ended | Running) => store.write(NAME, what);
  let isRead = false;
  note('reading');
  return {
    read() {
      if (!isRead) note('read');
      isRead = true;
    },
    end() {
      if (isRead) note({ writtenAt: writtenAt(folder), sizes: sizesIn(folder) });
    },
  };
}
