import { loaders, locales } from '@@/ledger/site';
import { localeOf } from '../model/locale';
import type { Message } from '../model/message';
import type { NavItem } from '../model/nav';
import type { Page } from '../model/page';
import type { ShippedSidebar } from '../model/sidebar';

/** Pages, navigation and messages of the site in one language. */
export interface SiteData {
  /** Descriptions are empty until `loadDescriptions` has run. */
  pages: Page[];
  nav: NavItem[];
  /** The first is that of pages which name none. */
  sidebars: ShippedSidebar[];
  messages: Record<string, Message>;
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

/** Loads the descriptions of all pages in a language, for lists and for the next head. */
export async function loadDescriptions(path: string): Promise<void> {
  await loadSiteData(path);
  const { id } = localeOf(path, locales);
  const load = loaders[id]?.descriptions;
  if (!load || described.has(id)) return;
  const { default: descriptions } = await load();
  const data = siteData(id);
  loaded.set(id, {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      description: descriptions[page.path] ?? '',
    })),
  });
  described.add(id);
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
