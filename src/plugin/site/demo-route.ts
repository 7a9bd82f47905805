import { join } from 'node:path';
import { hostChanged, THEME_ROOT } from '../host';
import type { Route } from '../host';

/** dumi's id of its route `~demos/:id`. */
const ROUTE_ID = 'demo-render';

/**
 * Shows a demo alone with the theme's own page. dumi's throws on an unknown id, and runs code that
 * any window may send to it.
 * @throws where dumi has no such route
 */
export function replaceDemoPage(routes: Record<string, Route>): void {
  const route = routes[ROUTE_ID];
  if (!route) {
    throw hostChanged(`dumi has no route "${ROUTE_ID}"`, 'plugin/site/demo-route');
  }
  route.file = join(THEME_ROOT, 'slots/DemoAlone');
}
