import { configLine } from '../../../../../src/plugin/schemas/config/config-line';
import { configPlace } from '../../../../../src/plugin/schemas/config/config-place';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

const VARIABLE = `import { defineConfig } from 'dumi';

const other = { nav: [] };

const themeConfig: LedgerOptions = {
  name: 'a',
  nav: [
    { title: 'A, "nav"', link: '/' },
    // link: none
    { title: { 'en-US': 'B' }, link: 3 },
  ],
  'apiNotes': 'docs/api',
};

export default defineConfig({ themeConfig: themeConfig as object });
`;
const INLINE = `module.exports = {
  base: '/',
  themeConfig: {
    nav: process.env.NAV,
    prefersColor: { default: 'dark' },
  } as object,
};
`;

test.each([
  ['a variable', VARIABLE, [], 5],
  ['a variable', VARIABLE, ['name'], 6],
  ['a variable', VARIABLE, ['nav'], 7],
  ['a variable', VARIABLE, ['nav', 0, 'link'], 8],
  ['a variable', VARIABLE, ['nav', 1], 10],
  ['a variable', VARIABLE, ['nav', 1, 'title', 'en-US'], 10],
  ['a variable', VARIABLE, ['nav', 1, 'gone'], 10],
  ['a variable', VARIABLE, ['apiNotes'], 12],
  ['a variable', VARIABLE, ['logo'], 5],
  ['an object in the configuration', INLINE, ['nav', 0, 'link'], 4],
  ['an object in the configuration', INLINE, ['prefersColor', 'default'], 5],
  ['something that is not written out', 'export default make();\n', ['nav'], 1],
  ['code that does not parse', 'export {{{', ['nav'], 1],
])('with %s the line of a key is found', (_, code, path, line) => {
  expect(configLine(code, ['themeConfig', ...path])).toBe(line);
});

test.each([
  [INLINE, ['base'], 2],
  [
    "const base = 1;\nexport default {\n  locales: [{ base: '/a' }],\n  base: 'b',\n};\n",
    ['base'],
    4,
  ],
  [INLINE, ['themeConfig', 'nav'], 4],
  [INLINE, ['locales', 0, 'id'], 1],
  [
    "const locales = [\n  { id: 'a' },\n  { id: 'b' },\n];\nexport default { locales };\n",
    ['locales', 1, 'id'],
    3,
  ],
])('in %j the line of the option %j is found', (code, path, line) => {
  expect(configLine(code, path)).toBe(line);
});

test('the configuration is the file that dumi takes', () => {
  const root = folderWith({ '.dumirc.js': INLINE });
  expect(configPlace(root).file).toBe('.dumirc.js');
  expect(configPlace(root).lineOf(['nav'])).toBe(4);
  const none = configPlace(folderWith({ 'package.json': '{}' }));
  expect([none.file, none.lineOf(['nav'])]).toEqual(['.dumirc.ts', 1]);
});
