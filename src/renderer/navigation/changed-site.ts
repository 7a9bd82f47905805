import type { BrowserHistory } from 'history';
import { useEffect, useReducer } from 'react';
import { keepReference } from '../../data/references';
import { changeSiteData, siteData } from '../../data/site-data';
import type { Descriptions, SiteData } from '../../data/site-data';
import type { ApiReference } from '../../model/api-row';
import { pageOf } from '../../model/page';
import type { Page } from '../../model/page';
import { renderAgain, setRenderAgain, whenChanged } from '../when-changed';
import type { Hot } from '../when-changed';
import { forgetModule, isMissing } from './routes';
import type { RouteTable, SiteRoutes } from './site-routes';

/**
 * The development server's side of a changed front matter, and of pages that come and go: generated
 * modules call it at their ends. No part of a build.
 */

/** The site on the screen. */
interface Shown {
  site: SiteRoutes;
  history: BrowserHistory;
}

let shown: Shown | undefined;

/** Has the site on the screen follow changes. */
export function useChanges(site: SiteRoutes, history: BrowserHistory): void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    shown = { site, history };
    setRenderAgain(again);
    return () => {
      shown = undefined;
      setRenderAgain(undefined);
    };
  }, [site, history]);
}

/** What the pages of a language say of themselves since the last change of that. */
const said = new Map<string, Descriptions>();

/** A page as it is listed now, with what comes apart from the list. */
function described(page: Page, locale: string, before: readonly Page[]): Page {
  const known = said.get(locale);
  const last = pageOf(before, page.path);
  const headline = known ? known.headlines?.[page.path] : last?.headline;
  return {
    ...page,
    description: known?.default[page.path] ?? last?.description ?? page.description,
    ...(headline !== undefined && { headline }),
  };
}

/** Called by the module of a language's pages, navigation and words. */
export function changedSite(hot: Hot | undefined, locale: string, now: SiteData): void {
  whenChanged(hot, async () => {
    const before = siteData(locale);
    changeSiteData(locale, {
      ...now,
      pages: now.pages.map((page) => described(page, locale, before.pages)),
      // With those that are loaded later.
      messages: { ...before.messages, ...now.messages },
    });
    renderAgain();
  });
}

/** Called by the module of what the pages of a language say of themselves. */
export function changedDescriptions(
  hot: Hot | undefined,
  locale: string,
  now: Descriptions,
): void {
  whenChanged(hot, async () => {
    said.set(locale, now);
    const { pages } = siteData(locale);
    changeSiteData(locale, {
      pages: pages.map(({ headline, ...page }) => ({
        ...described(page, locale, pages),
        ...(page.headed && { headline }),
      })),
    });
    renderAgain();
  });
}

/**
 * Called by the module of a reference: it names the pages whose demos use its rows.
 * @param locales ids of the languages that it is for
 */
export function changedReference(
  hot: Hot | undefined,
  locales: readonly string[],
  now: ApiReference,
): void {
  whenChanged(hot, async () => {
    locales.forEach((locale) => keepReference(locale, now));
    renderAgain();
  });
}

/**
 * Puts the routes of pages in the place of those before, and loads what the address shows now. Routes
 * that have not changed stay, with the pages that are loaded.
 */
async function showRoutes(
  before: RouteTable,
  now: RouteTable,
  { site, history }: Shown,
): Promise<void> {
  for (const [id, route] of Object.entries(before.routes)) {
    const next = now.routes[id];
    if (JSON.stringify(next) === JSON.stringify(route)) continue;
    if (!next) forgetModule(id);
    delete site.routes[id];
    delete site.routeComponents[id];
  }
  const { pathname } = history.location;
  const hasNone = () => isMissing(site.match(pathname).at(-1)?.route);
  const hadNone = hasNone();
  site.add(now);
  if (hadNone && !hasNone()) {
    // A page that was asked for before it was there: nothing on the screen is worth keeping.
    window.location.reload();
    return;
  }
  await site.load(pathname);
  renderAgain();
}

/** The table of all routes that was loaded last. */
let last: Promise<RouteTable> | undefined;

/** Called by the module of that table. */
export function changedRoutes(
  hot: Hot | undefined,
  getRoutes: () => Promise<RouteTable>,
): void {
  const [before, now] = [last, getRoutes()];
  last = now;
  whenChanged(hot, async () => {
    if (shown && before) await showRoutes(await before, await now, shown);
    // The app is looking for its first page among the routes that are no more.
    else window.location.reload();
  });
}
