import { markdownFile } from '../../../model/address/markdown-file';
import type { Locale } from '../../../model/locale';
import type { Page } from '../../../model/page';
import { groupsOf } from '../../../model/sidebar';
import { inReadingOrder } from '../../../model/sidebar/reading-order';
import { summaryOf } from '../../markdown/summary';
import { navigationOf } from '../../site/navigation';
import type { Site } from '../../site/read-site';

/** The translated pages of a language in the order in which they are read; those of no sidebar follow. */
export function pagesInOrder(locale: Locale, site: Site): Page[] {
  const { pages, sidebars } = navigationOf(site, locale);
  const inSidebars = sidebars.flatMap((sidebar) =>
    inReadingOrder(groupsOf(pages, sidebar)).flatMap((group) =>
      group.pages.map(({ path }) => path),
    ),
  );
  const places = new Map([...new Set(inSidebars)].map((path, place) => [path, place]));
  const placeOf = ({ path }: Page) => places.get(path) ?? places.size;
  return site.pages
    .filter((page) => page.locale === locale.id && page.translated)
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/** What a page says of itself; see `summaryOf`. */
export function aboutPage({ file }: Pick<Page, 'file'>, { files }: Site): string {
  const document = files.get(file)?.document;
  return document ? summaryOf(document) : '';
}

/**
 * A page as an entry of a list, linked as Markdown.
 * @param source.root address of the site without a slash at its end
 */
export function listedPage(
  page: Page,
  { site, root }: { site: Site; root: string },
): string {
  const about = aboutPage(page, site);
  const { title: name, headline = name } = page;
  // Readers of llms.txt end a title at its first bracket, and an address at its first parenthesis.
  const title = headline
    .replace(/\\/g, '\\\\')
    .replace(/[[\]]/g, (bracket) => `&#${bracket.charCodeAt(0)};`);
  const address =
    root +
    encodeURI(markdownFile(page.path)).replace(
      /[()]/g,
      (one) => `%${one.charCodeAt(0).toString(16)}`,
    );
  return `- [${title}](${address})${about ? `: ${about}` : ''}`;
}
