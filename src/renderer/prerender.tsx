import { loadCollector } from '@@/ledger/collector';
import { large } from '@@/ledger/features';
import { loadList } from '@@/ledger/large-site';
import { load as loadOwnScripts } from '@@/ledger/own-scripts';
import { locales } from '@@/ledger/site';
import React from 'react';
import ReactDOM from 'react-dom';
import { Navigate } from 'react-router-dom';
import { storeDemoHtml } from '../demo/demos';
import { linkLists } from '../data/link-lists';
import { siteData } from '../data/site-data';
import { headSink } from '../hooks/use-head';
import { localeOf } from '../model/locale';
import { prerenderHost, withoutRecording } from './prerender-host';
import type { PageToRender } from './prerender-host';
import type { RenderOptions } from './render-options';
import { routeModule } from './navigation/routes';
import type { ClientRoute, UmiRoute } from './navigation/routes';
import type { SiteRoutes } from './navigation/site-routes';

/** Where a route redirects to: by umi's route table, or by the element that a plugin gives it. */
function targetOf(
  route: Pick<ClientRoute, 'element'> | undefined,
  known: Pick<UmiRoute, 'redirect'> | undefined,
): string | undefined {
  const element = route?.element;
  const to: unknown =
    known?.redirect ??
    (React.isValidElement<{ to: unknown }>(element) && element.type === Navigate
      ? element.props.to
      : undefined);
  // Without parameters, which no document has.
  return typeof to === 'string' && /^\/(?!\/)[^:*]*$/.test(to) ? to : undefined;
}

/** Loads a page for the build, and returns what the browser needs to find it again. */
export async function describePage(
  site: SiteRoutes,
  pathname: string,
): Promise<Omit<PageToRender, 'element'>> {
  // The build knows all pages; a page does not need them to hydrate.
  await withoutRecording(site.loadAll);
  const { id: language } = localeOf(site.within(pathname), locales);
  if (large) await withoutRecording(() => loadList(language));
  await site.load(pathname);
  const route = site.match(pathname).at(-1)?.route;
  const { id = '404', path = '*', parentId } = route ?? {};
  const { ledgerPage: page, ledgerLive } = routeModule(route?.id ?? '') ?? {};
  const { messages } = siteData(language);
  const known = route ? site.routes[route.id ?? ''] : site.routes['404'];
  // What a plugin or `patchClientRoutes` adds, often without an id, may lead elsewhere.
  const leads = !known || known.redirect !== undefined;
  const target = targetOf(route, known);
  return {
    route: { id, path, parentId },
    module: page?.module,
    live: page?.live ?? ledgerLive ?? leads,
    ...(target !== undefined && { leadsTo: site.basename.replace(/\/$/, '') + target }),
    demos: page?.demos ?? [],
    words: { failed: String(messages['page.failed']), retry: String(messages['retry']) },
  };
}

/**
 * Passes the site to the build that pre-renders its pages. This is a separate chunk that
 * no browser loads.
 * @param addWholeSite adds the table of all routes if something on the site needs it at
 * once
 */
export function prerender(
  { history }: RenderOptions,
  site: SiteRoutes,
  Browser: React.FC,
  addWholeSite: (site: SiteRoutes) => Promise<void>,
): void {
  let isWhole = false;
  const addWhole: SiteRoutes['add'] = (table) => {
    isWhole = true;
    site.add(table);
  };
  /** The content of the page that was loaded last, and what is in its place. */
  let content: React.ReactElement | undefined;
  let shown: React.ReactNode;
  let show: (element: React.ReactNode) => void = () => {};
  const host = prerenderHost;
  host?.app({
    React,
    ReactDOM,
    headSink,
    linkLists,
    loadStarter: () => import(/* webpackChunkName: "starter" */ '../demo/live/start'),
    loadOwnScripts,
    keepDemo: storeDemoHtml,
    around(contexts, render) {
      const all = [...contexts];
      let values: unknown[] = [];
      let isShown = false;
      const Read: React.FC = () => {
        isShown = true;
        // eslint-disable-next-line react-hooks/rules-of-hooks -- it is rendered twice, with the same ones
        values = all.map((context) => React.useContext(context));
        return null;
      };
      render(<Read />);
      const defaults = values;
      isShown = false;
      // It is umi's context of a route, whose content is the page.
      show(content && React.cloneElement(content, {}, <Read />));
      try {
        render(<Browser />);
      } finally {
        show(shown);
      }
      if (!isShown) throw new Error('No layout shows the content of pages.');
      const given = all.flatMap((context, at) =>
        Object.is(values[at], defaults[at]) ? [] : { context, value: values[at] },
      );
      return (element) =>
        given.reduce(
          (inner, { context: { Provider }, value }) => (
            <Provider value={value}>{inner}</Provider>
          ),
          element,
        );
    },
    collector: async () => (await loadCollector?.())?.collect,
    headTags: () => headSink.tags?.() ?? '',
    async load(pathname, shellOnly) {
      history.replace(pathname);
      host.language = localeOf(site.within(pathname), locales).id;
      show(content);
      const page = await describePage(site, pathname);
      if (!isWhole) await addWholeSite({ ...site, add: addWhole });
      const route = site.match(pathname).at(-1)?.route;
      content = route?.element as React.ReactElement | undefined;
      let isShown = false;
      const Content: React.FC = ({ children }) => {
        isShown = true;
        return <>{children}</>;
      };
      show = (element) => {
        if (route) route.element = element;
      };
      // As high as a window, so that what is below does not show first.
      const empty = <div style={{ minHeight: '100vh' }} />;
      shown = shellOnly ? empty : <Content>{content}</Content>;
      show(shown);
      return { element: <Browser />, ...page, showsContent: () => isShown };
    },
  });
}
