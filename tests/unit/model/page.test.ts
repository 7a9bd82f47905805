import { normalizePath, pageOf } from '../../../src/model/page';
import { makePage } from '../support/make-page';

describe('normalizePath', () => {
  test.each([
    ['keeps an address without a slash at its end', '/demo/simple', '/demo/simple'],
    ['removes a slash at the end', '/demo/simple/', '/demo/simple'],
    ['removes several slashes at the end', '/demo//', '/demo'],
    ['keeps the root', '/', '/'],
    ['takes slashes alone for the root', '//', '/'],
    ['takes nothing for the root', '', '/'],
  ])('%s', (_, path, expected) => {
    expect(normalizePath(path)).toBe(expected);
  });
});

describe('pageOf', () => {
  const pages = [
    makePage({ path: '/' }),
    makePage({ path: '/demo' }),
    makePage({ path: '/zh-CN/demo' }),
  ];

  test.each([
    ['finds a page by its address', '/demo', '/demo'],
    ['finds it with a slash at the end of the address', '/demo/', '/demo'],
    ['finds the first page', '/', '/'],
    ['does not confuse the languages', '/zh-CN/demo', '/zh-CN/demo'],
    ['finds nothing where only the beginning agrees', '/demo/simple', undefined],
    ['is strict about capitals', '/Demo', undefined],
  ])('%s', (_, path, expected) => {
    expect(pageOf(pages, path)?.path).toBe(expected);
  });
});
