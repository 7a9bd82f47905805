import { navItemOf } from '../../../src/model/nav';

const NAV = [
  { title: 'Home', link: '/' },
  { title: 'Demo', link: '/demo' },
  { title: 'Advanced', link: '/demo/advanced' },
  { title: 'Changelog', link: '/changelog' },
];

test.each([
  ['the page itself', '/demo', 'Demo'],
  ['a page below', '/demo/simple', 'Demo'],
  ['a page far below', '/demo/a/b/c', 'Demo'],
  ['the nearest of two', '/demo/advanced/grid', 'Advanced'],
  ['the nearest itself', '/demo/advanced', 'Advanced'],
  ['the start page', '/', 'Home'],
  ['a page that the start page is not above', '/guide', undefined],
  ['a name that only begins the same', '/demos', undefined],
  ['a longer name at the same place', '/demo/advanced-grid', 'Demo'],
])('%s, %s, belongs to %s', (_, path, title) => {
  expect(navItemOf(NAV, path, '/')?.title).toBe(title);
});

test('the order of the links says nothing', () => {
  const reversed = [...NAV].reverse();
  expect(navItemOf(reversed, '/demo/advanced/grid', '/')?.title).toBe('Advanced');
  expect(navItemOf(reversed, '/demo/simple', '/')?.title).toBe('Demo');
});

test('the links that were given keep their order', () => {
  const given = [...NAV];
  navItemOf(given, '/demo/advanced/grid', '/');
  expect(given).toEqual(NAV);
});

test('without links there is none', () => {
  expect(navItemOf([], '/', '/')).toBeUndefined();
});
