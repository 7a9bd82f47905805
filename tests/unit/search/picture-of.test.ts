import { pictureOf } from '../../../src/search/picture-of';

test.each([
  ['/demo/simple', '/previews/simple'],
  ['/demo/simple#how-it-works', '/previews/simple'],
  ['/zh-CN/demo/virtual-list?tab=performance', '/previews/virtual-list'],
  ['/demo', undefined],
  ['/demo/a/b', undefined],
  ['/guide/about/demo/simple', undefined],
  ['/recipe/pagination', undefined],
  ['/#table-rowkey', undefined],
])('the picture beside the hit %s is %s', (link, expected) => {
  expect(pictureOf(link, { '/demo': '/previews' })).toBe(expected);
});
