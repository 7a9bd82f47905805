import { join } from 'node:path';
import type { IApi } from 'dumi';
import { THEME_ROOT } from './theme-files';

/** The id that dumi gives to its route `~demos/:id`. */
const ROUTE = 'demo-render';

/**
 * Shows a demo alone with the theme's own page. dumi's throws on an unknown id, and runs code that
 * any window may send to it.
 */
export default function demoRoute(api: IApi): void {
  api.modifyRoutes((routes) => {
    const route = routes[ROUTE];
    if (!route) {
      throw new Error(
        `dumi no longer has the route "${ROUTE}". dumi-theme-ledger needs dumi 2.4; see its plugin/demo-route.`,
      );
    }
    route.file = join(THEME_ROOT, 'slots/DemoAlone');
    return routes;
  });
}
