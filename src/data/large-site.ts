import { loaders } from '@@/ledger/site';
import type { Page } from '../model/page';
import { pageOf } from '../model/page';
import { groupKey } from '../model/sidebar/collapsed-groups';
import type { SidebarGroup, SidebarLink } from '../model/sidebar';
import { pageData } from './page-data';
import { changeSiteData, siteData } from './site-data';
import type { LargeSiteData, PageList } from './site-data';

/**
 * What is known of a site whose list of pages is not loaded with the first one: the pages that
 * documents and parts describe, and the links beside them.
 */

/** Pages that parts describe, by path. */
const described = new Map<string, Partial<Page>>();
const lists = new Map<string, PageList>();
/** The groups of sidebars by language, at the places of their loaders. */
const links = new Map<string, SidebarGroup[][]>();
let isListNeeded = false;
const isNode = typeof document === 'undefined';

function largeData(locale: string): LargeSiteData {
  const { large } = siteData(locale);
  if (!large) throw new Error(`The pages of ${locale} are not in parts.`);
  return large;
}

/** Keeps what is said of pages until they are shown. */
export function keepPages(pages: readonly Partial<Page>[]): void {
  for (const page of pages) described.set(page.path ?? '', page);
}

/** Loads the list of all pages of a language, which `completeSiteData` then shows. */
export async function loadList(locale: string): Promise<void> {
  const load = loaders[locale]?.list;
  if (load && !lists.has(locale)) lists.set(locale, (await load()).default);
}

/** Has the lists of pages loaded from the start, for what reads all of them. */
export function needList(): void {
  isListNeeded = true;
}

/** The groups at a place; in Node, each load is recorded for the page that requests it. */
async function loadLinks(locale: string, place: number): Promise<void> {
  const known = links.get(locale) ?? [];
  links.set(locale, known);
  if (known[place] && !isNode) return;
  const loaded = await largeData(locale).links[place]?.();
  if (loaded) known[place] ??= loaded.default;
}

/** Completes the data of a language with a page and what is beside it. */
export async function completeSiteData(locale: string, path: string): Promise<void> {
  if (isListNeeded) await loadList(locale);
  const { complete, others } = largeData(locale);
  const { pages, sidebars } = siteData(locale);
  const list = lists.get(locale);
  const document = pageData()?.page;
  const own = document?.path === path ? document : described.get(path);
  if (list && sidebars !== list.sidebars) {
    changeSiteData(locale, { ...list, pages: list.pages.map(complete) });
  } else if (own && !pageOf(pages, path)) {
    changeSiteData(locale, { pages: [...pages, complete(own)] });
  }
  await loadLinks(locale, pageOf(siteData(locale).pages, path)?.links ?? others);
}

/** The groups beside a page, or beside an address without one. */
export function groupsBeside(locale: string, page: Page | undefined): SidebarGroup[] {
  return links.get(locale)?.[page?.links ?? largeData(locale).others] ?? [];
}

/** Loads the links of a group that its sidebar shows collapsed. */
export async function loadGroup(locale: string, group: SidebarGroup): Promise<void> {
  if (group.links !== undefined) await loadLinks(locale, group.links);
}

/** The links of a group, as far as they are loaded. */
export function linksOf(locale: string, group: SidebarGroup): SidebarLink[] {
  if (!group.to) return group.pages;
  const key = groupKey(group);
  const found = Object.values(links.get(locale) ?? [])
    .flat()
    .find((one) => !one.to && groupKey(one) === key);
  return (found ?? group).pages;
}
