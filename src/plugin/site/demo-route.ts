import { join } from 'node:path';
import { hostChanged, THEME_ROOT } from '../host';
import type { Route } from '../host';

/** dumi's id of its route `~demos/:id`. */
const ROUTE_ID = 'demo-render';

/**
 * Shows a demo alone with the theme's own page. dumi's throws on an unknown id, and runs code that
 * any window may send to it.
 * @param liveCode true if the site's own block or tools of demos may change the code of one
 * @throws where dumi has no such route
 */
export function replaceDemoPage(routes: Record<string, Route>, liveCode = false): void {
  const route = routes[ROUTE_ID];
  if (!route) {
    throw hostChanged(`dumi has no route "${ROUTE_ID}"`, 'plugin/site/demo-route');
  }
  route.file = join(
    THEME_ROOT,
    liveCode ? 'slots/DemoAlone/live-demo' : 'slots/DemoAlone',
  );
}
