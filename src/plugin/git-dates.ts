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
 * What git says; undefined where it has no answer: outside a repository, before its first commit, or
 * where it is not installed.
 */
function readDates(root: string): Map<string, string> | undefined {
  const { status, stdout } = childProcess.spawnSync(
    'git',
    [
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%at',
      '--name-only',
      '--relative',
      '.',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  return status === 0 ? datesOf(stdout) : undefined;
}

/**
 * True in a clone without its whole history, where git gives all older files the date of its oldest
 * commit.
 */
function isShallow(root: string): boolean {
  const { stdout } = childProcess.spawnSync(
    'git',
    ['rev-parse', '--is-shallow-repository'],
    { cwd: root, encoding: 'utf8' },
  );
  return stdout?.trim() === 'true';
}

/**
 * The dates of all files below a folder, by relative path, in seconds since 1970. git is asked once
 * for each folder, whoever needs the dates.
 * @param root absolute path of the folder
 * @returns undefined where git has none, or only a part of the history
 */
export const datesIn = memoize((root: string): Map<string, string> | undefined => {
  const dates = readDates(root);
  return dates && isShallow(root) ? undefined : dates;
});
