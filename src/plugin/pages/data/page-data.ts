import { createHash } from 'node:crypto';
import { hostChanged } from '../../host';
import { codeOf } from './code-of';

/** Marks the places of data in a bundle. */
const MARK = 'ledger-data:';
const PLACE = /\[(["'`])ledger-data:([^"'`]+)\1\]/g;

/**
 * The data of pages that the bundle has places for: HTML, and the sources of demos. The bundler
 * neither parses nor shortens it, and a bundle is the same when only data has changed.
 */
export interface PageData {
  /**
   * Keeps a value of JSON and returns code that stands for it.
   * @param file the page's file, relative to the site
   * @param part of its data
   */
  place(file: string, part: string, value: unknown): string;
  /** A hash of all data of a page's file. */
  hashOf(file: string): string;
  /**
   * Puts the data into a file of the bundle.
   * @throws for a place of data that was not kept
   */
  fill(text: string): string;
}

export function createPageData(): PageData {
  const values = new Map<string, unknown>();
  const parts = new Map<string, Set<string>>();
  return {
    place(file, part, value) {
      const key = encodeURIComponent(`${file}?${part}`).replaceAll("'", '%27');
      values.set(key, value);
      parts.set(file, (parts.get(file) ?? new Set()).add(key));
      return JSON.stringify([MARK + key]);
    },
    hashOf(file) {
      const keys = [...(parts.get(file) ?? [])].sort();
      return createHash('sha256')
        .update(JSON.stringify(keys.map((key) => [key, values.get(key)])))
        .digest('hex');
    },
    fill: (text) =>
      text.replace(PLACE, (_, quote: string, key: string) => {
        if (!values.has(key)) {
          throw hostChanged(
            `The bundle has a place for ${decodeURIComponent(key)}, which no page has written`,
            'plugin/pages/data/page-data',
          );
        }
        return codeOf(values.get(key));
      }),
  };
}
