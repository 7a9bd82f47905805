import type { Locale } from '../../../model/locale';
import type { Page } from '../../../model/page';
import type { PageDocument } from '../../markdown/document';
import type { Site } from '../read-site';
import type { PlacedPage } from './placed-page';

/** The part of a site that decides its navigation. */
export type NavigationSite = Pick<
  Site,
  'options' | 'locales' | 'pages' | 'files' | 'others' | 'hidden' | 'atoms' | 'twoLevels'
>;

/** The pages of a language that dumi has there too; all, where none is translated. */
function listedPages({ pages }: NavigationSite, locale: Locale): Page[] {
  const own = pages.filter((page) => page.locale === locale.id);
  const translated = own.filter((page) => page.translated);
  return translated.length > 0 ? translated : own;
}

/** The pages of a language with what says where they stand, in the order of routes. */
export function placedPages(site: NavigationSite, locale: Locale): PlacedPage[] {
  const { files, others, hidden, atoms } = site;
  const index = new RegExp(`/index(\\.${locale.id})?\\.md$`);
  const place = (page: Page, document?: PageDocument): PlacedPage => {
    const { nav, group } = document?.frontMatter ?? {};
    const { path, title, order, file } = page;
    return {
      path,
      title,
      order,
      nav,
      group,
      isIndex: index.test(file) && !atoms.has(path),
    };
  };
  const placed = listedPages(site, locale).map((page) =>
    place(page, files.get(page.file)?.document),
  );
  const alsoListed = hidden
    .filter(({ page }) => page.locale === locale.id)
    .map(({ page, document }) => place(page, document));
  const pagesOfCode = others.filter((other) => other.locale === locale.id);
  return [
    ...pagesOfCode.map((other) => ({ ...other, isIndex: false })),
    ...placed,
    ...alsoListed,
  ];
}
