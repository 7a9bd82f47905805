import {
  demoOutputFile,
  demoPages,
  outputFiles,
} from '../../../../src/plugin/prerender/pages';

const LOCALES = [
  { id: 'en-US', name: 'English', base: '/' },
  { id: 'zh-CN', name: '中文', base: '/zh-CN' },
];
/** A site without a home page says so at its address, too. */
const NO_HOME = { path: '/', file: 'index.html' };
const MISSING = [
  { path: '/404', file: '404.html' },
  { path: '/zh-CN/404', file: 'zh-CN/404.html' },
];

function route(absPath: string, rest: { isLayout?: boolean } = {}) {
  return { path: absPath.slice(1), absPath, ...rest };
}

test.each([
  ['/', '/', 'index.html'],
  ['/demo', '/demo', 'demo/index.html'],
  ['/demo/simple', '/demo/simple', 'demo/simple/index.html'],
  // So are the routes of the first page of a folder, which browsers show without the slash.
  ['/zh-CN/', '/zh-CN', 'zh-CN/index.html'],
])('the route %s is the page %s in the file %s', (absPath, path, file) => {
  expect(outputFiles([route(absPath)], LOCALES)[0]).toEqual({ path, file });
});

test.each([
  ['a layout', route('/', { isLayout: true })],
  ['an address with a parameter', route('/~demos/:id')],
  ['what stands for all others', route('/*')],
])('%s is no page', (_, one) => {
  expect(outputFiles([one], LOCALES)).toEqual([NO_HOME, ...MISSING]);
});

test('what is missing has a page in each language, and at the address of a home page that is not there', () => {
  expect(outputFiles([], LOCALES)).toEqual([NO_HOME, ...MISSING]);
  expect(outputFiles([route('/')], LOCALES)).toEqual([NO_HOME, ...MISSING]);
});

test('two routes of one address are one page', () => {
  const files = outputFiles([route('/a'), route('/a/'), route('/b')], LOCALES);
  expect(files.map(({ file }) => file)).toEqual([
    'a/index.html',
    'b/index.html',
    'index.html',
    '404.html',
    'zh-CN/404.html',
  ]);
});

test('a demo alone has a folder of its own', () => {
  expect(demoOutputFile('docs-examples-simple')).toEqual({
    path: '/~demos/docs-examples-simple',
    file: '~demos/docs-examples-simple/index.html',
  });
});

test('demos alone have a page in each language that ends addresses', () => {
  expect([...demoPages(['a', 'b'], [])]).toEqual([
    ['a', 'a'],
    ['b', 'b'],
  ]);
  expect([...demoPages(['a', 'b-cn', 'a-de'], ['-cn', '-de'])]).toEqual([
    ['a', 'a'],
    ['b-cn', 'b-cn'],
    ['a-de', 'a-de'],
    ['a-cn', 'a'],
    ['b-cn-de', 'b-cn'],
    ['a-de-cn', 'a-de'],
  ]);
});
