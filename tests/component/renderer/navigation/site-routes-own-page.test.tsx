/** The routes of a site whose document came with its page, rendered at build. */
import type * as SiteData from '../../../../src/data/site-data';
import type { PageData } from '../../../../src/data/page-data';
import type * as Created from '../../../../src/renderer/navigation/site-routes';
import { dataElement, installBundler, pageDataOf } from '../../support/bundler-runtime';
import type * as AllRoutes from '../../support/ledger/all-routes';

const DOC = { id: 'doc', path: '/', isLayout: true };
const OTHER = { id: 'other', path: 'other', parentId: 'doc' };
const MISSING = { id: '404', path: '*', parentId: 'doc' };
const ALONE = { id: 'demo-render', path: '~demos/:id' };

/** Texts that were loaded. */
let texts: string[];

const lazy = (id: string) =>
  ({ _ctor: async () => ({ default: () => null, ledgerPage: pageOf(id) }) }) as never;

function pageOf(id: string, lists = false) {
  return {
    lists,
    async load() {
      texts.push(id);
    },
  };
}

function create(data: Partial<PageData> & { path: string }, lists = false) {
  jest.resetModules();
  document.body.innerHTML = dataElement(pageDataOf(data));
  const bundler = installBundler({
    'own.md': { default: () => null, ledgerPage: pageOf('own', lists) },
  });
  const { table } = jest.requireActual<typeof AllRoutes>(
    '../../support/ledger/all-routes',
  );
  table.routes = { doc: DOC, other: OTHER, '404': MISSING };
  table.routeComponents = { other: lazy('other') };
  const { createSiteRoutes } = jest.requireActual<typeof Created>(
    '../../../../src/renderer/navigation/site-routes',
  );
  const site = createSiteRoutes({
    routes: { doc: DOC, '404': MISSING, 'demo-render': ALONE },
    routeComponents: {
      doc: (() => null) as never,
      '404': lazy('404'),
      'demo-render': lazy('demo-render'),
    },
    pluginManager: { applyPlugins: () => undefined },
  });
  const { siteData } = jest.requireActual<typeof SiteData>(
    '../../../../src/data/site-data',
  );
  const described = () => siteData('en-US').pages.some((page) => page.description);
  return { site, bundler, table, described };
}

beforeEach(() => {
  texts = [];
});

test('the page of the document is known without the table, and has its text', async () => {
  const { site, bundler, table, described } = create({ path: '/own' });
  expect(site.match('/own').map(({ route }) => route.id)).toEqual(['doc', 'own']);
  await site.load('/own');
  expect(bundler.asked).toEqual(['own', 'own-html']);
  expect(table.asked).toBe(0);
  expect(texts).toEqual([]);
  expect(described()).toBe(false);
});

test('a page that lists others is told what they say of themselves', async () => {
  const { site, described } = create({ path: '/own' }, true);
  await site.load('/own');
  expect(described()).toBe(true);
});

test('a chunk that did not come is asked for again', async () => {
  const { site, bundler } = create({ path: '/own' });
  bundler.failing.add('own');
  await expect(site.load('/own')).rejects.toThrow('The chunk own did not come.');
  await site.load('/own');
  expect(bundler.asked).toContain('own');
});

test('another page needs the table, the names of all files and its text', async () => {
  const { site, bundler, table } = create({ path: '/own' });
  await site.load('/own');
  await site.load('/other');
  expect(table.asked).toBe(1);
  expect(bundler.asked).toContain('/files.json');
  expect(texts).toEqual(['other']);
});

test('the first page has its text when the reader comes back to it', async () => {
  const { site } = create({ path: '/own' });
  await site.load('/own');
  await site.load('/other');
  await site.load('/own');
  expect(texts).toEqual(['other', 'own']);
});

test('a document that says that there is no page does not need the table', async () => {
  const { site, table } = create({
    path: '/nowhere',
    route: { id: '404', path: '*', parentId: 'doc' },
    module: undefined,
    chunks: [],
  });
  await site.load('/nowhere');
  expect(table.asked).toBe(0);
});

test('a host that answers with the page of another address gets the right one', async () => {
  const { site, table } = create({ path: '/404', route: MISSING, module: undefined });
  await site.load('/other');
  expect(table.asked).toBe(1);
  expect(texts).toEqual(['other']);
});

test('a demo alone brings the page that it belongs to', async () => {
  const { site, bundler } = create({
    path: '/~demos/a',
    route: { id: 'demo-render', path: '~demos/:id' },
  });
  await site.load('/~demos/a');
  expect(bundler.asked).toEqual(['own', 'own-html']);
  expect(texts).toEqual([]);
});

test('what dumi says of the page of the document comes with the table of all pages', () => {
  const { site } = create({
    path: '/own',
    module: 'own.md',
    route: { id: 'own', path: 'own', parentId: 'doc' },
  });
  const meta = { frontmatter: { title: 'Own' } };
  const route = { id: 'own', path: 'own', parentId: 'doc' };
  site.add({ routes: { own: { ...route, meta } as never }, routeComponents: {} });
  expect(site.routes.own).toEqual({ ...route, meta });
  expect(site.match('/own').at(-1)?.route).toMatchObject({ id: 'own', meta });
  // The table that comes with the next change of page does not know it.
  site.add({ routes: { own: route }, routeComponents: {} });
  expect(site.routes.own).toEqual({ ...route, meta });
});

test('pages stand in the order of the table, as at build, whichever came first', () => {
  const { site } = create({
    path: '/own',
    module: 'own.md',
    route: { id: 'own', path: 'own', parentId: 'doc' },
  });
  const own = { id: 'own', path: 'own', parentId: 'doc' };
  site.add({ routes: { doc: DOC, other: OTHER, own }, routeComponents: {} });
  expect(Object.keys(site.routes).filter((id) => id in { other: 0, own: 0 })).toEqual([
    'other',
    'own',
  ]);
});
