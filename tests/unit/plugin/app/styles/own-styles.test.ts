import { basename, join } from 'node:path';
import {
  borrowedStyles,
  columnStyles,
  elementStyles,
  frameStyles,
  ownLayoutStyles,
  ownSlotStyles,
  ownTitleStyles,
  sharedStyles,
  shortHomeStyles,
  tabStyles,
} from '../../../../../src/plugin/app/styles/own-styles';
import type { Site } from '../../../../../src/plugin/site/read-site';
import { makePage } from '../../../support/make-page';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

const DUMI = {
  'theme-default/slots/LangSwitch/index.less':
    '.@{prefix}-lang-switch {\n}\n\n.@{prefix}-lang-select {\n  > svg {\n  }\n}\n',
  'theme-default/slots/Header/index.less': '.@{prefix}-header {\n}\n',
  'theme-default/slots/HeaderExtra/index.js': '',
};

const NONE = new Map<string, string>();

test.each([
  ['dumi-default-lang-select versions', ['LangSwitch']],
  ['dumi-default-lang-select-small', []],
  ['dumi-default-header', ['Header']],
  ['lang-select', []],
])('a site whose own code has the class %s gets the styles of %j', (name, slots) => {
  const root = folderWith({
    ...DUMI,
    '.dumi/theme/slots/HeaderExtra/index.tsx': `export default () => <p className="${name}" />;`,
    '.dumi/tmp/a.tsx': '"dumi-default-header"',
  });
  const theme = join(root, 'theme-default');
  expect(borrowedStyles(root, theme, NONE)).toEqual(
    slots.map((slot) => join(theme, 'slots', slot, 'index.less')),
  );
});

/** Names of the sheets for what styles elements of all pages. */
const sharedIn = (files: Record<string, string>) =>
  sharedStyles(folderWith(files)).map((path) => basename(path, '.css'));

test.each([
  ['tailwind.css', '', true],
  ['uno.config.ts', '', true],
  ['.dumi/global.less', '@tailwind base;', true],
  ['.dumi/app.ts', "import 'antd/dist/reset.css';", true],
  ['.dumi/global.less', 'body { margin: 0; }', false],
  ['.dumi/tmp/global.less', '@tailwind base;', false],
])('of a site with %s, %j, it is %s that elements are reset', (name, text, resets) => {
  const sheets = resets ? ['after-reset', 'library-links'] : [];
  expect(sharedIn({ [name]: text })).toEqual(sheets);
});

test.each([
  ['.dumi/global.less', '.markdown *:not(pre) code { color: red; }', ['block-code']],
  ['.dumi/global.less', '.markdown {\n  code {\n    color: red;\n  }\n}', ['block-code']],
  ['.dumirc.ts', 'export default { styles: [`pre{color:red}`] };', ['block-code']],
  ['public/all.css', 'p{margin:0}code{color:red}', ['block-code']],
  ['.dumi/global.less', '.markdown table {\n  margin: 24px 0;\n}', ['own-tables']],
  ['.dumi/global.less', 'code { color: red; }\ntable { }', ['block-code', 'own-tables']],
  ['.dumi/global.less', '.code { color: red; }\n.ant-table { color: red; }', []],
  ['.dumi/app.tsx', 'const code = () => {};\nconst table = {};', []],
])('elements of text of a site with %s, %j, have %j', (name, text, sheets) => {
  const paths = elementStyles(folderWith({ [name]: text }));
  expect(paths.map((path) => basename(path, '.css'))).toEqual(sheets);
});

test("a slot of the site's own brings its styles, and a site without any needs none", () => {
  const own = '.dumi/theme/slots/Header/index.tsx';
  const root = folderWith({ ...DUMI, [own]: '"dumi-default-header"' });
  const theme = join(root, 'theme-default');
  expect(borrowedStyles(root, theme, new Map([['Header', own]]))).toEqual([]);
  expect(borrowedStyles(join(root, 'theme-default'), theme, NONE)).toEqual([]);
  expect(borrowedStyles(root, join(root, 'none'), NONE)).toEqual([]);
});

test("a header or logo of the site's own comes with the theme's rules for it, no other slot", () => {
  const slots = new Map([['Footer', '/site/Footer.tsx']]);
  expect(ownSlotStyles(slots)).toEqual([]);
  slots.set('Logo', '/site/Logo.tsx');
  expect(ownSlotStyles(slots)).toEqual([
    expect.stringMatching(/\/src\/slots\/Header\/own-logo\.css$/),
  ]);
  slots.delete('Logo');
  slots.set('Header', '/site/Header.tsx');
  expect(ownSlotStyles(slots)).toEqual([
    expect.stringMatching(/\/src\/slots\/Header\/own-header\.css$/),
  ]);
});

test.each([
  ['Navbar', 'Header/own-navbar'],
  ['Toc', 'Toc/own-toc'],
])('a slot %s of the site has rules for its place: %s', (name, file) => {
  const [path, ...rest] = ownSlotStyles(new Map([[name, `/site/${name}.tsx`]]));
  expect(path).toContain(`/src/slots/${file}.css`);
  expect(rest).toEqual([]);
});

test("a layout of documents of the site's own keeps the lines of text as it has them", () => {
  expect(
    ownLayoutStyles('/site', new Map([['GlobalLayout', '/site/GlobalLayout.tsx']])),
  ).toEqual([]);
  expect(
    ownLayoutStyles('/site', new Map([['DocLayout', '/site/DocLayout.tsx']])),
  ).toEqual([expect.stringMatching(/\/src\/styles\/own\/own-layout\.css$/)]);
});

test('one around the default layout has the lines of text of the theme, whose layout that is', () => {
  const root = folderWith({
    '.dumi/theme/layouts/DocLayout.tsx':
      "import Default from 'dumi/theme-default/layouts/DocLayout';\nexport default Default;\n",
  });
  const layouts = new Map([['DocLayout', '/site/DocLayout.tsx']]);
  expect(ownLayoutStyles(root, layouts)).toEqual([]);
});

test.each([
  ['4.24.8', '', ['library-headings', 'library-links']],
  ['5.0.0', '', []],
  ['5.0.0', "import { App } from 'antd';", ['library-links']],
  ['5.0.0', "import { App } from 'antd-mobile';", []],
])('antd %s, with %j in a layout, has the sheets %j', (version, code, sheets) => {
  const manifest = JSON.stringify({ name: 'antd', version });
  expect(
    sharedIn({
      'node_modules/antd/package.json': manifest,
      '.dumi/theme/layouts/GlobalLayout.tsx': code,
    }),
  ).toEqual(sheets);
});

test.each([
  ['.dumi/theme/slots/Content.tsx', '<h1 className="own">', 1],
  ['.dumi/theme/builtins/Title.tsx', '<h1>', 1],
  ['.dumi/theme/slots/Content.tsx', '<h2>', 0],
  ['docs/demo.tsx', '<h1>', 0],
])('a site with %s, %j, has %d style sheets for its own titles', (name, text, count) => {
  expect(ownTitleStyles(folderWith({ [name]: text }))).toHaveLength(count);
});

test.each([
  ['---\nhero: {}\n---\n', 1],
  ['---\r\nhero: {}\r\n---\r\n', 1],
  ['---\nfeatures: []\n---\n\n', 1],
  ['---\nhero: {}\n---\n\nText.\n', 0],
  ['---\ntitle: Home\n---\n', 0],
])(
  'a site with a page of %j has %d style sheets for home pages without text',
  (text, count) => {
    const frontMatter = {
      hero: /hero/.test(text) || undefined,
      features: /feat/.test(text) || undefined,
    };
    const files = new Map([
      ['docs/index.md', { document: { text, frontMatter }, tabs: [] }],
    ]);
    expect(shortHomeStyles({ files } as never)).toHaveLength(count);
  },
);

test.each([
  [{ demo: { cols: 2 } }, 1],
  [{ demo: { cols: 1 } }, 0],
  [{}, 0],
])(
  'a site with a page of %j has %d style sheets for demos side by side',
  (given, count) => {
    const page = { document: { text: '', frontMatter: given }, tabs: [] };
    const files = new Map([['docs/a.md', page]]) as unknown as Site['files'];
    expect(columnStyles({ files })).toHaveLength(count);
  },
);

const FRAME = 'export default () => <iframe src="/a.html" />;\n';

test.each([
  ['```jsx\n' + FRAME + '```', '', 1],
  ['<code src="./a.tsx"></code>', FRAME, 1],
  ['<code src="./a.tsx" iframe></code>', 'export default () => <p />;\n', 0],
])(
  'a site with %j, %j, has %d style sheets for demos that are frames',
  (page, demo, count) => {
    const files = { 'docs/page.md': `# A\n\n${page}\n`, 'docs/a.tsx': demo };
    expect(frameStyles(siteIn(folderWith(files)))).toHaveLength(count);
  },
);

test('tabs can be scrolled where a page has more than three', () => {
  const tabsOf = (count: number) => {
    const tabs = Array.from({ length: count }, (_, at) => ({ key: `${at}`, title: '' }));
    return tabStyles({ pages: [makePage({ path: '/a', tabs })] });
  };
  expect(tabsOf(3)).toEqual([]);
  expect(tabsOf(4)).toEqual([expect.stringMatching(/many-tabs\.css$/)]);
});
