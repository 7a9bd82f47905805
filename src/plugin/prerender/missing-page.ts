import { escapeRegExp } from '../../model/text/escape-regexp';
import { localeOf } from '../../model/locale';
import type { Locale } from '../../model/locale';

/** Id of the element that is shown instead of the 404 page at the address of a demo. */
const MISSING_DEMO_ID = 'ledger-missing-demo';

/** What the 404 page of a language depends on. */
interface Site {
  /** Paths of all pages below the base. */
  paths: readonly string[];
  locales: readonly Locale[];
  /** The site's base without a slash at its end. */
  prefix: string;
}

/** A pattern for the addresses of another language, or undefined if it has none of its own. */
function patternOf({ base = '/', suffix }: Locale): string | undefined {
  if (suffix) return `.*${escapeRegExp(suffix)}`;
  return base === '/' ? undefined : `${escapeRegExp(base)}(/.*)?`;
}

/**
 * A pattern for the addresses at which the 404 page, which hosts serve for any address that has no
 * file, starts the app at once: other languages, demos, and pages in another spelling.
 * @param path of the 404 page
 */
export function knownPattern(path: string, { paths, locales, prefix }: Site): string {
  const own = localeOf(path, locales).id;
  const others = locales.filter(({ id }) => id !== own).map(patternOf);
  const pages = paths
    .filter((page) => page !== path && localeOf(page, locales).id === own)
    .map((page) => (page === '/' ? '' : escapeRegExp(page)));
  const all = [...others, '/~demos/[^/]+', ...pages].filter((one) => one !== undefined);
  return `^${escapeRegExp(prefix)}(${all.join('|')})$`;
}

/**
 * The 404 page also answers at the addresses of demos that do not exist. It then shows the page of
 * an unknown demo instead, as soon as the head script has named the address.
 * @param demoBody HTML of that page
 */
export function missingDemo(demoBody: string): { css: string; html: string } {
  const shown = /<div class="ledger-not-found">[\s\S]*?<\/div>/.exec(demoBody)?.[0];
  return {
    css: `#${MISSING_DEMO_ID},[data-alone] body>div:not(#${MISSING_DEMO_ID}){display:none}[data-alone] #${MISSING_DEMO_ID}{display:block}`,
    html: `<div class="ledger-alone" id="${MISSING_DEMO_ID}">${shown ?? demoBody}</div>`,
  };
}
