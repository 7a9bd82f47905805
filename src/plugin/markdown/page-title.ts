import { basename, dirname } from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** Words of a file's name, each with a capital: `getting-started` is `Getting Started`. */
function inWords(name: string): string {
  return name
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/**
 * The title of a page whose front matter has none, as dumi takes it: its first `h1`, or the name of
 * its file, or of the folder of an `index` file.
 * @param file relative to the site's root, with forward slashes
 * @example titleOf(tree, 'docs/guide/index.zh-CN.md') // 'Guide', where the page has no h1
 */
export function titleOf(tree: Root, file: string): string {
  const heading = tree.children.find((one) => one.type === 'heading' && one.depth === 1);
  const written = heading ? toString(heading).trim() : '';
  if (written) return written;
  const [name = ''] = basename(file).split('.');
  return inWords(name === 'index' || name === 'README' ? basename(dirname(file)) : name);
}
