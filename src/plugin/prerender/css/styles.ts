import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../../../code/remember';
import { criticalCss, joinSheets, namesAskedBy, parseSheet } from './critical-css';
import { withAddresses } from './css-text';
import { namesInHtml } from './names-in-html';
import type { ChunkFiles } from '../hash-files';

/** Attributes that scripts set on a page, and those that a page may start with. */
const CHANGING = [
  'data-prefers-color',
  'data-color',
  'data-alone',
  'data-live',
  'data-code',
  'data-package-manager',
  'data-state',
  'dir',
  'aria-current',
  'aria-expanded',
  'hidden',
  'open',
];

/**
 * Extracts from style sheets what each page's first paint needs.
 * @param folder absolute path of the built site
 * @param publicPath address of the site's files, with a slash at its end
 */
export function createStyles(folder: string, files: ChunkFiles, publicPath: string) {
  const sheetOf = memoize((name: string) =>
    parseSheet(withAddresses(readFileSync(join(folder, name), 'utf8'), publicPath)),
  );
  const chooserOf = memoize((...names: string[]) => {
    const sheet = joinSheets(names.map(sheetOf));
    const asked = namesAskedBy(sheet);
    // Most pages of a large site have the same kinds of elements.
    return memoize(
      (found: ReadonlySet<string>, whole: boolean) => criticalCss(sheet, found, whole),
      (found, whole) => [whole, ...asked.filter((name) => found.has(name))].join('\n'),
    );
  });
  return {
    /**
     * The rules in the chunks' style sheets that can apply to an HTML text.
     * @param whole true if the page has no other styles until its reader acts
     */
    critical(chunks: readonly string[], html: string, whole: boolean): string {
      const names = chunks
        .map((chunk) => files.styles[chunk])
        .filter((name): name is string => name !== undefined);
      return chooserOf(...names)(namesInHtml(html, CHANGING), whole);
    },
  };
}
