/** Sources by directive, as in `{ 'img-src': ['https://example.com'] }`. */
export type Sources = Readonly<Record<string, readonly string[]>>;

interface PolicyParts {
  /** Hashes of the scripts that stand in documents. */
  scripts: readonly string[];
  /** Added by the site. */
  allow?: Sources;
  /** What the development server needs: its socket, and any script in a document. */
  development?: boolean;
}

const SELF = "'self'";
const NONE = "'none'";

/**
 * A content policy for pages of the theme (CSP 3). Styles inside a page stay allowed: pre-rendered
 * components have widths and offsets in style attributes, and libraries add style elements whose
 * text is new at every visit, such as rc-util to measure scrollbars.
 */
export function contentPolicy({
  scripts,
  allow = {},
  development = false,
}: PolicyParts): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': [SELF],
    // umi's list of errors is a frame with a script in it.
    'script-src': development ? [SELF, "'unsafe-inline'"] : [SELF, ...scripts],
    'style-src': [SELF, "'unsafe-inline'"],
    'img-src': [SELF, 'data:'],
    'connect-src': development ? [SELF, 'ws:'] : [SELF],
    'frame-src': [SELF, 'https://stackblitz.com'],
    'form-action': [SELF, 'https://codesandbox.io', 'https://stackblitz.com'],
    'object-src': [NONE],
    'base-uri': [NONE],
  };
  for (const [name, sources] of Object.entries(allow)) {
    const known = directives[name] ?? [SELF];
    directives[name] = [...known.filter((source) => source !== NONE), ...sources];
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * Puts a policy into a document, before anything that it is about. The document's encoding comes
 * before it: browsers look for that in the first 1024 bytes alone.
 */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(
    /<head[^>]*>(\s*<meta charset="[^"]*">)?/,
    (start) => `${start}\n${meta}`,
  );
}
