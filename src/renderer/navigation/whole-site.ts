import type { RouteComponents, Routes } from './routes';

interface WholeSite {
  getRoutes(): Promise<{ routes: Routes; routeComponents: RouteComponents }>;
  /** dumi's own: puts what it knows of each page into its route. */
  patchRoutes(given: { routes: Routes }): void;
}

let whole: WholeSite | undefined;

/**
 * Called by the module behind dumi's hooks that know all pages (`useRouteMeta`, `useSidebarData`,
 * …), which is in the bundle only where a site uses one: the table of all routes is then there
 * from the start.
 */
export function needWholeSite(given: WholeSite): void {
  whole = given;
}

/** The table of all routes where something on the site needs it at once. */
export async function wholeSite(): Promise<
  { routes: Routes; routeComponents: RouteComponents } | undefined
> {
  if (!whole) return undefined;
  const table = await whole.getRoutes();
  whole.patchRoutes(table);
  return table;
}
