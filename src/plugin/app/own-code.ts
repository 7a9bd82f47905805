import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /\.[cm]?[jt]sx?$/;

/**
 * True if a file in dumi's folder of a site, `.dumi`, has a word in its code. What dumi generates
 * there does not count.
 * @param root absolute path of the site
 */
export function isInOwnCode(word: RegExp, root: string): boolean {
  const hasWord = (folder: string): boolean =>
    readdirSync(folder, { withFileTypes: true }).some((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return !/^(?:tmp|node_modules)/.test(entry.name) && hasWord(path);
      return (
        entry.isFile() && SCRIPT.test(entry.name) && word.test(readFileSync(path, 'utf8'))
      );
    });
  try {
    return hasWord(join(root, '.dumi'));
  } catch {
    // The site has no such folder.
    return false;
  }
}
