import type { BrowserHistory } from 'history';
import type { RouteComponents, Routes } from './routes';

/** umi's runtime plugins: the site's `app.ts` and those of its plugins. */
interface PluginManager {
  applyPlugins(call: {
    key: string;
    type: 'modify' | 'event' | 'compose';
    initialValue?: unknown;
    args?: unknown;
  }): unknown;
}

/** What umi's entry hands over; only what is read here. */
export interface RenderOptions {
  routes: Routes;
  routeComponents: RouteComponents;
  pluginManager: PluginManager;
  history: BrowserHistory;
  basename?: string;
  rootElement?: HTMLElement | null;
  callback?: () => void;
  /** Set by tests, which want the component alone. */
  components?: boolean;
}
