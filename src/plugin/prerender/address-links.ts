import { inLocale, localeOf } from '../../model/locale';
import type { Locale } from '../../model/locale';
import { pageOf } from '../../model/page';
import type { Page } from '../../model/page';
import { escapeHtml } from './document';

interface Site {
  /** In all languages. */
  pages: readonly Page[];
  /** The default one first. */
  locales: readonly Locale[];
  /**
   * Address of the site with its base. A build that does not know its host has the base alone:
   * browsers and tools read such links, search engines want the host (`siteUrl`).
   */
  root: string;
}

/**
 * Tells search engines which address a page is known by (RFC 6596) and where it is in other
 * languages (`hreflang`). A page that shows the default language for want of a translation is
 * known by the default language's address. `hooks/use-head` takes the links out when another page
 * is shown.
 * @param path address of the page below the site's base
 * @returns elements for the head
 */
export function addressLinks(path: string, { pages, locales, root }: Site): string[] {
  const page = pageOf(pages, path);
  const [first] = locales;
  if (!page || !first) return [];
  const own = localeOf(page.path, locales);
  const known = locales.flatMap((locale) => {
    const other = pageOf(pages, inLocale(page.path, own, locale));
    return other?.translated ? [{ id: locale.id, path: other.path }] : [];
  });
  const inFirst = known.find(({ id }) => id === first.id);
  const link = (rel: string, to: string, language = '') =>
    `<link rel="${rel}"${language} href="${escapeHtml(root.replace(/\/+$/, '') + to)}" data-page="${escapeHtml(page.path)}">`;
  const canonical = page.translated ? page.path : (inFirst?.path ?? page.path);
  const others = page.translated && known.length > 1 ? known : [];
  return [
    link('canonical', canonical),
    ...others.map(({ id, path: to }) => link('alternate', to, ` hreflang="${id}"`)),
    ...(inFirst && others.length > 0
      ? [link('alternate', inFirst.path, ' hreflang="x-default"')]
      : []),
  ];
}
