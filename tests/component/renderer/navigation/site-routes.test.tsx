import React from 'react';
import type * as Router from 'react-router-dom';
import type * as SiteData from '../../../../src/data/site-data';
import type * as Prerender from '../../../../src/renderer/prerender';
import type {
  PageModule,
  RouteModule,
  Routes,
} from '../../../../src/renderer/navigation/routes';
import type * as Created from '../../../../src/renderer/navigation/site-routes';
import type * as AllRoutes from '../../support/ledger/all-routes';

const LAYOUT = { id: 'doc', path: '/', isLayout: true };
const MISSING = { id: '404', path: '*', parentId: 'doc' };
const PAGES: Routes = {
  doc: LAYOUT,
  home: { id: 'home', path: '', parentId: 'doc' },
  a: { id: 'a', path: 'a', parentId: 'doc' },
  b: { id: 'b', path: 'zh-CN/b', parentId: 'doc' },
  '404': MISSING,
};

/** What was loaded, in order. */
let loaded: string[];
/** Ids of routes whose next load fails. */
let failing: Set<string>;

function moduleOf(id: string, rest: Partial<PageModule> = {}): RouteModule {
  return {
    default: () => null,
    ledgerPage: {
      module: `module of ${id}`,
      live: id === 'a',
      lists: false,
      demos: [],
      async load(locale) {
        loaded.push(`${id} in ${locale}`);
      },
      ...rest,
    },
  };
}

/** A component that is loaded when it is wanted. */
function lazy(id: string, rest?: Partial<PageModule>) {
  return {
    async _ctor() {
      if (failing.delete(id)) throw new Error(`${id} did not come.`);
      loaded.push(id);
      return id === 'doc' ? { default: () => null } : moduleOf(id, rest);
    },
  } as never;
}

/** The site of an entry: its layouts, and the table of all pages behind it. */
function create(basename = '/', lists: string[] = [], pages = PAGES) {
  jest.resetModules();
  const { table } = jest.requireActual<typeof AllRoutes>(
    '../../support/ledger/all-routes',
  );
  table.routes = pages;
  table.routeComponents = Object.fromEntries(
    Object.keys(pages).map((id) => [id, lazy(id, { lists: lists.includes(id) })]),
  );
  const { createSiteRoutes } = jest.requireActual<typeof Created>(
    '../../../../src/renderer/navigation/site-routes',
  );
  const events: { key: string; args: { routes: unknown } }[] = [];
  const site = createSiteRoutes({
    routes: { doc: LAYOUT, '404': MISSING },
    routeComponents: { doc: lazy('doc'), '404': lazy('404') },
    basename,
    pluginManager: { applyPlugins: (call) => events.push(call as never) },
  });
  const { siteData } = jest.requireActual<typeof SiteData>(
    '../../../../src/data/site-data',
  );
  const { describePage } = jest.requireActual<typeof Prerender>(
    '../../../../src/renderer/prerender',
  );
  return { site, table, events, siteData, describePage };
}

beforeEach(() => {
  loaded = [];
  failing = new Set();
});

test('a page is loaded with its layouts, its words and what it shows, once', async () => {
  const { site, siteData } = create();
  const first = site.load('/a');
  expect(site.load('/a')).toBe(first);
  await first;
  expect(loaded).toEqual(['doc', 'a', 'a in en-US']);
  expect(siteData('en-US').messages.skip).toBe('Skip to content');
  expect(site.load('/a')).toBeUndefined();
  expect(site.load('/a/')).toBeUndefined();
});

test('a page is loaded in the language of its address', async () => {
  const { site, siteData } = create();
  await site.load('/zh-CN/b');
  expect(loaded).toContain('b in zh-CN');
  expect(siteData('zh-CN').messages.skip).toBe('跳到正文');
  expect(() => siteData('en-US')).toThrow('are not loaded yet');
});

test('with a page comes what all pages say of themselves, for its head and the next', async () => {
  const { site, siteData } = create();
  await site.load('/a');
  const [, demos] = siteData('en-US').pages;
  expect(demos?.description).toBe('All demos.');
});

test('the table of all routes comes with the first address that is not known', async () => {
  const { site, table } = create();
  expect(site.match('/a').map(({ route }) => route.id)).toEqual(['doc', '404']);
  await site.load('/a');
  expect(table.asked).toBe(1);
  expect(site.match('/a').map(({ route }) => route.id)).toEqual(['doc', 'a']);
  await site.load('/zh-CN/b');
  expect(table.asked).toBe(1);
});

test('where there is no page, what stands for it is loaded', async () => {
  const { site } = create();
  await site.load('/nowhere');
  expect(loaded).toEqual(['doc', '404', '404 in en-US']);
});

test.each([
  ['/', '/'],
  ['/table/', '/table'],
])(
  'without a home page, the address of a site below %s has what stands for a page',
  async (base, pathname) => {
    const { doc, a, '404': missing } = PAGES;
    const { site, table } = create(base, [], { doc, a, '404': missing } as Routes);
    await site.load(pathname);
    expect(table.asked).toBe(1);
    expect(loaded).toEqual(['doc', '404', '404 in en-US']);
    expect(site.match(pathname).map(({ route }) => route.id)).toEqual(['doc', '404']);
  },
);

test('a home page that the entry does not know is found in the table', async () => {
  const { site } = create();
  await site.load('/');
  expect(loaded).toEqual(['doc', 'home', 'home in en-US']);
  expect(site.match('/').map(({ route }) => route.id)).toEqual(['doc', 'home']);
});

test('a page that did not come is tried anew, and the rest is not loaded again', async () => {
  const { site } = create();
  failing.add('a');
  await expect(site.load('/a')).rejects.toThrow('a did not come.');
  await site.load('/a');
  expect(loaded).toEqual(['doc', 'a', 'a in en-US']);
});

test('a table that did not come is tried anew', async () => {
  const { site, table } = create();
  table.fails = true;
  await expect(site.load('/a')).rejects.toThrow('The table did not come.');
  table.fails = false;
  await site.load('/a');
  expect(loaded).toContain('a in en-US');
});

test('plugins may change the routes each time there are more of them', async () => {
  const { site, events } = create();
  expect(events.map(({ key }) => key)).toEqual(['patchClientRoutes']);
  expect(events[0]?.args.routes).toBe(site.clientRoutes);
  await site.load('/a');
  expect(events.map(({ key }) => key)).toEqual([
    'patchClientRoutes',
    'patchRoutes',
    'patchClientRoutes',
  ]);
  expect(events[2]?.args.routes).toBe(site.clientRoutes);
});

test('routes that something knows from the start are there without the table', async () => {
  const { site, table } = create();
  site.add({
    routes: { c: { id: 'c', path: 'c', parentId: 'doc' } },
    routeComponents: { c: lazy('c') },
  });
  await site.load('/c');
  expect(loaded).toContain('c in en-US');
  expect(table.asked).toBe(0);
});

test.each([
  ['/', '/a', '/a'],
  ['/', '/', '/'],
  ['/table/', '/table/a', '/a'],
  ['/table', '/table/a/', '/a'],
  ['/table/', '/table', '/'],
])('below %s the address %s is %s', (basename, pathname, path) => {
  expect(create(basename).site.within(pathname)).toBe(path);
});

test.each(['/table', '/table/'])(
  'a site below the base %s loads its pages by their whole addresses',
  async (base) => {
    const { site } = create(base);
    await site.load('/table/zh-CN/b');
    expect(loaded).toContain('b in zh-CN');
  },
);

test('the build is told how the browser will find a page again', async () => {
  const { site, describePage } = create();
  expect(await describePage(site, '/a')).toEqual({
    route: { id: 'a', path: 'a', parentId: 'doc' },
    module: 'module of a',
    live: true,
    demos: [],
    words: { failed: 'The page could not be loaded.', retry: 'Try again' },
  });
  expect(await describePage(site, '/nowhere')).toMatchObject({
    route: { id: '404', path: '*', parentId: 'doc' },
    live: false,
  });
  site.clientRoutes.unshift({ id: 'added', path: '/added' } as never);
  expect(await describePage(site, '/added')).toMatchObject({ live: true });
});

test('a page that leads to another one starts by itself, and is known to do so', async () => {
  const old = { id: 'old', path: 'old', parentId: 'doc', redirect: '/a' };
  const { site, table, describePage } = create('/b/', [], { ...PAGES, old });
  // It has no component.
  delete (table.routeComponents as Record<string, unknown>).old;
  expect(await describePage(site, '/b/old')).toMatchObject({
    live: true,
    leadsTo: '/b/a',
  });
  // As sites add redirects in `patchClientRoutes`.
  const { Navigate } = jest.requireActual<typeof Router>('react-router-dom');
  site.clientRoutes.unshift({ path: '/', element: <Navigate to="/a?x=1" /> } as never);
  expect(await describePage(site, '/b/')).toMatchObject({
    live: true,
    leadsTo: '/b/a?x=1',
  });
  expect(await describePage(site, '/b/a')).not.toHaveProperty('leadsTo');
});
