import type { BrowserHistory } from 'history';
import type { RouteComponents, Routes } from './navigation/routes';

/** umi's runtime plugins: the site's `app.ts` and those of other plugins. */
interface PluginManager {
  applyPlugins(call: {
    key: string;
    type: 'modify' | 'event' | 'compose';
    initialValue?: unknown;
    args?: unknown;
  }): unknown;
}

/** The options that umi's entry passes, reduced to those used here. */
export interface RenderOptions {
  routes: Routes;
  routeComponents: RouteComponents;
  pluginManager: PluginManager;
  history: BrowserHistory;
  basename?: string;
  rootElement?: HTMLElement | null;
  callback?: () => void;
  /** Set by tests that only want the component. */
  components?: boolean;
}

/**
 * The element that the site is in.
 * @throws if the document has none
 */
export function rootOf({ rootElement }: RenderOptions): Element {
  const root = rootElement ?? document.getElementById('root');
  if (!root)
    throw new Error('The document has no element with the id "root" to render into.');
  return root;
}
