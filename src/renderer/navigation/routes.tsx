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
  Partial<UmiRoute> & { children?: ClientRoute[]; routes?: ClientRoute[] };

/** A module whose default export is a component. */
export interface RouteModule {
  default: React.ComponentType;
  ledgerPage?: PageModule;
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
  /** Loads the page's HTML and everything else it needs before it is rendered. */
  load(locale: string): Promise<void>;
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
  if (known) return known;
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

/** A pathname as React Router compares it, which ignores a slash at its end. */
const ending = (pathname: string) => pathname.replace(/\/+$/, '').toLowerCase();

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A broken escape.
    return pathname;
  }
}

/**
 * The routes without pages that certainly have another address. React Router parses and ranks all
 * routes whenever it matches one, which takes milliseconds where there are thousands.
 * @param pathname of the address; the base does not matter
 */
export function nearRoutes(routes: ClientRoute[], pathname: string): ClientRoute[] {
  const ends = [ending(pathname), ending(decoded(pathname))];
  const isNear = ({ path = '' }: ClientRoute) =>
    ends.some((end) => end.endsWith(ending(path))) || /[:*]/.test(path);
  const near = (all: ClientRoute[]): ClientRoute[] =>
    all.flatMap((route) => {
      if (route.children) return { ...route, children: near(route.children) };
      return isNear(route) ? route : [];
    });
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
