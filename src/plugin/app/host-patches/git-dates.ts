import childProcess from 'node:child_process';
import type { ExecSyncOptions } from 'node:child_process';
import { isAbsolute } from 'node:path';
import { dateOf } from '../../git-dates';
import { fileOf } from '../../host';

/**
 * dumi's command for the date of a page's last change: one shell and one git process per
 * page.
 */
const DATE_COMMAND = /^git log -1 --format=%at -- "([^"]+)"$/;

/** True for a path relative to the site that leads out of it, also to another drive. */
const isOutside = (file: string) => file.startsWith('../') || isAbsolute(file);

/**
 * Answers dumi's question for all pages of a folder with one look into git. Other commands run unchanged, as does
 * the one for a page that is not below the site's folder. The command throws where git has no answer
 * or only a part of the history, and for a file without a commit: dumi then gives the page no date.
 * After git's own answer for such a file, an empty one, it would give it the time of the build.
 * @param root absolute path of the site
 * @returns what takes the patch back
 */
export function answerGitDates(root: string): () => void {
  const { execSync } = childProcess;
  const patched = (command: string, options?: ExecSyncOptions) => {
    const path = DATE_COMMAND.exec(command)?.[1];
    const file = path && fileOf(path, root);
    if (!file) return execSync(command, options);
    if (isOutside(file)) {
      const answer = execSync(command, options);
      if (!answer.toString().trim()) throw new Error(`git has no date of ${file}.`);
      return answer;
    }
    const date = dateOf(root, file);
    if (!date) throw new Error(`git has no date of ${file}.`);
    return Buffer.from(date);
  };
  Object.assign(childProcess, { execSync: patched });
  return () => {
    // Another patch over this one stays.
    if (childProcess.execSync === patched) Object.assign(childProcess, { execSync });
  };
}
