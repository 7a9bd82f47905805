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
import type { FoundDemo } from '../demo/demos';

/** A route as umi writes it. */
export interface UmiRoute {
  id: string;
  path: string;
  parentId?: string;
  redirect?: string;
  keepQuery?: boolean;
  isLayout?: boolean;
  hasServerLoader?: boolean;
  clientLoader?: (args: { serverLoader: () => Promise<unknown> }) => Promise<unknown>;
}

export type Routes = Record<string, UmiRoute>;
/** A component, or one that React loads when it is first shown. */
export type RouteComponents = Record<string, React.ComponentType>;

/** A route as React Router takes it, with all that umi says of it. */
export type ClientRoute = RouteObject &
  Partial<UmiRoute> & { children?: ClientRoute[]; routes?: ClientRoute[] };

/** A module whose default export is a component. */
export interface RouteModule {
  default: React.ComponentType;
  ledgerPage?: PageModule;
}

/** What a page's module says beside its component; the page loader writes it. */
export interface PageModule {
  module: string | number;
  live: boolean;
  /** True where the page shows what other pages say of themselves. */
  lists: boolean;
  demos: FoundDemo[];
  /** Loads the page's HTML and whatever else must be there before it is rendered. */
  load(locale: string): Promise<void>;
}

const modules = new Map<string, RouteModule>();

/** The module of a route that has been loaded. */
export function routeModule(id: string): RouteModule | undefined {
  return modules.get(id);
}

/**
 * The import behind `React.lazy`, which React keeps to itself: `_ctor` in 16, `_payload._result`
 * from 17 on.
 */
function importOf(component: unknown): (() => Promise<RouteModule>) | undefined {
  const lazy = component as {
    _ctor?: () => Promise<RouteModule>;
    _payload?: { _result?: unknown };
  };
  if (typeof lazy?._ctor === 'function') return lazy._ctor;
  const result = lazy?._payload?._result;
  return typeof result === 'function'
    ? (result as () => Promise<RouteModule>)
    : undefined;
}

/** Loads the module of a route, once; a failed try is made anew by the next call. */
export async function loadRoute(id: string, component: unknown): Promise<RouteModule> {
  const known = modules.get(id);
  if (known) return known;
  const load = importOf(component);
  const module = load ? await load() : { default: component as React.ComponentType };
  modules.set(id, module);
  return module;
}

const RouteView: React.FC<{ id: string }> = ({ id }) => {
  const Component = modules.get(id)?.default;
  return Component ? <Component /> : null;
};

/** Where a route leads elsewhere. */
const Redirect: React.FC<{ to: string; keepQuery?: boolean }> = ({ to, keepQuery }) => {
  const params = useParams();
  const { search, hash } = useLocation();
  const target = generatePath(to, params) + (keepQuery ? search + hash : '');
  return <Navigate replace to={target} />;
};

/** umi's flat table as React Router's tree; `routes` is what umi's plugins call `children`. */
export function clientRoutesOf(routes: Routes, parentId?: string): ClientRoute[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map((route) => {
      const { redirect, ...rest } = route;
      const children = clientRoutesOf(routes, route.id);
      return {
        ...rest,
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

/** The routes that an address leads through, outermost first. */
export function matchesOf(
  clientRoutes: ClientRoute[],
  pathname: string,
  basename: string,
): { route: ClientRoute; match: RouteMatch }[] {
  // React Router takes a slash at the end of the base for a letter of it.
  const base = basename.replace(/\/$/, '') || '/';
  const found = matchRoutes(clientRoutes as RouteObject[], pathname, base) ?? [];
  return found.map((match) => ({ route: match.route as ClientRoute, match }));
}
