import { sectionOf } from './placed-page';
import type { Rules } from './placed-page';
import { placedPages } from './placed-pages';
import type { NavigationSite } from './placed-pages';
import { writtenSections } from './written';

/**
 * The addresses in `themeConfig.sidebar` that are the section of no page, so that no page shows their
 * groups, as in dumi; with the id of the language that they are given for.
 */
export function idleSections(site: NavigationSite): { address: string; id: string }[] {
  const { locales, options, pages, twoLevels } = site;
  return locales.flatMap((locale) => {
    const rules: Rules = { locale, twoLevels };
    const written = Object.keys(writtenSections(options.sidebar, { locale, locales }));
    const shown = new Set([
      ...placedPages(site, locale).map((page) =>
        sectionOf(page.path, page.isIndex, rules),
      ),
      // Those without a translation, which dumi does not have.
      ...pages.flatMap((page) =>
        page.locale === locale.id ? sectionOf(page.path, false, rules) : [],
      ),
    ]);
    return written
      .filter((address) => !shown.has(address))
      .map((address) => ({ address, id: locale.id }));
  });
}
