import { locales } from '@@/ledger/site';
import { AppContext } from '@umijs/renderer-react/dist/appContext';
import type { Location, Update } from 'history';
import React, { useLayoutEffect, useState } from 'react';
import ReactDOM from 'react-dom';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import { createSiteRoutes, type SiteRoutes } from './site-routes';
import { setNavigation } from '../hooks/use-navigation';
import { markLive } from '../ui/live';
import { nextTask } from '../ui/next-task';
import { localeOf } from '../model/locale';
import { rendering } from '../hooks/use-phase';
import { showBootFailure } from './boot-failure';
import { unnoted } from './chunk-files';
import { onTurn } from './history';
import { followLinks } from './links';
import { useLoaderData } from './loader-data';
import { pageData } from './page-data';
import type { RenderOptions } from './render-options';
import { prerenderHost } from './prerender-host';
import type { ClientRoute } from './routes';
import { createScroll } from './scroll';
import { wholeSite } from './whole-site';

/** The hooks by which runtime plugins put themselves round the site, innermost first. */
const PROVIDERS = [
  'innerProvider',
  'i18nProvider',
  'accessProvider',
  'dataflowProvider',
  'outerProvider',
  'rootContainer',
];

const SiteRoutesView: React.FC<{ clientRoutes: ClientRoute[] }> = ({ clientRoutes }) =>
  useRoutes(clientRoutes as RouteObject[]);

/**
 * The address that a page wakes at: where nothing is, that of the document, which is one for all
 * such addresses and must be taken over as it is.
 */
function builtLocation(site: SiteRoutes, location: Location): Location {
  const data = pageData();
  if (rendering.phase !== 'hydrating' || data?.route.path !== '*') return location;
  return { ...location, pathname: site.basename.replace(/\/$/, '') + data.path };
}

/** Gives React Router each address that the history tells of, and plugins their event. */
const BrowserRoutes: React.FC<{ options: RenderOptions; site: SiteRoutes }> = ({
  options,
  site,
}) => {
  const { history, pluginManager } = options;
  const [{ location }, setUpdate] = useState<Update>(() => ({
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
  return (
    <Router navigator={history} location={location} basename={site.basename}>
      <SiteRoutesView clientRoutes={site.clientRoutes} />
    </Router>
  );
};

/** The whole site as a component, as umi's own renderer makes it, without Suspense. */
function createBrowser(options: RenderOptions, site: SiteRoutes): React.FC {
  const { pluginManager, history } = options;
  let root: unknown = <BrowserRoutes options={options} site={site} />;
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
          // umi's type wants what its own tree has, and ours has it all.
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
        {root as React.ReactElement}
      </AppContext.Provider>
    );
  };
}

/**
 * Adds the table of all routes where something on the site needs it at once, which is known when
 * the layouts are there.
 */
async function addWholeSite(site: SiteRoutes): Promise<void> {
  const whole = await wholeSite();
  if (whole) site.add(whole);
}

/** True where the document has the page of an address: a host may answer with that of another. */
function isOwnPage(site: SiteRoutes, pathname: string): boolean {
  const data = pageData();
  if (!data) return false;
  const path = site.within(pathname);
  if (data.path === path) return true;
  // What is missing looks the same everywhere in a language.
  const isMissing = site.match(pathname).at(-1)?.route.path === '*';
  const isSameLocale = localeOf(data.path, locales).id === localeOf(path, locales).id;
  return data.route.path === '*' && isMissing && isSameLocale;
}

/** Wakes the page that is there, or renders one where none is. */
async function start(options: RenderOptions, site: SiteRoutes, Browser: React.FC) {
  const { history } = options;
  const root = options.rootElement ?? document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  await site.load(history.location.pathname);
  await addWholeSite(site);
  await nextTask();

  const isRendered = root.hasChildNodes() && isOwnPage(site, history.location.pathname);
  if (isRendered) {
    rendering.phase = 'hydrating';
    ReactDOM.hydrate(<Browser />, root);
    rendering.phase = 'client';
  } else {
    root.textContent = '';
    ReactDOM.render(<Browser />, root);
  }

  const scroll = createScroll(history.location, isRendered);
  let shown = site.within(history.location.pathname);
  onTurn({
    prepare({ location }) {
      // A tab or a place of the page that is there needs nothing.
      if (site.within(location.pathname) === shown) return undefined;
      const ready = site.load(location.pathname);
      if (ready) setNavigation({ type: 'loading' });
      return ready;
    },
    failed: (error, retry) => setNavigation({ type: 'failed', error, retry }),
    before: scroll.leave,
    after(update) {
      shown = site.within(update.location.pathname);
      setNavigation({ type: 'idle' });
      scroll.arrive(update);
    },
  });
  followLinks(history, site);
  markLive(document.documentElement);
}

/**
 * umi's entry calls this: the theme's renderer in the place of `@umijs/renderer-react`'s.
 * @throws where the document has no root element
 */
export function renderClient(options: RenderOptions): React.FC | undefined {
  const site = createSiteRoutes(options);
  const Browser = createBrowser(options, site);
  if (options.components) return Browser;
  if (prerenderHost) {
    unnoted(() => import(/* webpackChunkName: "prerender" */ './prerender')).then(
      ({ prerender }) => prerender(options, site, Browser, addWholeSite),
      prerenderHost.failed,
    );
  } else {
    start(options, site, Browser).catch((error: unknown) => {
      // eslint-disable-next-line no-console -- for who looks into a failure
      console.error(error);
      showBootFailure(() => window.location.reload());
    });
  }
  return undefined;
}

/** React 16 has no root to give. */
export function __getRoot(): null {
  return null;
}
