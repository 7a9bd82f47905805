import type { Page } from '../../../../../src/model/page';
import { linkSetsOf } from '../../../../../src/plugin/site/navigation/link-sets';

const page = (path: string, sidebar?: number): Page => ({
  path,
  locale: 'en-US',
  title: path.slice(1),
  description: '',
  order: 0,
  file: `docs${path}.md`,
  translated: true,
  sidebar,
});
const many = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => page(`/${folder}/${index}`));

test('a small sidebar is one set, which all its pages load', () => {
  const pages = [page('/'), ...many('a', 3), ...many('b', 2)];
  const sidebars = [[1, 'A', 4, 'B', 6]];
  const { sets, placeOf } = linkSetsOf({ nav: [], pages, sidebars });
  expect(sets).toEqual([
    [
      {
        title: 'A',
        pages: pages.slice(1, 4).map(({ path, title }) => ({ path, title })),
      },
      { title: 'B', pages: pages.slice(4).map(({ path, title }) => ({ path, title })) },
    ],
  ]);
  expect([undefined, ...pages].map((one) => placeOf(one))).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('of a large sidebar, a page loads its group and the ends of others', () => {
  const a = many('a', 100);
  const b = many('b', 50);
  const c = many('c', 1);
  const pages = [page('/'), ...a, ...b, ...c];
  const sidebars = [[1, 'A', 101, 'B', 151, 'C', 152]];
  const { sets, placeOf } = linkSetsOf({ nav: [], pages, sidebars });
  expect(sets).toHaveLength(4);
  expect(placeOf(pages[0])).toBe(placeOf(undefined));
  const beside = sets[placeOf(a[7])] ?? [];
  expect(beside.map(({ pages: links }) => links.length)).toEqual([100, 2, 1]);
  expect(beside.map(({ to }) => to)).toEqual([undefined, '/b/0', '/c/0']);
  expect(beside[1]).toEqual({
    title: 'B',
    pages: [
      { path: '/b/0', title: 'b/0' },
      { path: '/b/49', title: 'b/49' },
    ],
    to: '/b/0',
    links: placeOf(b[0]),
  });
  // Where a group is collapsed, the links that it names have it open.
  const open = sets[beside[1]?.links ?? -1] ?? [];
  expect(open[1]?.pages).toHaveLength(50);
});

test('a page without a sidebar has a set of its own, without groups', () => {
  const pages = [page('/a', 1), page('/b', 1), page('/c')];
  const { sets, placeOf } = linkSetsOf({ nav: [], pages, sidebars: [[0], [0, '', 2]] });
  expect(sets[placeOf(pages[2])]).toEqual([]);
  expect(sets[placeOf(pages[0])]?.[0]?.pages).toHaveLength(2);
});
