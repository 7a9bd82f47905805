import childProcess from 'node:child_process';
import type { ExecSyncOptions } from 'node:child_process';
import { fileOf } from '../../host';

/**
 * dumi's command for the date of a page's last change: one shell and one git process per
 * page.
 */
const DATE_COMMAND = /^git log -1 --format=%at -- "([^"]+)"$/;

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

/** The dates of all files below a folder, by relative path; empty outside a repository. */
function readDates(root: string): Map<string, string> {
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
  return status === 0 ? datesOf(stdout) : new Map();
}

/**
 * Answers dumi's question for all pages with one look into git. Other commands run unchanged.
 * @param root absolute path of the site
 * @returns what takes the patch back
 */
export function answerGitDates(root: string): () => void {
  const { execSync } = childProcess;
  let dates: Map<string, string> | undefined;
  const patched = (command: string, options?: ExecSyncOptions) => {
    const file = DATE_COMMAND.exec(command)?.[1];
    if (!file) return execSync(command, options);
    dates ??= readDates(root);
    return Buffer.from(dates.get(fileOf(file, root)) ?? '');
  };
  Object.assign(childProcess, { execSync: patched });
  return () => {
    // Another patch over this one stays.
    if (childProcess.execSync === patched) Object.assign(childProcess, { execSync });
  };
}
