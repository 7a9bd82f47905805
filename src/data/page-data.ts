/** A demo that is shown before the app has loaded. */
export interface FirstDemo {
  id: string;
  name: string;
  /** Name of the chunk with its script. */
  script?: string;
  /** Bundle module of its file, or of all demos that are written in its page. */
  module: string | number;
  /** Chunks that the module needs. */
  chunks: string[];
}

/** Data that a pre-rendered page passes to the script that hydrates it. */
export interface PageData {
  /** The page's route, which the browser thus knows without the table of all routes. */
  route: { id: string; path: string; parentId?: string };
  /** Path below the base that was rendered. */
  path: string;
  /**
   * Bundle module of the page, or of the page that a stand-alone demo belongs to;
   * undefined if the route itself has everything.
   */
  module?: string | number;
  /** Chunks that the page needs in addition to the app's own. */
  chunks: string[];
  /** On a page that is not live, its demos, which are shown before the app has loaded. */
  demos?: FirstDemo[];
  /** File names of the page's chunks, the app's chunks, and the lazy chunks. */
  scripts: Record<string, string>;
  styles: Record<string, string>;
  /**
   * File that lists the file names of all chunks; on a large site, of those that are not of few pages
   * alone.
   */
  files: string;
  /** On a large site: how many files describe its pages; see `model/address/site-parts`. */
  parts?: number;
  /** On a large site: the page, as lists have it. */
  page?: { path?: string };
  /** True if something besides demos must be live before the reader does anything. */
  live: boolean;
  /** On the 404 page, which hosts serve at any address: the app finds out what the reader meant. */
  missing?: true;
  /** Shown if the app itself does not load, in the page's language. */
  words: { failed: string; retry: string };
}

export const PAGE_DATA_ID = 'ledger-data';

let data: PageData | null | undefined;

/** The data of the document; null in the development server, which pre-renders nothing. */
export function pageData(): PageData | null {
  if (data === undefined) {
    const text = globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent;
    data = text ? (JSON.parse(text) as PageData) : null;
  }
  return data;
}
