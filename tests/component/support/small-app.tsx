import React, { useState } from 'react';
import ReactDOM from 'react-dom';
import { Link } from 'react-router-dom';
import type { PluginManager as Manager } from '../../../src/renderer/stand-ins/plugin-manager';
import DocLayout from '../../../src/layouts/DocLayout';
import SiteFrame from '../../../src/renderer/frame';
import { renderClient } from '../../../src/renderer/client';
import type { RenderOptions } from '../../../src/renderer/render-options';
import { createBrowserHistory } from '../../../src/renderer/navigation/history';
import { PluginManager } from '../../../src/renderer/stand-ins/plugin-manager';
import type {
  RouteComponents,
  RouteModule,
  Routes,
} from '../../../src/renderer/navigation/routes';
import { table } from './ledger/all-routes';

export { act } from 'react-dom/test-utils';
export { React, ReactDOM };

/** The keys that umi's entry allows. */
const KEYS = [
  ...['patchRoutes', 'patchClientRoutes', 'modifyContextOpts', 'modifyClientRenderOpts'],
  ...['rootContainer', 'innerProvider', 'i18nProvider', 'accessProvider'],
  ...['dataflowProvider', 'outerProvider', 'render', 'onRouteChange'],
  'modifyServerLoaderRequest',
];

const LAYOUTS: Routes = {
  global: { id: 'global', path: '/', isLayout: true },
  doc: { id: 'doc', path: '/', parentId: 'global', isLayout: true },
  '404': { id: '404', path: '*', parentId: 'doc' },
};
export const pages: Routes = {
  simple: { id: 'simple', path: 'demo/simple', parentId: 'doc' },
  'scroll-x': { id: 'scroll-x', path: 'demo/scroll-x', parentId: 'doc' },
  'virtual-list': {
    id: 'virtual-list',
    path: 'demo/virtual-list',
    parentId: 'doc',
    hasServerLoader: true,
  },
};

/** What a test puts onto every page. */
export const probe: { Component: React.ComponentType } = { Component: () => null };
/** Pages whose next load fails. */
export const failing = new Set<string>();
/** Pages whose text was loaded, in order. */
export const texts: string[] = [];

function pageOf(id: string): RouteModule {
  const Page = () => {
    const [count, setCount] = useState(0);
    return (
      <>
        <p id="text">{`The text of ${id}.`}</p>
        <button id="count" type="button" onClick={() => setCount(count + 1)}>
          {`Pressed ${count}`}
        </button>
        <Link id="next" to="/demo/scroll-x">
          Next
        </Link>
        <probe.Component />
      </>
    );
  };
  return {
    default: Page,
    ledgerPage: {
      module: `${id}.md`,
      live: true,
      lists: false,
      demos: [],
      async load() {
        if (failing.delete(id)) throw new Error(`The text of ${id} did not come.`);
        texts.push(id);
      },
    },
  };
}

const modules = Object.fromEntries(Object.keys(pages).map((id) => [id, pageOf(id)]));
/** The modules of pages by their names in the bundle. */
export const bundle = Object.fromEntries(
  Object.entries(modules).map(([id, module]) => [`${id}.md`, module]),
);

const SHELL: RouteComponents = {
  global: SiteFrame,
  doc: DocLayout,
  '404': () => <p>Nothing here.</p>,
};
/** All components at once, as nobody loads them. */
export const components: RouteComponents = {
  ...SHELL,
  ...Object.fromEntries(
    Object.entries(modules).map(([id, module]) => [id, module.default]),
  ),
};

Object.assign(table, {
  routes: { ...LAYOUTS, ...pages },
  routeComponents: Object.fromEntries(
    Object.entries(modules).map(([id, module]) => [
      id,
      React.lazy(() => Promise.resolve(module)),
    ]),
  ),
});

export interface Started {
  history: ReturnType<typeof createBrowserHistory>;
  pluginManager: Manager;
  /** What `renderClient` gives. */
  result: React.FC | undefined;
}

/** Starts a site of three pages as umi's entry does, with the runtime plugins of a test. */
export function startSite(
  plugins: Record<string, unknown>[] = [],
  options: Partial<RenderOptions> = {},
): Started {
  const pluginManager = PluginManager.create({
    plugins: plugins.map((apply) => ({ apply })),
    validKeys: KEYS,
  });
  const history = createBrowserHistory();
  const result = renderClient({
    routes: { ...LAYOUTS },
    routeComponents: { ...SHELL },
    pluginManager: pluginManager as RenderOptions['pluginManager'],
    history,
    basename: '/',
    ...options,
  });
  return { history, pluginManager, result };
}
