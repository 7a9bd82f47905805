import { headlines, large } from '@@/ledger/features';
import { completeSiteData, loadList } from '@@/ledger/large-site';
import { loaders, locales } from '@@/ledger/site';
import { localeOf } from '../model/locale';
import type { Message } from '../model/message';
import type { NavItem } from '../model/nav';
import type { Page } from '../model/page';
import type { ShippedSidebar, SidebarGroup } from '../model/sidebar';

/** Pages, navigation and messages of the site in one language. */
export interface SiteData {
  /** Without descriptions and headlines until `loadDescriptions` has run. */
  pages: Page[];
  nav: NavItem[];
  /** The first is that of pages which name none. */
  sidebars: ShippedSidebar[];
  /** Places of sidebars beside pages of code, by path, on a site that has any and is not large. */
  beside?: Record<string, number>;
  messages: Record<string, Message>;
  /** Of a large site, whose `pages` and `sidebars` are not loaded with it. */
  large?: LargeSiteData;
}

/** All pages of a language, without fields that can be derived. */
export interface PageList {
  pages: Partial<Page>[];
  sidebars: ShippedSidebar[];
}

/** What a large site has in the place of its list of pages. */
export interface LargeSiteData {
  /** A page with all its fields. */
  complete(page: Partial<Page>): Page;
  /** Load the links of sidebars; pages and groups name theirs by its place. */
  links: (() => Promise<{ default: SidebarGroup[] }>)[];
  /** The place of those beside an address without a page. */
  others: number;
}

/** What pages say of themselves, by path; headlines on a site that has any. */
export interface Descriptions {
  default: Record<string, string>;
  headlines?: Record<string, string>;
}

const loaded = new Map<string, SiteData>();
const described = new Set<string>();
/**
 * Languages whose lazy messages are loaded. Empty until the first lazy component is
 * requested.
 */
const complete = new Set<string>();
let completing = false;
const isNode = typeof document === 'undefined';

/** Loads the pages and messages of the language of a path below the base. */
export async function loadSiteData(path: string): Promise<void> {
  const { id } = localeOf(path, locales);
  const load = loaders[id]?.site;
  if (!load) return;
  if (!loaded.has(id)) loaded.set(id, (await load()).default);
  // In Node, each load is recorded for the page that requests it.
  else if (isNode) await load();
  if (large) await completeSiteData(id, path);
  if (completing && !isNode) await loadLazyMessagesOf(id);
}

async function loadLazyMessagesOf(id: string): Promise<void> {
  const load = loaders[id]?.laterWords;
  if (!load || complete.has(id)) return;
  const { default: words } = await load();
  const data = siteData(id);
  loaded.set(id, { ...data, messages: { ...data.messages, ...words } });
  complete.add(id);
}

/** Loads the messages of lazy components, for this language and for those loaded later. */
export async function loadLazyMessages(): Promise<void> {
  completing = true;
  await Promise.all([...loaded.keys()].map(loadLazyMessagesOf));
}

/** Loads what all pages of a language say of themselves, for lists and for the next head. */
export async function loadDescriptions(path: string): Promise<void> {
  const { id } = localeOf(path, locales);
  // Asked for before anything is awaited, so that the build can tell who asks.
  const listing = large ? loadList(id) : undefined;
  const loading = described.has(id) ? undefined : loaders[id]?.descriptions();
  await listing;
  await loadSiteData(path);
  if (!loading) return;
  const { default: descriptions, headlines: named = {} } = await loading;
  const data = siteData(id);
  loaded.set(id, {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      description: descriptions[page.path] ?? '',
      ...(headlines && { headline: named[page.path] }),
    })),
  });
  described.add(id);
}

/** Puts what has been loaded since in the place of what a language had. */
export function changeSiteData(locale: string, changes: Partial<SiteData>): void {
  loaded.set(locale, { ...siteData(locale), ...changes });
}

/**
 * Takes the headline of the page in the document from its heading, because the list of pages comes
 * without headlines.
 * @param path of that page
 */
export function readHeadline(path: string): void {
  const { id } = localeOf(path, locales);
  const headline = document.querySelector('main > h1')?.textContent ?? undefined;
  const pages = siteData(id).pages.map((page) =>
    page.path === path && !page.headed ? { ...page, headline } : page,
  );
  changeSiteData(id, { pages });
}

/** The pages and messages of a language. The renderer has loaded them before it renders. */
export function siteData(locale: string): SiteData {
  const data = loaded.get(locale);
  if (!data)
    throw new Error(
      `The messages of ${locale} are not loaded yet. Call loadSiteData first.`,
    );
  return data;
}
