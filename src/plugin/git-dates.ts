import childProcess from 'node:child_process';
import { memoize } from '../code/remember';

/** Starts the line of a commit; no file name contains it. */
const COMMIT = '\0';

/**
 * Parses the last commit date of each file, in seconds since 1970.
 * @param log output of `git log --format=%x00%at --name-only`, newest first
 */
function datesOf(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT)) date = line.slice(1);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/**
 * True in a repository with its whole history. In a clone without it, git gives all older files the
 * date of its oldest commit.
 */
const hasHistory = memoize((root: string): boolean => {
  const { status, stdout } = childProcess.spawnSync(
    'git',
    ['rev-parse', '--is-shallow-repository'],
    { cwd: root, encoding: 'utf8' },
  );
  // A git that does not know the question repeats it.
  return status === 0 && stdout.trim() !== 'true';
});

/**
 * The dates of all files below a folder of the site. git takes a tenth of the time for the pages of a
 * site beside its library that it takes for the whole repository.
 * @param top name of the folder; none for the files beside the folders
 * @returns none before the first commit
 */
const datesBelow = memoize((root: string, top = ''): Map<string, string> => {
  const { status, stdout } = childProcess.spawnSync(
    'git',
    [
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%at',
      '--name-only',
      '--relative',
      '--',
      top ? `:(literal)${top}` : ':(glob)*',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  return status === 0 ? datesOf(stdout) : new Map<string, string>();
});

/**
 * The date of the last commit of a file, in seconds since 1970. git is asked once for all files of a
 * folder in the site's root.
 * @param root absolute path of the site
 * @param file relative to it
 * @returns undefined where git has none, or only a part of the history, and for a file outside the site
 */
export function dateOf(root: string, file: string): string | undefined {
  if (!hasHistory(root)) return undefined;
  const [top, ...below] = file.split('/');
  if (top === '..') return undefined;
  return datesBelow(root, below.length > 0 ? top : '').get(file);
}
