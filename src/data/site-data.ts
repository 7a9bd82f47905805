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
/** Languages whose words for parts that are loaded on demand are there; none until one is wanted. */
const complete = new Set<string>();
let completing = false;
const isNode = typeof document === 'undefined';

/** Loads the pages and words of the language that an address below the base is in. */
export async function loadSiteData(path: string): Promise<void> {
  const { id } = localeOf(path, locales);
  const load = loaders[id]?.site;
  if (!load) return;
  if (!loaded.has(id)) loaded.set(id, (await load()).default);
  // In node each load is noted for the page that asks.
  else if (isNode) await load();
  if (completing && !isNode) await completeWords(id);
}

async function completeWords(id: string): Promise<void> {
  const load = loaders[id]?.laterWords;
  if (!load || complete.has(id)) return;
  const { default: words } = await load();
  const data = siteData(id);
  loaded.set(id, { ...data, messages: { ...data.messages, ...words } });
  complete.add(id);
}

/** Loads the words of parts that are loaded on demand, for this language and those to come. */
export async function loadLaterWords(): Promise<void> {
  completing = true;
  await Promise.all([...loaded.keys()].map(completeWords));
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
