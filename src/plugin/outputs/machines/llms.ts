import { isElsewhere } from '../../../model/address/elsewhere';
import { withLocale } from '../../../model/locale';
import type { Locale } from '../../../model/locale';
import { navItemOf } from '../../../model/nav';
import type { Page } from '../../../model/page';
import { navigationOf } from '../../site/navigation';
import { aboutPage, listedPage, pagesInOrder } from './listed-pages';
import { pageMarkdown } from './page-markdown';
import type { MarkdownSource } from './page-markdown';

function firstPage(locale: Locale, { site }: MarkdownSource): Page | undefined {
  return site.pages.find(({ path }) => path === withLocale('/', locale));
}

/** The name of the site; that of its first page where it has none. */
function nameOf(locale: Locale, source: MarkdownSource): string {
  const first = firstPage(locale, source);
  return source.site.options.name || (first?.headline ?? first?.title ?? '');
}

/**
 * The pages of a language by the header's entries, those of no entry first. The option `search` of a
 * page counts here too.
 */
function sectionsOf(
  locale: Locale,
  source: MarkdownSource,
): { title: string; pages: Page[] }[] {
  const { site } = source;
  const { nav } = navigationOf(site, locale);
  const own = pagesInOrder(locale, site).filter(({ search }) => search !== false);
  const entryOf = ({ path }: Page) => navItemOf(nav, path, withLocale('/', locale));
  const entries = nav.filter(({ link = '' }) => !isElsewhere(link));
  return [undefined, ...entries]
    .map((entry) => ({
      title: entry?.title ?? nameOf(locale, source),
      pages: own.filter((page) => entryOf(page) === entry),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** The site's name, and what its first page says of itself. */
function aboutSite(locale: Locale, source: MarkdownSource): string[] {
  const first = firstPage(locale, source);
  const about = first && aboutPage(first, source.site);
  return [`# ${nameOf(locale, source)}`, ...(about ? [`> ${about}`] : [])];
}

/**
 * The file `llms.txt` of a language (https://llmstxt.org): the site in a sentence, and its pages as
 * Markdown, each with what it says of itself.
 * @param references addresses of references as JSON, by name
 */
export function llmsText(
  locale: Locale,
  source: MarkdownSource,
  references: Readonly<Record<string, string>> = {},
): string {
  const sections = sectionsOf(locale, source).flatMap(({ title, pages }) => [
    `## ${title}`,
    pages.map((page) => listedPage(page, source)).join('\n'),
  ]);
  const files = Object.entries(references).map(
    ([name, address]) => `- [${name}](${address})`,
  );
  const parts = [...aboutSite(locale, source), ...sections];
  if (files.length > 0) parts.push('## JSON', files.join('\n'));
  return `${parts.join('\n\n')}\n`;
}

/** The file `llms-full.txt` of a language: all of its pages as Markdown, one below the other. */
export function llmsFullText(locale: Locale, source: MarkdownSource): string {
  const pages = sectionsOf(locale, source).flatMap((section) => section.pages);
  return pages.map((page) => pageMarkdown(page, source)).join('\n---\n\n');
}
