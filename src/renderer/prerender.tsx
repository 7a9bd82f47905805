import { loadCollector } from '@@/ledger/collector';
import { locales } from '@@/ledger/site';
import React from 'react';
import { keepDemoHtml } from '../demo/demos';
import { siteData } from '../hooks/site-data';
import { headSink } from '../hooks/use-head';
import { localeOf } from '../model/locale';
import { unnoted } from './chunk-files';
import { prerenderHost } from './prerender-host';
import type { Rendered } from './prerender-host';
import type { RenderOptions } from './render-options';
import { routeModule } from './routes';
import type { SiteRoutes } from './site-routes';

/** Loads a page for the build, and says what the browser will need to find it again. */
export async function describePage(
  site: SiteRoutes,
  pathname: string,
): Promise<Omit<Rendered, 'element'>> {
  // The build knows all pages; the page does not need them to wake.
  await unnoted(site.loadAll);
  await site.load(pathname);
  const { id = '404', path = '*', parentId } = site.match(pathname).at(-1)?.route ?? {};
  const page = routeModule(id)?.ledgerPage;
  const { messages } = siteData(localeOf(site.within(pathname), locales).id);
  return {
    route: { id, path, parentId },
    module: page?.module,
    live: page?.live ?? false,
    demos: page?.demos ?? [],
    words: { failed: String(messages['page.failed']), retry: String(messages['retry']) },
  };
}

/**
 * Gives the site to the build that renders its pages. A chunk of its own, which no browser loads.
 * @param addWholeSite adds the table of all routes where something on the site needs it at once
 */
export function prerender(
  { history }: RenderOptions,
  site: SiteRoutes,
  Browser: React.FC,
  addWholeSite: (site: SiteRoutes) => Promise<void>,
): void {
  prerenderHost?.app({
    React,
    headSink,
    keepDemo: keepDemoHtml,
    collector: async () => (await loadCollector?.())?.collect,
    headTags: () => headSink.tags?.() ?? '',
    async load(pathname) {
      history.replace(pathname);
      const page = await describePage(site, pathname);
      await addWholeSite(site);
      return { element: <Browser />, ...page };
    },
  });
}
