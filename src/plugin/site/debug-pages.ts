import type { Route } from '../host';
import { isFile } from '../is-file';
import { readDocument } from '../markdown/document';

/**
 * Removes the routes of pages with `debug: true`, which readers of a built site do not get. In the
 * development server they are there.
 * @param root absolute path of the site
 */
export function removeDebugPages(routes: Record<string, Route>, root: string): void {
  for (const [id, { file, isLayout }] of Object.entries(routes)) {
    if (isLayout || !file?.endsWith('.md') || !isFile(file)) continue;
    if (readDocument(file, root).frontMatter.debug) delete routes[id];
  }
}
