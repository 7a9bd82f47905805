import childProcess from 'node:child_process';
import { relative } from 'node:path';
import type { IApi } from 'dumi';

/** How dumi asks for the date of a page's last change: a shell and a git for every page. */
const QUESTION = /^git log -1 --format=%at -- "([^"]+)"$/;

/** Begins the line of a commit; no file's name does. */
const COMMIT = '\0';

/**
 * Seconds since 1970 of the last commit that changed each file.
 * @param log of `git log --format=%x00%at --name-only`, newest first
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

/** The dates of all files below a folder, by path from it; none outside of a repository. */
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
 * Answers dumi's question for all pages with one look into git. Everything else that is run goes
 * its way.
 */
export default function gitDates(api: IApi): void {
  api.onStart(() => {
    const { execSync } = childProcess;
    let dates: Map<string, string> | undefined;
    childProcess.execSync = ((command: string, ...rest: never[]) => {
      const file = QUESTION.exec(command)?.[1];
      if (!file) return execSync(command, ...rest);
      dates ??= readDates(api.cwd);
      return Buffer.from(dates.get(relative(api.cwd, file).replace(/\\/g, '/')) ?? '');
    }) as typeof execSync;
  });
}
