import { collectorModules } from '../../../../../src/plugin/app/styles-in-js';

test('a site without such a library collects nothing', () => {
  expect(collectorModules({ '@emotion/css': ['/nothing/without/its/cache'] })).toEqual({
    'collector.ts': ['export const loadCollector = undefined;'],
  });
});

test('a site gets the collectors of the libraries that it has, and of no others', () => {
  const modules = collectorModules({ '@ant-design/cssinjs': ['/a/cssinjs'] });
  expect(Object.keys(modules)).toEqual([
    'collector.ts',
    'collect-styles.ts',
    'styles-of-ant-design.ts',
  ]);
  expect(String(modules['styles-of-ant-design.ts'])).toContain('from "/a/cssinjs"');
});

test('emotion is collected without the packages of it that the site does not have', () => {
  const text = String(
    collectorModules({ '@emotion/cache': ['/cache'] })['styles-of-emotion.ts'],
  );
  expect(text).toContain('from "/cache"');
  expect(text).not.toContain('CacheProvider');
  expect(text).not.toContain('ofCss');
});

test("each copy of antd's library has a collector", () => {
  const modules = collectorModules({
    '@ant-design/cssinjs': ['/a/cssinjs', '/b/cssinjs'],
  });
  expect(String(modules['styles-of-ant-design.ts'])).toContain('from "/a/cssinjs"');
  expect(String(modules['styles-of-ant-design-2.ts'])).toContain('from "/b/cssinjs"');
  expect(String(modules['collect-styles.ts'])).toContain(
    'const all = [collect0, collect1];',
  );
});
