/** What a page that was rendered at build says to the script that wakes it. */
export interface PageData {
  /** The route of the page, by which it is found without the table of all routes. */
  route: { id: string; path: string; parentId?: string };
  /** Address below the base that was rendered. */
  path: string;
  /**
   * Module of the page in the bundle, or of the page that a demo alone belongs to; none where the
   * route itself has all.
   */
  module?: string | number;
  /** Chunks that the page needs besides the app's own. */
  chunks: string[];
  /** Chunks of its first demos, without which it wakes too. */
  demoChunks: string[];
  /** Name of the file of each chunk of the page and the app, and of those that come later. */
  scripts: Record<string, string>;
  styles: Record<string, string>;
  /** File that names the files of all chunks. */
  files: string;
  /** True where something on the page must answer by itself, before a reader does anything. */
  live: boolean;
  /**
   * On the page for what is missing, which hosts answer with at any address: how addresses of
   * the other languages begin, `/zh-CN`, or end.
   */
  others?: string[];
  /** Said when the app itself does not load, in the page's language. */
  words: { failed: string; retry: string };
}

export const PAGE_DATA_ID = 'ledger-data';

let data: PageData | null | undefined;

/** The data of the document; null on the development server, which renders nothing at build. */
export function pageData(): PageData | null {
  if (data === undefined) {
    const text = globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent;
    data = text ? (JSON.parse(text) as PageData) : null;
  }
  return data;
}
