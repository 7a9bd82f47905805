import { loaders, locales } from '@@/ledger/site';
import { localeOf } from '../model/locale';
import type { Message } from '../model/message';
import type { Page } from '../model/page';

/** What the site knows in one language. */
export interface SiteData {
  /** Without their descriptions until `loadDescriptions`. */
  pages: Page[];
  messages: Record<string, Message>;
}

const loaded = new Map<string, SiteData>();
const described = new Set<string>();
const isNode = typeof document === 'undefined';

/** Loads the pages and words of the language that an address below the base is in. */
export async function loadSiteData(path: string): Promise<void> {
  const { id } = localeOf(path, locales);
  const load = loaders[id]?.site;
  if (!load) return;
  if (!loaded.has(id)) loaded.set(id, (await load()).default);
  // In node each load is noted for the page that asks.
  else if (isNode) await load();
}

/** Loads what the pages of a language say of themselves, for lists and for the next head. */
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

/** The pages and words of a language, which the renderer has loaded before anything shows. */
export function siteData(locale: string): SiteData {
  const data = loaded.get(locale);
  if (!data) throw new Error(`The words of ${locale} were read before they were loaded.`);
  return data;
}
