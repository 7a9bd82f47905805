import {
  describe as describeValue,
  withoutPaths,
} from '../../../../src/plugin/cache/describe';

class Plugin {
  constructor(readonly options: object) {}
}

const config = (change: object = {}) => ({
  test: /a/i,
  make: (text: string) => text.trim(),
  plugins: [new Plugin({ files: new Map([['a', new Set([1])]]) })],
  ...change,
});

test('the same configuration gives the same text', () => {
  expect(describeValue(config())).toBe(describeValue(config()));
});

test.each([
  ['a pattern', { test: /a/ }],
  ['the code of a function', { make: (text: string) => text }],
  ['an option of a plugin', { plugins: [new Plugin({ files: new Map() })] }],
  [
    'a value in a set',
    { plugins: [new Plugin({ files: new Map([['a', new Set([2])]]) })] },
  ],
  ['a property', { other: undefined }],
])('%s changes the text', (_, change) => {
  expect(describeValue(config(change))).not.toBe(describeValue(config()));
});

test('an object that contains itself ends', () => {
  const own: Record<string, unknown> = { a: 1 };
  own.own = own;
  expect(describeValue(own)).toBe('{a:1,own:<again>}');
});

test('functions and objects may say themselves what counts', () => {
  const options = { routes: ['/a'], toJSON: () => 'short' };
  expect(describeValue({ options })).toBe('{options:"short"}');
});

test('a text is the same wherever the site and its packages are', () => {
  const text = (root: string, packages: string) =>
    `import '${root}/docs/a.md'; import '${packages}/node_modules/react/index.js'`;
  const here = withoutPaths(text('/home/me/site', '/home/me/site'), '/home/me/site');
  expect(here).toBe(withoutPaths(text('/build/site', '/build'), '/build/site'));
  expect(here).not.toContain('/home');
});
