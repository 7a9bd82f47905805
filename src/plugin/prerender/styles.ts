import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { criticalCss, parseSheet } from '../critical-css';
import type { Sheet } from '../critical-css';
import type { ChunkFiles } from './hash-files';

/** Attributes that script sets on a page that is there, and those a page may begin with. */
const CHANGING = [
  'data-prefers-color',
  'data-live',
  'data-state',
  'aria-current',
  'aria-expanded',
  'hidden',
  'open',
];

/** Gives each page the part of its style sheets that its first paint needs. */
export function createStyles(folder: string, files: ChunkFiles) {
  const texts = new Map<string, string>();
  const textOf = (name: string): string => {
    const text = texts.get(name) ?? readFileSync(join(folder, name), 'utf8');
    texts.set(name, text);
    return text;
  };
  /** One sheet for each set of files: a handful of sets serve all pages. */
  const sheets = new Map<string, Sheet>();
  const sheetOf = (names: readonly string[]): Sheet => {
    const key = names.join();
    const sheet = sheets.get(key) ?? parseSheet(names.map(textOf).join('\n'));
    sheets.set(key, sheet);
    return sheet;
  };
  return {
    /** The rules of the chunks' sheets that can apply to a text of HTML. */
    critical(chunks: readonly string[], html: string): string {
      const names = chunks
        .map((chunk) => files.styles[chunk])
        .filter((name): name is string => name !== undefined);
      return criticalCss(sheetOf(names), html, { keep: CHANGING });
    },
  };
}
