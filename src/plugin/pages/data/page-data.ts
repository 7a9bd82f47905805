import { createHash } from 'node:crypto';
import { hostChanged } from '../../host';
import { codeOf } from './code-of';

/** Marks the places of data in a bundle. */
const MARK = 'ledger-data:';
const PLACE = /\[(["'`])ledger-data:([^"'`]+)\1\]/g;

/**
 * What stands for a page's file in `PageData`, for what is known of all pages of a language.
 * @param id of the language
 */
export function siteDataName(id: string): string {
  return `site.${id}`;
}

/**
 * The data of pages that the bundle has places for: HTML, the sources of demos, titles. The
 * bundler neither parses nor shortens it, and a bundle is the same when only data has changed.
 */
export interface PageData {
  /**
   * Keeps a value of JSON, or nothing, and returns code that stands for it.
   * @param file the page's file, relative to the site
   * @param part of its data
   */
  place(file: string, part: string, value: unknown): string;
  /** A hash of all data of a page's file. */
  hashOf(file: string): string;
  /** A hash of the data that a file of the bundle has places for; empty for one without places. */
  keyOf(text: string): string;
  /**
   * Puts the data into a file of the bundle.
   * @throws for a place of data that was not kept
   */
  fill(text: string): string;
}

export function createPageData(): PageData {
  const values = new Map<string, unknown>();
  const parts = new Map<string, Set<string>>();
  const hashes = new Map<string, string>();
  const sha = (value: unknown) =>
    createHash('sha256')
      .update(JSON.stringify(value) ?? '')
      .digest('hex');
  const valueOf = (key: string): unknown => {
    if (values.has(key)) return values.get(key);
    throw hostChanged(
      `The bundle has a place for ${decodeURIComponent(key)}, which no page has written`,
      'plugin/pages/data/page-data',
    );
  };
  const hashOfValue = (key: string): string => {
    const hash = hashes.get(key) ?? sha(valueOf(key));
    hashes.set(key, hash);
    return hash;
  };
  const hashOfAll = (keys: readonly string[]) =>
    sha(keys.map((key) => [key, hashOfValue(key)]));
  return {
    place(file, part, value) {
      const key = encodeURIComponent(`${file}?${part}`).replaceAll("'", '%27');
      values.set(key, value);
      hashes.delete(key);
      parts.set(file, (parts.get(file) ?? new Set()).add(key));
      return JSON.stringify([MARK + key]);
    },
    hashOf: (file) => hashOfAll([...(parts.get(file) ?? [])].sort()),
    keyOf(text) {
      const keys = [...text.matchAll(PLACE)].map(([, , key = '']) => key);
      return keys.length > 0 ? hashOfAll(keys) : '';
    },
    fill: (text) =>
      text.replace(PLACE, (_, quote: string, key: string) => codeOf(valueOf(key))),
  };
}
