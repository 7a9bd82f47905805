import { formatProblem } from '../../../../../src/model/problem';
import { dumiClassProblems } from '../../../../../src/plugin/checks/config/dumi-classes';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

const messages = (files: Record<string, string>) =>
  dumiClassProblems(folderWith(files)).map(formatProblem);

test('a style sheet is reported once, at the first rule that has no effect', () => {
  const sheet = `/* .dumi-default-footer */
body { margin: 0 }
// .dumi-default-sidebar
.dumi-default-header { height: 4% }
.dumi-default-header .dumi-default-logo { color: red }
.dumi-default-hero-title, .dumi-default-toc { color: red }
`;
  expect(messages({ '.dumi/global.less': sheet })).toEqual([
    ".dumi/global.less:4 rules for `.dumi-default-header`, `.dumi-default-logo`, `.dumi-default-hero-title` and 1 more have no effect: these are classes of dumi's default theme. Use the theme's variables (`--l-accent`) or a slot of your own in their place, or remove them.",
  ]);
});

test.each([
  [
    'an address with two slashes',
    '@import "https://a.test/b.css"; .dumi-default-icon {}',
  ],
  ['classes that elements have for them', '.dumi-default-previewer-demo { padding: 0 }'],
  ['classes of its own', '.header { height: 4px }'],
])('%s is no fault', (_, text) => {
  expect(messages({ '.dumi/global.css': text })).toEqual([]);
});

test.each([
  ['an element of its own', '<div className="dumi-default-header" />', []],
  ["dumi's header", "import H from 'dumi/theme-default/slots/Header'", []],
  ["dumi's hero", "import H from 'dumi/theme-default/slots/Hero'", ['.dumi/global.less']],
  ['the header', "import H from 'dumi/theme/slots/Header'", ['.dumi/global.less']],
])('with %s, rules for parts of the header are in %j', (_, code, files) => {
  const found = dumiClassProblems(
    folderWith({
      '.dumi/global.less': '.dumi-default-header { color: red }',
      '.dumi/theme/slots/Header/index.tsx': code,
    }),
  );
  expect(found.map(({ file }) => file)).toEqual(files);
});

test('files that dumi generates do not count', () => {
  expect(messages({ '.dumi/tmp/a.less': '.dumi-default-header {}' })).toEqual([]);
  expect(messages({ 'docs/index.md': '' })).toEqual([]);
});
