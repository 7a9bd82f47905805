import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** Inside the repository, so that a site in it finds the installed packages. */
export const FOLDER = resolve('.small-sites');

/** The files below a folder, `node_modules` left out. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * A hash of texts and of the files below folders of the repository.
 * @param texts anything that a fixture depends on
 * @param sources files and folders, from the root of the repository
 */
function contentHash(texts: readonly string[], sources: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...texts]));
  for (const source of sources) {
    const files = statSync(source).isDirectory() ? filesOf(source) : [source];
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/** True while the process that made a lock runs. */
function isHeld(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

/** Waits until no other process holds a lock, and takes it. Returns what gives it back. */
async function take(lock: string): Promise<() => void> {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (isHeld(lock)) await new Promise((done) => setTimeout(done, 100));
    else rmSync(lock, { force: true });
  }
}

/**
 * Does what no other process may do at the same time.
 * @param name of what it needs for itself
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(FOLDER, { recursive: true });
  const release = await take(join(FOLDER, `${name}.lock`));
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * A folder that is made once and kept until what it depends on changes, for all test files and for
 * later runs.
 * @param name tells fixtures apart; a newer one of the same name removes the older
 * @param texts anything that the content depends on
 * @param sources files and folders that it depends on, from the root of the repository
 * @param make fills a new folder, which has another name until it is done
 * @throws what `make` throws
 */
export async function fixture(
  name: string,
  texts: readonly string[],
  sources: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(FOLDER, `${name}-${contentHash(texts, sources)}`);
  mkdirSync(FOLDER, { recursive: true });
  const release = await take(`${folder}.lock`);
  try {
    if (existsSync(folder)) return folder;
    const older = new RegExp(`^${name}-[0-9a-f]{12}$`);
    for (const one of readdirSync(FOLDER).filter((entry) => older.test(entry))) {
      rmSync(join(FOLDER, one), { recursive: true, force: true });
    }
    const fresh = mkdtempSync(join(FOLDER, 'new-'));
    try {
      await make(fresh);
      renameSync(fresh, folder);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
    return folder;
  } finally {
    release();
  }
}
