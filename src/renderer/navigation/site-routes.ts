import { large } from '@@/ledger/features';
import { locales } from '@@/ledger/site';
import { loadAllNames, loadPart } from '@@/ledger/site-parts';
import { loadDescriptions, loadSiteData } from '../../data/site-data';
import { localeOf } from '../../model/locale';
import { pathWithin } from '../../model/address/base';
import { isSameAddress } from '../../model/address/spelling';
import { loadChunkFiles, loadOwnModule } from '../entry/chunk-files';
import { withoutRecording } from '../prerender-host';
import { pageData } from '../../data/page-data';
import {
  addMissingHome,
  clientRoutesOf,
  isMissing,
  loadRoute,
  matchesOf,
} from './routes';
import type { ClientRoute, RouteComponents, RouteModule, Routes } from './routes';

/** Routes and their components, as umi defines them. */
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
  /** React Router's tree; always the same array. */
  clientRoutes: ClientRoute[];
  basename: string;
  /** Path below the base, without a trailing slash. */
  within(pathname: string): string;
  match(pathname: string): readonly { route: ClientRoute }[];
  /**
   * The address of the page that a pathname spells in another way: in another case, or with
   * escapes. Any other pathname is returned unchanged. Only pages whose routes are loaded are found;
   * after `load` of an unknown address, these are all.
   */
  canonical(pathname: string): string;
  /** Loads what an address needs; undefined if everything is loaded. */
  load(pathname: string): Promise<void> | undefined;
  /** Adds routes that are known from the start. */
  add(table: RouteTable): void;
  /** Loads the table of all pages. */
  loadAll(): Promise<void>;
}

/**
 * The routes of the site. They start with the layouts and the current page. The table of
 * all pages, which the entry does not include, is loaded with the first other address; on a large site
 * only the part of each address.
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

  /** The most recent match, because the same address is matched several times in a row. */
  let last: { pathname: string; found: readonly { route: ClientRoute }[] } | undefined;

  const build = () => {
    last = undefined;
    clientRoutes.splice(0, clientRoutes.length, ...clientRoutesOf(routes));
    pluginManager.applyPlugins({
      key: 'patchClientRoutes',
      type: 'event',
      args: { routes: clientRoutes },
    });
    addMissingHome(clientRoutes, basename);
  };
  if (own) routes[own.id] ??= own;
  build();

  const add = (table: RouteTable) => {
    for (const [id, route] of Object.entries(table.routes)) {
      // The page in the document is already known, but dumi's data on it is not.
      const known = { ...route, ...routes[id] };
      // dumi's hooks list pages in the order of routes.
      delete routes[id];
      routes[id] = known;
      // Of the two, the one with what dumi's hooks read.
      if (route.meta?.frontmatter) known.meta = route.meta;
    }
    for (const [id, component] of Object.entries(table.routeComponents)) {
      routeComponents[id] ??= component;
    }
    pluginManager.applyPlugins({
      key: 'patchRoutes',
      type: 'event',
      args: { routes, routeComponents },
    });
    // Another page may be at an address by now; see `changed-site`.
    if (process.env.NODE_ENV === 'development') loadedPaths.clear();
    build();
  };

  let all: Promise<void> | undefined;
  const loadAll = () => {
    all ??= Promise.all([
      import(/* webpackChunkName: "routes" */ '@@/core/route').then(({ getRoutes }) =>
        getRoutes(),
      ),
      large ? loadAllNames() : loadChunkFiles(),
    ])
      .then(([found]) => add(found))
      .catch((error: unknown) => {
        // The next attempt requests them again.
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

  const within = (pathname: string) => pathWithin(pathname, basename);

  const canonical = (pathname: string) => {
    const path = within(pathname);
    const addresses = Object.values(routes)
      .filter(({ isLayout, path: own }) => !isLayout && !/[:*]/.test(own))
      .map(({ path: own }) => pathWithin(`/${own}`.replace(/\/+/g, '/'), '/'));
    const found = addresses.find((address) => isSameAddress(address, path));
    if (found === undefined || addresses.includes(path)) return pathname;
    return basename.replace(/\/$/, '') + found;
  };

  const loadModule = async (id: string): Promise<RouteModule> => {
    const component = routeComponents[id];
    if (component || id !== own?.id) return loadRoute(id, component);
    return loadRoute(id, undefined, loadOwnModule as () => Promise<RouteModule>);
  };

  /** On a large site: adds the pages of a path's part, if that tells what is there. */
  const addPart = async (path: string): Promise<boolean> => {
    const part = await loadPart(path);
    if (part && Object.keys(part.routes).some((id) => !(id in routeComponents)))
      add(part);
    return part !== undefined;
  };

  const loadNow = async (pathname: string) => {
    const path = within(pathname);
    // The document contains the text of the page that it was rendered for, until the
    // reader leaves it.
    const isThere = !isAwake && data?.path === path;
    const isTold = large && !isThere && (await addPart(path));
    const words = loadSiteData(path);
    // Avoids an unhandled rejection if something else fails first.
    words.catch(() => undefined);
    const isUnknown = isMissing(match(pathname).at(-1)?.route);
    if (isUnknown && !isTold && !(isThere && data?.route.path === '*')) await loadAll();
    const ids = match(pathname).map(({ route }) => route.id);
    const modules = await Promise.all(
      ids.filter((id): id is string => id !== undefined && id in routes).map(loadModule),
    );
    // A stand-alone demo is registered by the page that it belongs to.
    if (isThere && data?.route.id !== undefined && routeComponents[data.route.id]) {
      await loadOwnModule();
    }
    // The parts of a large site say what their pages say of themselves.
    if (
      (!isThere && !(large && data)) ||
      modules.some((module) => module.ledgerPage?.lists)
    ) {
      await withoutRecording(() => loadDescriptions(path));
    }
    if (!isThere) {
      const { id } = localeOf(path, locales);
      await Promise.all(modules.map((module) => module.ledgerPage?.load(id)));
    }
    await words;
    // A page may bring what needs the list of all.
    if (large) await loadSiteData(path);
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
    canonical,
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
