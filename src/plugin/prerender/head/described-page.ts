import { localeOf, withLocale } from '../../../model/locale';
import type { Locale } from '../../../model/locale';
import { navItemOf } from '../../../model/nav';
import type { NavItem } from '../../../model/nav';
import { isElsewhere } from '../../../model/address/elsewhere';
import type { Page } from '../../../model/page';
import { summaryOf } from '../../markdown/summary';
import { navigationOf } from '../../site/navigation';
import { pageAddresses } from '../../site/page-addresses';
import { pageDates } from '../../site/page-dates';
import type { Site } from '../../site/read-site';

/** What other sites and search engines are told of a page. Addresses name the host. */
export interface DescribedPage {
  page: Page;
  /** Plain text; empty for a page without any. */
  description: string;
  /** Canonical address. */
  address: string;
  locale: Locale;
  /** Languages of the page beside its own. */
  others: readonly string[];
  /** True for the first page of a language. */
  isFirst: boolean;
  /** Pages above it, outermost first. */
  above: readonly { title: string; address: string }[];
  /** The day of its last change; none where it is not known. */
  changed?: string;
  site: {
    name: string;
    /** Address of the library's repository. */
    repository?: string;
  };
}

/** The description of the page at a path; empty for what is none. */
export function descriptionOf(path: string, site: Site): string {
  const { file = '' } = pageAddresses(path, site)?.page ?? {};
  const document = site.files.get(file)?.document;
  return document ? summaryOf(document) : '';
}

/**
 * @param root address of the site, without a slash at its end
 * @returns what describes the page at a path; undefined for what is none
 */
export function createDescriber(
  site: Site,
  root: string,
): (path: string) => DescribedPage | undefined {
  const { locales, options } = site;
  const { name, repository } = options;
  const navs = new Map<string, readonly NavItem[]>();
  const dates = options.structuredData ? pageDates(site) : new Map<string, string>();
  const navOf = (locale: Locale): readonly NavItem[] => {
    const nav = navs.get(locale.id) ?? navigationOf(site, locale).nav;
    navs.set(locale.id, nav);
    return nav;
  };
  return (path) => {
    const found = pageAddresses(path, site);
    if (!found) return undefined;
    const { page, canonical, alternates } = found;
    const locale = localeOf(page.path, locales);
    const first = withLocale('/', locale);
    const item = navItemOf(navOf(locale), page.path, first);
    const isAbove = (to = '') => !isElsewhere(to) && to !== page.path && to !== first;
    return {
      page,
      description: descriptionOf(path, site),
      address: root + canonical,
      locale,
      others: alternates
        .map(({ language }) => language)
        .filter((id) => id !== locale.id && id !== 'x-default'),
      isFirst: page.path === first,
      above: [
        { title: name || page.title, address: root + first },
        ...(item?.link && isAbove(item.link)
          ? [{ title: item.title, address: root + item.link }]
          : []),
      ],
      changed: dates.get(page.file),
      site: { name, repository },
    };
  };
}
