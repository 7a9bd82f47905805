import type { RouteComponents, Routes } from './routes';

interface WholeSite {
  getRoutes(): Promise<{ routes: Routes; routeComponents: RouteComponents }>;
  /** dumi's own function: merges its data on each page into the page's route. */
  patchRoutes(given: { routes: Routes }): void;
  /** Routes of pages whose addresses show other pages, which sidebars list. */
  hiddenRoutes: Routes;
}

let whole: WholeSite | undefined;

/**
 * Called by the module behind dumi's hooks that know all pages (`useRouteMeta`,
 * `useSidebarData`, …). That module is in the bundle only if a site uses one of them. The
 * table of all routes is then loaded from the start.
 */
export function needWholeSite(given: WholeSite): void {
  whole = given;
}

/** The table of all routes, if something on the site needs it at once. */
export async function wholeSite(): Promise<
  { routes: Routes; routeComponents: RouteComponents } | undefined
> {
  if (!whole) return undefined;
  const table = await whole.getRoutes();
  whole.patchRoutes(table);
  return { ...table, routes: { ...table.routes, ...whole.hiddenRoutes } };
}
