import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInOwnCode } from '../../demos/own-code';
import { isFile } from '../../is-file';
import { configPlace } from '../../schemas/config/config-place';

/** The folders of files with styles: layouts may have them too, and links to the public folder. */
const STYLED_IN: Readonly<Record<string, RegExp>> = {
  '.dumi': /\.(?:css|less|s[ac]ss|[jt]sx?)$/,
  public: /\.css$/,
};

function isInConfig(word: RegExp, root: string): boolean {
  const config = join(root, configPlace(root).file);
  return isFile(config) && word.test(readFileSync(config, 'utf8'));
}

/**
 * True if a site's own styles have a word, in files or in its configuration (`styles`).
 * @param root absolute path of the site
 */
export function isInOwnStyles(word: RegExp, root: string): boolean {
  return (
    Object.entries(STYLED_IN).some(([folder, kind]) =>
      isInOwnCode(word, root, folder, kind),
    ) || isInConfig(word, root)
  );
}

/**
 * True if a site has rules of its own for a class of dumi's theme.
 * @param root absolute path of the site
 * @param name without dumi's prefix, such as `previewer-demo`
 */
export function asksForClass(root: string, name: string): boolean {
  return isInOwnStyles(new RegExp(`\\bdumi-default-${name}(?![\\w-])`), root);
}

/**
 * True if a script of a site, in its files or in its configuration (`scripts`), looks for the element
 * with a class of dumi's theme.
 * @param root absolute path of the site
 * @param name without dumi's prefix, such as `search-bar`
 */
export function looksForClass(root: string, name: string): boolean {
  const selector = new RegExp(`(['"\`])\\.dumi-default-${name}\\1`);
  return isInOwnCode(selector, root) || isInConfig(selector, root);
}
