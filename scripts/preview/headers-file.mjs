/**
 * The file `_headers` of a built site, as Netlify and Cloudflare Pages read it: patterns, each with
 * the headers of the files that match it, one to an indented line.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ pattern: RegExp, headers: [name: string, value: string][] }} Rule */

/** @param {string} pattern with `*` for any characters */
function patternToRegExp(pattern) {
  const parts = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/**
 * @param {string} text
 * @returns {Rule[]}
 */
export function readHeadersFile(text) {
  /** @type {Rule[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    if (/^\s*(#|$)/.test(line)) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: patternToRegExp(line.trim()), headers: [] });
      continue;
    }
    // Hosts pass over a line that is no header.
    const [, name, value] = /^\s+([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/**
 * The headers of an address: those of all rules that match it.
 * @param {Rule[]} rules
 * @param {string} path the address without its query
 * @returns {Record<string, string>}
 */
export function headersOf(rules, path) {
  const matching = rules.filter(({ pattern }) => pattern.test(path));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}

/**
 * Reads the headers of a built site's files from its `_headers`; none without that file.
 * @param {string} folder
 * @param {string} base the address that the site is below, with a slash at its end
 * @returns {(file: string) => Record<string, string>} for paths such as `demo/simple/index.html`
 */
export function headersIn(folder, base) {
  const file = join(folder, '_headers');
  const rules = existsSync(file) ? readHeadersFile(readFileSync(file, 'utf8')) : [];
  return (path) => headersOf(rules, base + path.replace(/(^|\/)index\.html$/, ''));
}
