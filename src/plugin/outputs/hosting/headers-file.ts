import { ASK, COMMON, FOREVER, pageHeaders } from './headers';
import type { Headers, Hosted } from './headers';

/** Cloudflare reads a hundred rules. */
const MOST_RULES = 90;

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
    ...['js', 'css', 'json'].map((ending) =>
      rule(`${base}*.${ending}`, { 'Cache-Control': FOREVER }),
    ),
    ...patterns.map((pattern) =>
      rule(pattern, { 'Cache-Control': ASK, ...pageHeaders(site) }),
    ),
  ].join('\n');
}
