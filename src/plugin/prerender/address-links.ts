import type { Locale } from '../../model/locale';
import type { Page } from '../../model/page';
import { pageAddresses } from '../site/page-addresses';
import { escapeHtml } from './document';

interface Site {
  /** In all languages. */
  pages: readonly Page[];
  locales: readonly Locale[];
  /**
   * Address of the site with its base. Without the option `siteUrl`, the build does not
   * know its host, and this is only the base: browsers and tools understand such links,
   * search engines want the host.
   */
  root: string;
}

/**
 * Links that tell search engines a page's canonical address (RFC 6596) and its addresses
 * in other languages (`hreflang`). An untranslated page has the canonical address of the
 * default language. `hooks/use-head` removes the links when another page is shown.
 * @param path of the page below the site's base
 * @returns elements for the head
 */
export function addressLinks(path: string, { root, ...site }: Site): string[] {
  const found = pageAddresses(path, site);
  if (!found) return [];
  const { page, canonical, alternates } = found;
  const link = (rel: string, to: string, language = '') =>
    `<link rel="${rel}"${language} href="${escapeHtml(root.replace(/\/+$/, '') + to)}" data-page="${escapeHtml(page.path)}">`;
  return [
    link('canonical', canonical),
    ...alternates.map(({ language, path: to }) =>
      link('alternate', to, ` hreflang="${language}"`),
    ),
  ];
}
