import { headlines, rendersAnew } from '@@/ledger/features';
import { useLoaderData } from '@@/ledger/loader-data';
import { createRoot, hydrateRoot } from '@@/ledger/react';
import { AppContext } from '@umijs/renderer-react/dist/appContext';
import type { Location, Update } from 'history';
import React, { useLayoutEffect, useState } from 'react';
import { Router, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { useChanges } from './navigation/changed-site';
import { createSiteRoutes, type SiteRoutes } from './navigation/site-routes';
import { setNavigation } from '../hooks/use-navigation';
import { markLive } from '../ui/live';
import { nextTask } from '../ui/next-task';
import { rendering } from '../hooks/use-phase';
import { showBootFailure } from './entry/boot-failure';
import { setNavigationHandlers } from './navigation/history';
import { isOwnPage, loadFirstPage } from './navigation/first-page';
import { followLinks } from './navigation/links';
import { reloadIfOutdated } from '../data/outdated';
import { pageData } from '../data/page-data';
import { loadDescriptions, readHeadline } from '../data/site-data';
import { routablePath } from '../model/address/base';
import { MaySuspend } from './frame/may-suspend';
import { hydrateSite } from './hydrate-site';
import { rootOf, type RenderOptions } from './render-options';
import { prerenderHost, withoutRecording } from './prerender-host';
import { nearRoutes } from './navigation/routes';
import type { ClientRoute } from './navigation/routes';
import { createScroll } from './navigation/scroll';
import { wholeSite } from './navigation/whole-site';

/** The hooks with which runtime plugins wrap the site, innermost first. */
const PROVIDERS = [
  'innerProvider',
  'i18nProvider',
  'accessProvider',
  'dataflowProvider',
  'outerProvider',
  'rootContainer',
];

const SiteRoutesView: React.FC<{ clientRoutes: ClientRoute[] }> = ({ clientRoutes }) =>
  useRoutes(nearRoutes(clientRoutes, useLocation().pathname) as RouteObject[]);

/**
 * The location to hydrate with. The 404 document serves every unknown address, so it
 * hydrates with the address that it was rendered for.
 */
function builtLocation(site: SiteRoutes, location: Location): Location {
  const data = pageData();
  if (rendering.phase !== 'hydrating' || data?.route.path !== '*') return location;
  return { ...location, pathname: site.basename.replace(/\/$/, '') + data.path };
}

/** What scrolls the page with each change of it. */
interface Arrival {
  /** Called before. */
  leave?: (update: Update) => void;
  /** Called once React has shown it. */
  tell?: (update: Update) => void;
}

interface BrowserProps {
  options: RenderOptions;
  site: SiteRoutes;
  arrival: Arrival;
}

/**
 * Passes each location of the history to React Router, and the matching event to plugins.
 */
const BrowserRoutes: React.FC<BrowserProps> = ({ options, site, arrival }) => {
  const { history, pluginManager } = options;
  const [update, setUpdate] = useState<Update>(() => ({
    action: history.action,
    location: builtLocation(site, history.location),
  }));
  useLayoutEffect(() => {
    const { action, location: own } = history;
    setUpdate((shown) => (shown.location === own ? shown : { action, location: own }));
    return history.listen(setUpdate);
  }, [history]);
  useLayoutEffect(() => {
    const tell = (update: Update, isFirst = false) =>
      pluginManager.applyPlugins({
        key: 'onRouteChange',
        type: 'event',
        args: {
          routes: site.routes,
          clientRoutes: site.clientRoutes,
          location: update.location,
          action: update.action,
          basename: site.basename,
          isFirst,
        },
      });
    tell(history, true);
    return history.listen((update) => tell(update));
  }, [history, pluginManager, site]);
  // After the effects of the new page, which set the title.
  useLayoutEffect(() => arrival.tell?.(update), [arrival, update]);
  // eslint-disable-next-line react-hooks/rules-of-hooks -- the condition is a constant of the bundle
  if (process.env.NODE_ENV === 'development') useChanges(site, history);
  const { location } = update;
  const pathname = routablePath(location.pathname, site.basename);
  return (
    <Router
      navigator={history}
      location={{ ...location, pathname }}
      basename={site.basename}
    >
      <SiteRoutesView clientRoutes={site.clientRoutes} />
    </Router>
  );
};

/** The whole site as a component, as umi's own renderer builds it, but with a Suspense only if needed. */
function createBrowser(browser: BrowserProps): React.FC {
  const { options, site } = browser;
  const { pluginManager, history } = options;
  let root: unknown = <BrowserRoutes {...browser} />;
  for (const key of PROVIDERS) {
    root = pluginManager.applyPlugins({
      type: 'modify',
      key,
      initialValue: root,
      args: { routes: site.routes, history, plugin: pluginManager },
    });
  }
  return function Browser() {
    const loaderData = useLoaderData(options, site);
    useLayoutEffect(() => {
      options.callback?.();
    }, []);
    return (
      <AppContext.Provider
        value={{
          routes: site.routes,
          routeComponents: site.routeComponents,
          // umi's type describes its own tree; ours has everything in it.
          clientRoutes: site.clientRoutes as never,
          pluginManager,
          rootElement: options.rootElement ?? undefined,
          basename: site.basename,
          ...loaderData,
          preloadRoute: (to: string) => {
            site.load(to)?.catch(() => undefined);
          },
          history,
        }}
      >
        <MaySuspend clear={() => (rootOf(options).textContent = '')}>
          {root as React.ReactElement}
        </MaySuspend>
      </AppContext.Provider>
    );
  };
}

/**
 * Adds the table of all routes if something on the site needs it at once. That is known
 * once the layouts are loaded.
 */
async function addWholeSite(site: SiteRoutes): Promise<void> {
  const whole = await wholeSite();
  if (whole) site.add(whole);
}

/** Hydrates the page in the document, or renders it if there is none. */
async function start({ options, site, arrival }: BrowserProps, Browser: React.FC) {
  const { history } = options;
  const root = rootOf(options);
  const loaded = await loadFirstPage(history, site);
  await addWholeSite(site);
  await nextTask();
  // The reader may have gone back in the meantime.
  if (history.location.pathname !== loaded) await loadFirstPage(history, site);

  // Hides what the 404 page shows at the address of a demo; see `plugin/prerender/missing-page`.
  document.documentElement.removeAttribute('data-alone');
  const isRendered = root.hasChildNodes() && isOwnPage(site, history.location.pathname);
  if (headlines) {
    const path = site.within(history.location.pathname);
    if (isRendered) readHeadline(path);
    else await loadDescriptions(path);
  }
  let shown = site.within(history.location.pathname);
  // Before anything renders: a redirect goes on as soon as it is there.
  setNavigationHandlers({
    prepare(pathname) {
      // A tab or an anchor of the current page needs nothing.
      if (site.within(pathname) === shown) return undefined;
      const ready = site.load(pathname);
      if (ready) setNavigation({ type: 'loading' });
      return ready;
    },
    failed: (error, retry) => setNavigation({ type: 'failed', error, retry }),
    before: (update) => arrival.leave?.(update),
  });
  if (isRendered && rendersAnew) {
    await hydrateSite(root, <Browser />, site, history.location.pathname);
  } else if (isRendered) {
    rendering.phase = 'hydrating';
    hydrateRoot(root, <Browser />);
    rendering.phase = 'client';
  } else {
    root.textContent = '';
    createRoot(root, <Browser />);
  }
  const scroll = createScroll(history.location, isRendered);
  arrival.leave = scroll.leave;
  arrival.tell = (update) => {
    shown = site.within(update.location.pathname);
    setNavigation({ type: 'idle' });
    scroll.arrive(update);
  };
  followLinks(history, site);
  markLive(document.documentElement);
}

/**
 * Called by umi's entry: the theme's renderer in place of `@umijs/renderer-react`.
 * @throws if the document has no root element
 */
export function renderClient(options: RenderOptions): React.FC | undefined {
  const site = createSiteRoutes(options);
  const browser: BrowserProps = { options, site, arrival: {} };
  const Browser = createBrowser(browser);
  if (options.components) return Browser;
  if (prerenderHost) {
    withoutRecording(
      () => import(/* webpackChunkName: "prerender" */ './prerender'),
    ).then(
      ({ prerender }) => prerender(options, site, Browser, addWholeSite),
      prerenderHost.failed,
    );
  } else {
    start(browser, Browser).catch(async (error: unknown) => {
      if (await reloadIfOutdated()) return;
      // eslint-disable-next-line no-console -- helps to debug a failure
      console.error(error);
      showBootFailure(() => window.location.reload());
    });
  }
  return undefined;
}

/** umi's own renderer returns its root; nothing of dumi's asks for it. */
export function __getRoot(): null {
  return null;
}
