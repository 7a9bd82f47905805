import type { RouteComponents, Routes } from '../../../../src/renderer/navigation/routes';

/** The table of all routes, which tests fill; `asked` says how often it was wanted. */
export const table: {
  routes: Routes;
  routeComponents: RouteComponents;
  asked: number;
  fails: boolean;
} = { routes: {}, routeComponents: {}, asked: 0, fails: false };

export async function getRoutes() {
  table.asked += 1;
  if (table.fails) throw new Error('The table did not come.');
  return { routes: table.routes, routeComponents: table.routeComponents };
}
