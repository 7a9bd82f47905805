import { join } from 'node:path';
import type { Route } from '../../../../src/plugin/host';
import { replaceContext } from '../../../../src/plugin/app/runtime';
import { replaceDemoPage } from '../../../../src/plugin/site/demo-route';
import {
  addFallbackRoutes,
  withHomes,
} from '../../../../src/plugin/site/fallback-routes';
import { LOCALES } from '../../support/locales';

/** Routes as dumi names them, by their files. */
function routesOf(files: Record<string, string>): Record<string, Route> {
  return Object.fromEntries(
    Object.entries(files).map(([file, absPath]) => [
      file,
      { id: file, path: absPath.slice(1), absPath, file },
    ]),
  );
}

describe('addresses of pages that are not translated', () => {
  test('show the page of the default language', () => {
    const routes = routesOf({
      'docs/index.md': '/',
      'docs/a.md': '/a',
      'docs/b.md': '/b',
      'docs/b.zh-CN.md': '/zh-CN/b',
    });
    addFallbackRoutes(routes, LOCALES);
    const added = Object.entries(routes).slice(4);
    expect(added.map(([id, { absPath, file }]) => [id, absPath, file])).toEqual([
      ['zh-CN/docs/index.md', '/zh-CN', 'docs/index.md'],
      ['zh-CN/docs/a.md', '/zh-CN/a', 'docs/a.md'],
    ]);
    expect(added[1]?.[1].path).toBe('zh-CN/a');
  });

  test('are none of layouts, tabs and what is no markdown', () => {
    const routes = routesOf({
      'docs/a.$tab-api.md': '/a/$tab-api',
      'pages/own.tsx': '/own',
      'layouts/doc.md': '/',
    });
    Object.assign(routes['layouts/doc.md'] ?? {}, { isLayout: true });
    addFallbackRoutes(routes, LOCALES);
    expect(Object.keys(routes)).toHaveLength(3);
  });
});

describe('the first page of a language that ends addresses', () => {
  const EN = { id: 'en-US', name: 'English', suffix: '' };
  const ZH = { id: 'zh-CN', name: '中文', suffix: '-cn' };

  test.each([
    ['a page called so', { 'pages/index-cn.tsx': '/index-cn' }, '/index-cn'],
    [
      'its translation, if it has one',
      { 'pages/index-cn.tsx': '/index-cn', 'docs/index.zh-CN.md': '/-cn' },
      undefined,
    ],
    ['nothing else', { 'docs/a.md': '/a' }, undefined],
  ])('is %s', (_, files, home) => {
    const routes = routesOf({ 'docs/index.md': '/', ...files });
    expect(withHomes([EN, ZH], routes)).toEqual([EN, home ? { ...ZH, home } : ZH]);
    // As it was before the page came or went.
    expect(withHomes([EN, { ...ZH, home: '/x' }], routes)[1]?.home).toBe(home);
  });

  test('stands in the place of an untranslated one', () => {
    const routes = routesOf({ 'docs/index.md': '/', 'pages/index-cn.tsx': '/index-cn' });
    addFallbackRoutes(routes, withHomes([EN, ZH], routes));
    expect(Object.values(routes).map(({ absPath }) => absPath)).toEqual([
      '/',
      '/index-cn',
    ]);
  });

  test('is none where addresses begin with the language', () => {
    const routes = routesOf({ 'docs/index.md': '/', 'docs/index-cn.md': '/index-cn' });
    expect(withHomes(LOCALES, routes)).toEqual(LOCALES);
  });
});

test("a layout of the site's own around all pages is the module that a build can leave out", () => {
  const route = (id: string) => ({ id, path: '', absPath: '/', file: `${id}.tsx` });
  const routes = () => ({
    'dumi-context-layout': route('dumi-context-layout'),
    GlobalLayout: route('GlobalLayout'),
  });
  const name = 'dumi/theme/layouts/GlobalLayout';
  const own = { [name]: '@@/ledger/own/layouts/GlobalLayout' };
  expect(replaceContext(routes(), own, '/tmp').GlobalLayout?.file).toBe(
    join('/tmp', 'ledger/own/layouts/GlobalLayout'),
  );
  // In the development server.
  const given = { [name]: 'GlobalLayout.tsx' };
  expect(replaceContext(routes(), given, '/tmp').GlobalLayout?.file).toBe(
    'GlobalLayout.tsx',
  );
});

describe("the theme's own components", () => {
  test.each([
    ['demo-render', replaceDemoPage, /slots\/DemoAlone$/],
    [
      'demo-render',
      (routes: Record<string, Route>) => replaceDemoPage(routes, true),
      /slots\/DemoAlone\/live-demo$/,
    ],
    ['dumi-context-layout', replaceContext, /renderer\/frame$/],
  ])('stand behind the route %s', (id, replace, file) => {
    const routes = { [id]: { id, path: '', absPath: '/', file: 'of-dumi.js' } };
    replace(routes);
    expect(routes[id]?.file).toMatch(file);
    expect(() => replace({})).toThrow(
      `dumi has no route "${id}". dumi-theme-ledger needs`,
    );
  });
});
