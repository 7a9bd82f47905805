import { defaultLocale, inLocale, localeOf } from '../../model/locale';
import type { Locale } from '../../model/locale';
import { pageOf } from '../../model/page';
import type { Page } from '../../model/page';

/** The paths by which a page is known. */
export interface PageAddresses {
  page: Page;
  /** That of the page, or of the default language where it is not translated (RFC 6596). */
  canonical: string;
  /** The page in each of its languages and in the default one, `x-default`; none in one language. */
  alternates: { language: string; path: string }[];
}

/**
 * The paths of a page for search engines; undefined for what is no page of a document.
 * @param path of the page below the site's base
 * @param site pages and languages
 */
export function pageAddresses(
  path: string,
  { pages, locales }: { pages: readonly Page[]; locales: readonly Locale[] },
): PageAddresses | undefined {
  const page = pageOf(pages, path);
  if (!page) return undefined;
  const own = localeOf(page.path, locales);
  const known = locales.flatMap(({ id, ...locale }) => {
    const other = pageOf(pages, inLocale(page.path, own, { id, ...locale }));
    return other?.translated ? [{ language: id, path: other.path }] : [];
  });
  const inDefault = known.find(({ language }) => language === defaultLocale(locales).id);
  const canonical = page.translated ? page.path : (inDefault?.path ?? page.path);
  const others = page.translated && known.length > 1 ? known : [];
  const fallback =
    inDefault && others.length > 0
      ? [{ language: 'x-default', path: inDefault.path }]
      : [];
  return { page, canonical, alternates: [...others, ...fallback] };
}
