import { large } from '@@/ledger/features';
import { needList } from '@@/ledger/large-site';
import { siteData } from '../data/site-data';
import type { SidebarGroup } from '../model/sidebar';
import { groupsBeside, usePagesBelow, useSite } from './use-site';
import type { SiteView } from './use-site';

/** For a site's own slots. Who uses one of these hooks on a large site has all pages loaded. */
if (large) needList();

/** The site, with the links of all groups. */
export function useListedSite(): SiteView {
  const site = useSite();
  if (!large) return site;
  const { pages, sidebars } = siteData(site.locale.id);
  return { ...site, sidebar: groupsBeside(pages, sidebars[site.page?.sidebar ?? 0]) };
}

/** The pages below a path in the current language, in the order of sidebars. */
export function useListedPagesBelow(path: string): SidebarGroup['pages'] {
  return usePagesBelow(path);
}
