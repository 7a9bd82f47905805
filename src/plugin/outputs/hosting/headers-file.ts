import { ASK, COMMON, FOREVER, MARKDOWN, pageHeaders } from './headers';
import type { Headers, Hosted } from './headers';

/**
 * The files with a hash in their names: code, the lists of files and pages, the search. Other files
 * of JSON, such as those of references, keep their names when they change.
 */
const HASHED_FILES = [
  '*.js',
  '*.css',
  'files.*.json',
  'all-files.*.json',
  'pages-*.json',
  'search/*.json',
];

/** Cloudflare reads a hundred rules. */
const MOST_RULES = 85;

/**
 * The patterns that match all pages and no document with a policy of its own: rules cannot make
 * exceptions. Pages are taken together by the first part of their addresses.
 */
function pagePatterns({ base, pages }: Hosted): string[] {
  const patterns = pages.flatMap((file) => {
    const path = file.replace(/(^|\/)index\.html$/, '');
    const [first = '', ...rest] = path.split('/');
    return rest.length > 0 ? [`${base}${first}/*`] : [base + path];
  });
  return [...new Set(patterns)].sort();
}

function rule(pattern: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [pattern, ...lines, ''].join('\n');
}

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. Both give a file the headers of all
 * rules that match it.
 * @throws if the pages need more rules than Cloudflare reads
 */
export function headersFile(site: Hosted): string {
  const { base } = site;
  const patterns = pagePatterns(site);
  if (patterns.length > MOST_RULES) {
    throw new Error(
      `_headers would have ${patterns.length} rules, and Cloudflare Pages reads 100. Move pages into folders, or set themeConfig.contentPolicy.meta and leave "headers" out of themeConfig.hosting.`,
    );
  }
  return [
    rule(`${base}*`, COMMON),
    ...HASHED_FILES.map((pattern) => rule(base + pattern, { 'Cache-Control': FOREVER })),
    rule(`${base}*.md`, { 'Content-Type': MARKDOWN }),
    ...patterns.map((pattern) =>
      rule(pattern, { 'Cache-Control': ASK, ...pageHeaders(site) }),
    ),
  ].join('\n');
}
