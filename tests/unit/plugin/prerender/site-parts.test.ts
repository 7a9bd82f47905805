import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partOf } from '../../../../src/model/address/site-parts';
import { createSiteParts } from '../../../../src/plugin/prerender/site-parts';
import type { OwnPart } from '../../../../src/plugin/prerender/site-parts';
import { emptyPage } from '../../../../src/plugin/prerender/thread/empty-page';
import type {
  PageOutline,
  RenderedPage,
} from '../../../../src/plugin/prerender/thread/messages';
import type { SitePart } from '../../../../src/renderer/navigation/site-parts';

const folder = mkdtempSync(join(tmpdir(), 'site-parts-'));
const FILES = 'files.00000000.json';
const shared = { app: ['app', 'live'], starter: ['live'], atLoad: [] };

afterAll(() => rmSync(folder, { recursive: true }));

/** What each chunk may load, as minified code says it. */
const LOADS: Record<string, string[]> = {
  app: ['routes', 'search', 'site'],
  site: ['links-0', 'links-1'],
  live: [],
  search: ['search-words'],
  'search-words': [],
  routes: ['a.md', 'b.md'],
  'links-0': [],
  'links-1': [],
  'a.md': ['a-html', 'app', 'library'],
  'a-html': [],
  'b.md': ['b-html', 'library'],
  'b-html': [],
  library: ['library-more'],
  'library-more': [],
};

const names = Object.fromEntries(
  Object.keys(LOADS).map((chunk) => [chunk, `${chunk}.12345678.js`]),
);

const rendered = (name: string): RenderedPage => ({
  ...emptyPage({ failed: '', retry: '' }),
  route: { id: name, path: name, parentId: 'doc' },
  module: `${name}.md`,
  chunks: ['site', 'links-0', ...shared.app, `${name}.md`],
  ownChunks: ['site', 'links-0', ...shared.app, `${name}.md`],
});

/** @param order in which the pages are added */
function write(
  routes: Parameters<typeof createSiteParts>[0]['routes'] = [],
  order: readonly string[] = ['a', 'b', '404'],
) {
  const parts = createSiteParts({
    files: { scripts: names, styles: { 'a.md': 'a.md.12345678.css' } },
    loads: LOADS,
    ofLanguages: ['site'],
    paths: ['/a', '/b', '/old', '/404'],
    pages: [{ path: '/a', title: 'A' }],
    routes,
  });
  const missing = {
    ...rendered('404'),
    route: { id: '404', path: '*' },
    module: undefined,
  };
  const add = (file: PageOutline) => {
    const said = parts.own(file, shared);
    parts.add(file, shared, said);
    return said;
  };
  const pages: Record<string, PageOutline> = {
    a: { path: '/a', file: 'a', page: rendered('a') },
    b: { path: '/b', file: 'b', page: rendered('b') },
    404: { path: '/404', file: '404.html', page: missing },
  };
  const said = order.map((name) => add(pages[name] as PageOutline));
  const own = said[order.indexOf('a')] as OwnPart;
  parts.write(folder, FILES);
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, name), 'utf8')) as SitePart;
  return { own, common: read(FILES), part: read('pages-0.00000000.json'), read };
}

test('a part describes pages, with the files that they alone may load', () => {
  const { part } = write();
  expect(partOf('/a', 1)).toBe(0);
  expect(part.pages).toEqual({
    '/a': {
      route: { id: 'a', path: 'a', parentId: 'doc' },
      module: 'a.md',
      chunks: ['site', 'links-0', 'a.md'],
      page: { path: '/a', title: 'A' },
    },
    '/b': expect.objectContaining({
      module: 'b.md',
      chunks: ['site', 'links-0', 'b.md'],
    }),
    // A redirect, which only the table of all routes knows.
    '/old': { chunks: [] },
  });
  expect(Object.keys(part.scripts).sort()).toEqual([
    ...['a-html', 'a.md', 'b-html', 'b.md', 'library', 'library-more'],
  ]);
  expect(part.styles).toEqual({ 'a.md': 'a.md.12345678.css' });
  expect(part.open).toBeUndefined();
});

test('the lists are the same, byte for byte, whatever the order in which pages are rendered', () => {
  const texts = (...order: string[]) => {
    write([], order);
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  };
  expect(texts('404', 'b', 'a')).toEqual(texts('a', 'b', '404'));
});

test('the common list has what is behind no page, and what the app may load', () => {
  const { common, read } = write();
  expect(Object.keys(common.scripts).sort()).toEqual([
    ...['app', 'links-0', 'links-1', 'live', 'routes', 'search', 'search-words'],
    'site',
  ]);
  expect(Object.keys(read('all-files.00000000.json').scripts)).toHaveLength(14);
});

test('a document names the files of its page, which no other list has to', () => {
  const { own } = write();
  expect(own.page).toEqual({ path: '/a', title: 'A' });
  expect(own.chunks.sort()).toEqual([
    ...['a-html', 'a.md', 'library', 'library-more', 'links-0', 'site'],
  ]);
});

test('where a pattern redirects, no part can say that an address has no page', () => {
  const { part } = write([{ absPath: '/old/*', redirect: '/a' }]);
  expect(part.open).toBe(true);
});
