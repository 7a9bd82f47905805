import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../support/built-site';
import { largerSidebar, largeSidebar } from '../support/sites/large-sidebar';

jest.setTimeout(240_000);

/** The document of a page, without hashes of files and the numbers of its module and of parts. */
function documentOf(dist: string, path: string): string {
  const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
  return html
    .replace(/\.[0-9a-f]{8}\b/g, '')
    .replace(/"[0-9a-f]{8}"/g, '""')
    .replace(/"module":\d+/, '"module":0')
    .replace(/"parts":\d+/, '"parts":0');
}

/** The files of a site with an ending, all in one text. */
function filesOf(dist: string, ending: string): string {
  return readdirSync(dist)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(dist, name), 'utf8'))
    .join('\n');
}

/** Size in bytes of the script of a chunk. */
function sizeOf(dist: string, chunk: string): number {
  const name = readdirSync(dist).find(
    (file) => file.startsWith(`${chunk}.`) && /\.[0-9a-f]{8}\.js$/.test(file),
  );
  return statSync(join(dist, name ?? '')).size;
}

/** The addresses that the sidebar of a page links to. */
function sidebarLinks(dist: string, path: string): string[] {
  const [nav = ''] =
    /<nav class="ledger-sidebar".*?<\/nav>/s.exec(documentOf(dist, path)) ?? [];
  return [...nav.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
}

const pagesOf = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/${at + 1}`);

test.each(['/guides/7', '/zh-CN/guides/7', '/'])(
  'the document of %s stays the same when another group has more pages',
  async (path) => {
    const { dist: large } = await buildSite(largeSidebar);
    const { dist: larger } = await buildSite(largerSidebar);
    expect(documentOf(larger, path)).toBe(documentOf(large, path));
  },
);

test.each(['umi', 'app', 'docs__guides__7.md'])(
  'so does the script %s, but for numbers of modules',
  async (chunk) => {
    const { dist: large } = await buildSite(largeSidebar);
    const { dist: larger } = await buildSite(largerSidebar);
    const growth = Math.abs(sizeOf(larger, chunk) - sizeOf(large, chunk));
    expect(growth).toBeLessThanOrEqual(50);
  },
);

test('a page lists the pages of its own group, and one page of each of the others', async () => {
  const { dist } = await buildSite(largeSidebar);
  const others = ['/', '/guides/1', '/charts/1'];
  expect(sidebarLinks(dist, 'maps/2')).toEqual([...others, ...pagesOf('/maps', 20)]);
  expect(sidebarLinks(dist, 'charts/60')).toEqual([
    '/',
    '/guides/1',
    ...pagesOf('/charts', 60),
    '/maps/1',
  ]);
  const chinese = sidebarLinks(dist, 'zh-CN/maps/2');
  expect(chinese.slice(-20)).toEqual(pagesOf('/zh-CN/maps', 20));
  expect(chinese.slice(0, -20)).toEqual(
    others.map((path) => `/zh-CN${path}`.replace(/\/$/, '')),
  );
});

test('only a site with a large sidebar has the code and the styles of its headings', async () => {
  const { dist } = await buildSite(largeSidebar);
  for (const ending of ['.js', '.css']) {
    expect(filesOf(dist, ending)).toContain('ledger-sidebar-toggle');
    expect(filesOf('dist', ending)).not.toContain('ledger-sidebar-toggle');
  }
});
