import childProcess from 'node:child_process';

/** Starts the line of a commit; no file name contains it. */
const COMMIT = '\0';

/**
 * Parses the last commit date of each file, in seconds since 1970.
 * @param log output of `git log --format=%x00%at --name-only`, newest first
 */
export function datesOf(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT)) date = line.slice(1);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/**
 * The dates of all files below a folder, by relative path; undefined where git has no answer: outside
 * a repository, before its first commit, or where git is not installed.
 */
export function readDates(root: string): Map<string, string> | undefined {
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
 * The same where it is true of all files; undefined in a clone without its whole history too.
 */
export function datesIn(root: string): Map<string, string> | undefined {
  return isShallow(root) ? undefined : readDates(root);
}

/**
 * True in a clone without its whole history, where git gives all older files the date of its oldest
 * commit.
 */
export function isShallow(root: string): boolean {
  const { stdout } = childProcess.spawnSync(
    'git',
    ['rev-parse', '--is-shallow-repository'],
    { cwd: root, encoding: 'utf8' },
  );
  return stdout?.trim() === 'true';
}
