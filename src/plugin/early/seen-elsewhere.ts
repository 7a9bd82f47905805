import { lodash } from 'dumi/plugin-utils';
import { isFile } from '../is-file';
import { readDocument } from '../markdown/document';
import type { PageDocument } from '../markdown/document';
import type { FileChange } from './collect-changes';

/** Files of notes and messages. */
const DATA = /\.(?:ya?ml|json)$/;

/**
 * True for a change that navigation or other pages show: a page that comes or goes, its front matter or
 * title, and data.
 * @param known the page as it was read last; undefined for a file that is no page
 * @param root absolute path of the site
 */
export function isSeenElsewhere(
  { event, path }: FileChange,
  known: PageDocument | undefined,
  root: string,
): boolean {
  if (DATA.test(path)) return true;
  if (!path.endsWith('.md')) return false;
  if (event !== 'change') return true;
  if (!known || !isFile(known.path)) return false;
  const { frontMatter } = readDocument(known.path, root);
  return !lodash.isEqual(known.frontMatter, frontMatter);
}
