import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { keepSpare } from './spare';

/** Errors of a folder that cannot be renamed: another file system, or a mount point. */
const NO_RENAME = ['EXDEV', 'EBUSY', 'EPERM', 'EACCES', 'ENOTEMPTY'];

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** Renames a folder, or says that this cannot be done. */
function canRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (NO_RENAME.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Where the output is made, and where it goes. All paths are absolute. */
export interface OutputFolders {
  /** The folder of the site, which a host serves. */
  final: string;
  /** A new folder, in which it is made. */
  fresh: string;
  /** Keeps the old one while the new one takes its place. */
  previous: string;
  /** When the build began, in milliseconds since 1970. */
  since: number;
}

/** How far the clock by which files are dated may stand behind the process's, in milliseconds. */
const CLOCK_LAG = 20;

/** The folders of a build. A link in the place of the output stays, and its target is replaced. */
export function outputFolders(output: string, temporary: string): OutputFolders {
  return {
    final: existsSync(output) ? realpathSync(output) : output,
    // umi lists files with the name of their folder.
    fresh: join(temporary, 'output', 'new', basename(output)),
    previous: join(temporary, 'output', 'previous'),
    since: Date.now() - CLOCK_LAG,
  };
}

/**
 * Copies files that have come into the old output during the build: some plugins name the folder
 * themselves. What the new one has already stays, as such a plugin has read old files.
 */
function takeLate({ final, fresh, since }: OutputFolders): void {
  if (!existsSync(final)) return;
  const files = readdirSync(final, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const target = join(fresh, relative(final, path));
    if (lstatSync(path).mtimeMs < since || existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(path, target);
  }
}

/** Puts back the old output of a build that was ended between two renames. */
export function recoverOutput({ final, previous }: OutputFolders): void {
  if (!existsSync(final) && existsSync(previous)) renameSync(previous, final);
}

/**
 * Puts a finished output in the place of the old one: two renames, so that the folder is whole at
 * any time. A folder that cannot be renamed gets the new files one by one.
 * @param spare absolute path at which the old output is kept; see there
 */
export function swapOutput(folders: OutputFolders, spare?: string): void {
  const { final, fresh, previous } = folders;
  takeLate(folders);
  remove(previous);
  mkdirSync(dirname(final), { recursive: true });
  const isFree = !existsSync(final) || canRename(final, previous);
  if (isFree && canRename(fresh, final)) {
    if (spare && existsSync(previous)) keepSpare(previous, spare);
    else remove(previous);
    return;
  }
  if (existsSync(previous)) renameSync(previous, final);
  mkdirSync(final, { recursive: true });
  readdirSync(final).forEach((name) => remove(join(final, name)));
  cpSync(fresh, final, { recursive: true });
  remove(fresh);
}
