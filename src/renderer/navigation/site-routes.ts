import { locales } from '@@/ledger/site';
import { loadDescriptions, loadSiteData } from '../hooks/site-data';
import { localeOf } from '../model/locale';
import { normalizePath } from '../model/page';
import { loadChunkFiles, loadOwnModule, unnoted } from './chunk-files';
import { pageData } from './page-data';
import { clientRoutesOf, loadRoute, matchesOf } from './routes';
import type { ClientRoute, RouteComponents, RouteModule, Routes } from './routes';

/** Routes with their components, as umi writes them. */
export interface RouteTable {
  routes: Routes;
  routeComponents: RouteComponents;
}

interface Given extends RouteTable {
  basename?: string;
  pluginManager: {
    applyPlugins(call: { key: string; type: 'event'; args: unknown }): unknown;
  };
}

export interface SiteRoutes extends RouteTable {
  /** React Router's tree; the same array for ever. */
  clientRoutes: ClientRoute[];
  basename: string;
  /** Address below the base, without a slash at its end. */
  within(pathname: string): string;
  match(pathname: string): readonly { route: ClientRoute }[];
  /** Loads what an address of the site needs; undefined where all is there. */
  load(pathname: string): Promise<void> | undefined;
  /** Adds routes that something knows from the start. */
  add(table: RouteTable): void;
  /** Loads the table of all pages. */
  loadAll(): Promise<void>;
}

/**
 * The routes of the site. It begins with the layouts and the page that is shown, and loads the
 * table of all pages, which the entry does not have, with the first address that is none of these.
 */
export function createSiteRoutes(given: Given): SiteRoutes {
  const { pluginManager } = given;
  const basename = given.basename ?? '/';
  const routes: Routes = { ...given.routes };
  const routeComponents: RouteComponents = { ...given.routeComponents };
  const clientRoutes: ClientRoute[] = [];
  const loadedPaths = new Set<string>();
  const pending = new Map<string, Promise<void>>();
  let isAwake = false;
  const data = pageData();
  const own = data?.module === undefined ? undefined : data.route;

  /** The address that was asked for last, which is asked for several times in a row. */
  let last: { pathname: string; found: readonly { route: ClientRoute }[] } | undefined;

  const build = () => {
    last = undefined;
    clientRoutes.splice(0, clientRoutes.length, ...clientRoutesOf(routes));
    pluginManager.applyPlugins({
      key: 'patchClientRoutes',
      type: 'event',
      args: { routes: clientRoutes },
    });
  };
  if (own) routes[own.id] ??= own;
  build();

  const add = (table: RouteTable) => {
    for (const [id, route] of Object.entries(table.routes)) {
      // The page that the document shows is known already, but not what dumi says of it.
      routes[id] = { ...route, ...routes[id] };
    }
    for (const [id, component] of Object.entries(table.routeComponents)) {
      routeComponents[id] ??= component;
    }
    pluginManager.applyPlugins({
      key: 'patchRoutes',
      type: 'event',
      args: { routes, routeComponents },
    });
    build();
  };

  let all: Promise<void> | undefined;
  const loadAll = () => {
    all ??= Promise.all([
      import(/* webpackChunkName: "routes" */ '@@/core/route').then(({ getRoutes }) =>
        getRoutes(),
      ),
      loadChunkFiles(),
    ])
      .then(([found]) => add(found))
      .catch((error: unknown) => {
        // The next try asks anew.
        all = undefined;
        throw error;
      });
    return all;
  };

  const match = (pathname: string) => {
    if (last?.pathname !== pathname) {
      last = { pathname, found: matchesOf(clientRoutes, pathname, basename) };
    }
    return last.found;
  };

  const within = (pathname: string) => {
    const base = basename.replace(/\/$/, '');
    return normalizePath(
      pathname.startsWith(base) ? pathname.slice(base.length) : pathname,
    );
  };

  const loadModule = async (id: string): Promise<RouteModule> => {
    const component = routeComponents[id];
    if (component || id !== own?.id) return loadRoute(id, component);
    return loadRoute(id, { _ctor: loadOwnModule });
  };

  const loadNow = async (pathname: string) => {
    const path = within(pathname);
    // The document has the text of the page that it was made for, until that is left.
    const isThere = !isAwake && data?.path === path;
    const words = loadSiteData(path);
    // Where something else fails first, nobody waits for these.
    words.catch(() => undefined);
    // Where no page is known, the route for what is missing matches, or a layout alone.
    const found = match(pathname).at(-1)?.route;
    const isMissing = !found || found.path === '*' || found.isLayout;
    if (isMissing && !(isThere && data?.route.path === '*')) await loadAll();
    const ids = match(pathname).map(({ route }) => route.id);
    const modules = await Promise.all(
      ids.filter((id): id is string => id !== undefined && id in routes).map(loadModule),
    );
    // A demo alone is known by the page that it belongs to.
    if (isThere && data?.route.id !== undefined && routeComponents[data.route.id]) {
      await loadOwnModule();
    }
    if (!isThere || modules.some((module) => module.ledgerPage?.lists)) {
      await unnoted(() => loadDescriptions(path));
    }
    if (!isThere) {
      const { id } = localeOf(path, locales);
      await Promise.all(modules.map((module) => module.ledgerPage?.load(id)));
    }
    await words;
    isAwake = true;
    if (!isThere) loadedPaths.add(path);
  };

  return {
    routes,
    routeComponents,
    clientRoutes,
    basename,
    within,
    match,
    add,
    loadAll,
    load(pathname) {
      const path = within(pathname);
      if (loadedPaths.has(path)) return undefined;
      const loading =
        pending.get(path) ?? loadNow(pathname).finally(() => pending.delete(path));
      pending.set(path, loading);
      return loading;
    },
  };
}
