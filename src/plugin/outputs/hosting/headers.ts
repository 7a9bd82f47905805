/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Which page may frame a page: the site's own, which show demos in frames. */
const FRAMES = "frame-ancestors 'self'";

/** For every file. */
export const COMMON: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** For files with a hash of their content in their names. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** For all others: browsers ask whether there is a newer one. */
export const ASK = 'no-cache';

/** The type of pages as Markdown, which hosts do not know. */
export const MARKDOWN = 'text/markdown; charset=utf-8';

/** The names of hashed files, as a regular expression: a point, eight digits, an ending. */
export const HASHED = String.raw`\.[0-9a-f]{8}\.(css|js|json)$`;

/** What the settings of a host are made of. */
export interface Hosted {
  /** The address that the site is below, with a slash at its end. */
  base: string;
  /** The content policy of ordinary pages; none: no policy. */
  policy?: string;
  /** Paths of the pages' files below the output folder, as in `demo/simple/index.html`. */
  pages: readonly string[];
  /** Paths of documents with a policy of their own. */
  ownPolicy: readonly string[];
}

/** The headers of ordinary pages alone. */
export function pageHeaders({ policy }: Hosted): Headers {
  return {
    'Content-Security-Policy': policy ? `${policy}; ${FRAMES}` : FRAMES,
  };
}
