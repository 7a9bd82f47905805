import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { criticalCss, joinSheets, parseSheet } from './critical-css';
import type { Sheet } from './critical-css';
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

/** Extracts from style sheets what each page's first paint needs. */
export function createStyles(folder: string, files: ChunkFiles) {
  const sheets = new Map<string, Sheet>();
  const sheetOf = (name: string): Sheet => {
    const sheet =
      sheets.get(name) ?? parseSheet(readFileSync(join(folder, name), 'utf8'));
    sheets.set(name, sheet);
    return sheet;
  };
  return {
    /**
     * The rules in the chunks' style sheets that can apply to an HTML text.
     * @param whole true if the page has no other styles until its reader acts
     */
    critical(chunks: readonly string[], html: string, whole: boolean): string {
      const names = chunks
        .map((chunk) => files.styles[chunk])
        .filter((name): name is string => name !== undefined);
      const options = { keep: CHANGING, paper: whole };
      return criticalCss(joinSheets(names.map(sheetOf)), html, options);
    },
  };
}
