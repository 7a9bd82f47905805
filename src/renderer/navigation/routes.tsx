import { importOf } from '@@/ledger/react';
import { RouteContext } from '@umijs/renderer-react/dist/routeContext';
import React from 'react';
import {
  generatePath,
  matchRoutes,
  Navigate,
  useLocation,
  useParams,
  type RouteMatch,
  type RouteObject,
} from 'react-router-dom';
import { routablePath } from '../../model/address/base';
import type { PageDemo } from '../../demo/demos';

/** A route as umi defines it. */
export interface UmiRoute {
  id: string;
  path: string;
  parentId?: string;
  redirect?: string;
  keepQuery?: boolean;
  isLayout?: boolean;
  hasServerLoader?: boolean;
  /** What dumi knows of the page, for its hooks; `frontmatter` once it is merged in. */
  meta?: { frontmatter?: unknown };
  clientLoader?: (args: { serverLoader: () => Promise<unknown> }) => Promise<unknown>;
}

export type Routes = Record<string, UmiRoute>;
/** A component, or a lazy one. */
export type RouteComponents = Record<string, React.ComponentType>;

/** A React Router route with all fields of umi's route. */
export type ClientRoute = RouteObject &
  Partial<UmiRoute> & {
    children?: ClientRoute[];
    routes?: ClientRoute[];
    /** The 404 page at the address of a home page that is not there. */
    noHome?: boolean;
  };

/** A module whose default export is a component. */
export interface RouteModule {
  default: React.ComponentType;
  ledgerPage?: PageModule;
  /** True for a page of code that may show something else before its reader acts. */
  ledgerLive?: boolean;
}

/**
 * The data that a page's module exports besides its component; the page loader writes it.
 */
export interface PageModule {
  module: string | number;
  /** True if something besides demos must be live at once. */
  live: boolean;
  /** True if the page shows the descriptions of other pages. */
  lists: boolean;
  demos: PageDemo[];
  /**
   * Loads the page's HTML and everything else it needs before it is rendered.
   * @param isTab true for a tab of another page, whose demos load when they are shown
   */
  load(locale: string, isTab?: boolean): Promise<void>;
}

const modules = new Map<string, RouteModule>();

/** The module of a route that is already loaded. */
export function routeModule(id: string): RouteModule | undefined {
  return modules.get(id);
}

/** Loads the module of a route, once. The next call retries after a failure. */
export async function loadRoute(
  id: string,
  component: unknown,
  load = importOf<RouteModule>(component),
): Promise<RouteModule> {
  const known = modules.get(id);
  if (known) {
    // In Node, each load is recorded for the page that requests it.
    if (typeof document === 'undefined') await load?.();
    return known;
  }
  const module = load ? await load() : { default: component as React.ComponentType };
  modules.set(id, module);
  return module;
}

/** Puts a changed page in the place of what is loaded of it, in the development server. */
export function replaceModule(changed: RouteModule): void {
  for (const [id, { ledgerPage }] of modules) {
    if (ledgerPage && ledgerPage.module === changed.ledgerPage?.module)
      modules.set(id, changed);
  }
}

/** Forgets a page that is gone, in the development server. */
export function forgetModule(id: string): void {
  modules.delete(id);
}

const RouteView: React.FC<{ id: string }> = ({ id }) => {
  const Component = modules.get(id)?.default;
  return Component ? <Component /> : null;
};

/** A route that redirects. */
const Redirect: React.FC<{ to: string; keepQuery?: boolean }> = ({ to, keepQuery }) => {
  const params = useParams();
  const { search, hash } = useLocation();
  const target = generatePath(to, params) + (keepQuery ? search + hash : '');
  return <Navigate replace to={target} />;
};

/**
 * Converts umi's flat route table to React Router's tree. umi's plugins know `children`
 * as `routes`.
 */
export function clientRoutesOf(routes: Routes, parentId?: string): ClientRoute[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map((route) => {
      const { redirect, ...rest } = route;
      const children = clientRoutesOf(routes, route.id);
      return {
        ...rest,
        // Another spelling leads to the page's canonical address; see `navigation/first-page`.
        caseSensitive: true,
        element: redirect ? (
          <Redirect to={redirect} keepQuery={route.keepQuery} />
        ) : (
          <RouteContext.Provider value={{ route }}>
            <RouteView id={route.id} />
          </RouteContext.Provider>
        ),
        ...(children.length > 0 && { children, routes: children }),
      } as ClientRoute;
    });
}

/** The last name of a path, in lower case, because a route may ignore case. */
const lastName = (path: string) => /([^/]*)\/*$/.exec(path.toLowerCase())?.[1] ?? '';

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A broken escape.
    return pathname;
  }
}

/** Sibling routes by the last name of their addresses. */
interface RouteNames {
  /** The first one, and how many there were: another table makes others, and plugins may add some. */
  first: ClientRoute | undefined;
  count: number;
  /** The empty name stands for those with other routes or with a pattern. */
  places: Map<string, number[]>;
}

const known = new WeakMap<ClientRoute[], RouteNames>();

function namesOf(routes: ClientRoute[]): RouteNames {
  const first = routes[0];
  const count = routes.length;
  const last = known.get(routes);
  if (last?.first === first && last?.count === count) return last;
  const places = new Map<string, number[]>();
  routes.forEach(({ path = '', children }, at) => {
    const name = children || /[:*]/.test(path) ? '' : lastName(path);
    places.set(name, [...(places.get(name) ?? []), at]);
  });
  const names = { first, count, places };
  known.set(routes, names);
  return names;
}

/**
 * The routes without those that certainly have another address. React Router parses and ranks all
 * routes whenever it matches one, which takes milliseconds where there are thousands.
 * @param pathname of the address; the base does not matter
 */
export function nearRoutes(routes: ClientRoute[], pathname: string): ClientRoute[] {
  const names = new Set(['', lastName(pathname), lastName(decoded(pathname))]);
  const near = (all: ClientRoute[]): ClientRoute[] => {
    const { places } = namesOf(all);
    return [...names]
      .flatMap((name) => places.get(name) ?? [])
      .sort((a, b) => a - b)
      .flatMap((at) => all[at] ?? [])
      .map((route) =>
        route.children ? { ...route, children: near(route.children) } : route,
      );
  };
  return near(routes);
}

/** The routes that match an address, outermost first. */
export function matchesOf(
  clientRoutes: ClientRoute[],
  pathname: string,
  basename: string,
): { route: ClientRoute; match: RouteMatch }[] {
  // React Router treats a trailing slash of the base as part of the name.
  const base = basename.replace(/\/$/, '') || '/';
  const routable = routablePath(pathname, base);
  const near = nearRoutes(clientRoutes, routable) as RouteObject[];
  const found = matchRoutes(near, routable, base) ?? [];
  return found.map((match) => ({ route: match.route as ClientRoute, match }));
}

/** True if an address has no page: the 404 route matches, or a layout alone. */
export function isMissing(route: ClientRoute | undefined): boolean {
  return !route || route.path === '*' || !!route.isLayout || !!route.noHome;
}

/**
 * Adds the 404 page at the base, where there is no other page: React Router ranks the layouts there
 * above `*`, and would show them without contents.
 */
export function addMissingHome(clientRoutes: ClientRoute[], basename: string): void {
  const layout = matchesOf(clientRoutes, basename, basename).at(-1)?.route;
  if (!layout?.isLayout) return;
  // The match has a copy of the layout, with some of its children; this array is the layout's own.
  const { routes: pages } = layout;
  const other = pages?.find(({ path }) => path === '*');
  if (other) pages?.push({ ...other, path: '', noHome: true } as ClientRoute);
}
