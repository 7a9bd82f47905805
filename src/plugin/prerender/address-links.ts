import { defaultLocale, inLocale, localeOf } from '../../model/locale';
import type { Locale } from '../../model/locale';
import { pageOf } from '../../model/page';
import type { Page } from '../../model/page';
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
export function addressLinks(path: string, { pages, locales, root }: Site): string[] {
  const page = pageOf(pages, path);
  if (!page) return [];
  const own = localeOf(page.path, locales);
  const known = locales.flatMap((locale) => {
    const other = pageOf(pages, inLocale(page.path, own, locale));
    return other?.translated ? [{ id: locale.id, path: other.path }] : [];
  });
  const inDefault = known.find(({ id }) => id === defaultLocale(locales).id);
  const link = (rel: string, to: string, language = '') =>
    `<link rel="${rel}"${language} href="${escapeHtml(root.replace(/\/+$/, '') + to)}" data-page="${escapeHtml(page.path)}">`;
  const canonical = page.translated ? page.path : (inDefault?.path ?? page.path);
  const others = page.translated && known.length > 1 ? known : [];
  return [
    link('canonical', canonical),
    ...others.map(({ id, path: to }) => link('alternate', to, ` hreflang="${id}"`)),
    ...(inDefault && others.length > 0
      ? [link('alternate', inDefault.path, ' hreflang="x-default"')]
      : []),
  ];
}
