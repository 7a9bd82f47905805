import { searchPages } from '../../../../src/plugin/outputs/search-pages';
import { makePage } from '../../support/make-page';
import { siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const LOCALES = [
  { id: 'en-US', name: 'English', base: '/' },
  { id: 'zh-CN', name: '中文', base: '/zh-CN' },
];
const NAV = [
  { title: { 'en-US': 'Guide', 'zh-CN': '指南' }, link: '/' },
  { title: { 'en-US': 'Demo', 'zh-CN': '示例' }, link: '/demo' },
];
const NOTES = [
  {
    id: 'Table',
    module: 'table',
    type: 'Props',
    file: 'docs/api/table.yaml',
    lines: {},
    rows: {
      rowKey: {
        text: { 'en-US': 'Names **each** row.', 'zh-CN': '行的键。' },
        pitfall: 'Never `null`.',
      },
      'scroll.x': { text: 'Scrolls.', deprecated: true },
    },
  },
];

const root = folderWith({
  'docs/index.md':
    '---\ntitle: Home\n---\n\n# Home\n\nHello.\n\n## API\n\nAll.\n\n### Rows\n\n<API id="Table"></API>\n\n<API id="Unknown"></API>\n',
  'docs/demo/list.md':
    '# List\n\n<code src="../examples/list.tsx"></code>\n\n<code src="../examples/in-line.tsx" inline></code>\n\n<code src="../examples/folder"></code>\n\n## Notes\n\nSlow.\n\n## 说明\n',
  'docs/demo/list.$tab-speed.md':
    'Fast.\n\n## Notes\n\n<code src="../examples/bare"></code>\n',
  'docs/demo/list.zh-CN.md': '# 列表\n\n<code src="../examples/list.tsx"></code>\n',
  'docs/demo/list.$tab-speed.zh-CN.md': '很快。\n',
  'docs/log.md': '# Log\n\n<embed src="../LOG.md"></embed>\n\nEnd.\n',
  'LOG.md': '---\ntitle: Inside\n---\n\n## 1.0.0\n\nCosts $& nothing.\n',
  'docs/examples/list.tsx':
    '/**\n * title: A `list`\n * title.zh-CN: 一个列表\n * description: It scrolls.\n */\nexport const items = 1;\n',
  'docs/examples/bare.tsx': 'export const speed = 1;\n',
  'docs/examples/in-line.tsx': '',
  'docs/examples/folder/index.tsx': '',
});

const TABS = {
  tabs: [
    { key: null, title: '' },
    { key: 'speed', title: 'Speed' },
  ],
};
const PAGES = [
  makePage({ path: '/log', title: 'Log', file: 'docs/log.md' }),
  makePage({
    path: '/demo/list',
    title: 'List',
    group: 'B',
    order: 2,
    file: 'docs/demo/list.md',
    ...TABS,
  }),
  makePage({
    path: '/',
    title: 'Home',
    description: 'Read **me**.',
    group: 'A',
    order: 1,
    file: 'docs/index.md',
  }),
  makePage({
    path: '/zh-CN/demo/list',
    locale: 'zh-CN',
    title: '列表',
    group: 'B',
    file: 'docs/demo/list.zh-CN.md',
    ...TABS,
  }),
  makePage({
    path: '/zh-CN',
    locale: 'zh-CN',
    title: '首页',
    group: 'A',
    file: 'docs/index.md',
    translated: false,
  }),
];
const pagesIn = (locale: string, pages = PAGES) =>
  searchPages(locale, {
    ...siteIn(root, { nav: NAV, locales: LOCALES }),
    pages,
    notes: NOTES,
  });
const pageAt = (link: string, locale = 'en-US') => {
  const page = pagesIn(locale).find((one) => one.link === link);
  if (!page) throw new Error(`No page ${link}.`);
  return page;
};

describe('pages', () => {
  test('stand in the order of the header, those without a link in it last', () => {
    expect(pagesIn('en-US').map(({ link, navTitle }) => [link, navTitle])).toEqual([
      ['/', 'Guide'],
      ['/demo/list', 'Demo'],
      ['/log', 'Site'],
    ]);
  });

  test('are those of the language, with titles in it', () => {
    expect(pagesIn('zh-CN').map(({ link, navTitle }) => [link, navTitle])).toEqual([
      ['/zh-CN', '指南'],
      ['/zh-CN/demo/list', '示例'],
    ]);
    expect(pagesIn('de')).toEqual([]);
  });

  test('have their text as it is read', () => {
    const { title, description, paragraphs } = pageAt('/');
    expect({ title, description, paragraphs }).toEqual({
      title: 'Home',
      description: 'Read me.',
      paragraphs: ['Hello.'],
    });
  });

  test('lead to their headings', () => {
    expect(pageAt('/').sections).toEqual([
      { rawTitle: 'API', title: 'API', above: [], link: '/#api', paragraphs: ['All.'] },
      {
        rawTitle: 'Rows',
        title: 'API › Rows',
        above: ['API'],
        link: '/#rows',
        paragraphs: [],
      },
    ]);
  });

  test('lead to their tabs, by their titles, and to the headings of these', () => {
    const { sections, paragraphs } = pageAt('/demo/list');
    expect(sections.map(({ link }) => link)).toEqual([
      '/demo/list#notes',
      `/demo/list#${encodeURI('说明')}`,
      '/demo/list?tab=speed',
      '/demo/list?tab=speed#notes',
    ]);
    expect(sections[2]).toMatchObject({ title: 'Speed', paragraphs: ['Fast.'] });
    expect(sections[3]).toMatchObject({ title: 'Speed › Notes', above: ['Speed'] });
    expect(paragraphs).toEqual([]);
    const chinese = pageAt('/zh-CN/demo/list', 'zh-CN').sections;
    expect(chinese.map((one) => one.paragraphs)).toContainEqual(['很快。']);
  });

  test('hold what they embed, without its front matter', () => {
    const { sections, paragraphs } = pageAt('/log');
    expect(sections).toEqual([
      {
        rawTitle: '1.0.0',
        title: '1.0.0',
        above: [],
        link: '/log#100',
        paragraphs: ['Costs $& nothing.', 'End.'],
      },
    ]);
    expect(paragraphs).toEqual([]);
  });
});

describe('demos', () => {
  test('have the titles of their front comments', () => {
    expect(pageAt('/demo/list').demos[0]).toEqual({
      link: '/demo/list#list',
      name: 'list',
      rawTitle: 'A list',
      title: 'A list',
      description: 'It scrolls.',
      keywords: ['items'],
    });
  });

  test('have the titles of the language, and where there is none the other one', () => {
    expect(pageAt('/zh-CN/demo/list', 'zh-CN').demos).toMatchObject([
      { link: '/zh-CN/demo/list#list', title: '一个列表', description: 'It scrolls.' },
    ]);
  });

  test('without a title have that of their file, and lead to their tab', () => {
    expect(pageAt('/demo/list').demos[2]).toMatchObject({
      link: '/demo/list?tab=speed#bare',
      name: 'bare',
      title: 'bare',
      description: '',
    });
  });

  test('that are folders have their name, and those without a block are not found', () => {
    expect(pageAt('/demo/list').demos.slice(1, -1)).toMatchObject([
      { link: '/demo/list#folder', name: 'folder' },
    ]);
  });
});

test('rows of references have their texts in the language', () => {
  expect(pageAt('/').props).toEqual([
    {
      name: 'rowKey',
      title: 'Table.rowKey',
      link: '/#table-rowkey',
      text: 'Names each row. Never null.',
      deprecated: false,
    },
    {
      name: 'scroll.x',
      title: 'Table.scroll.x',
      link: '/#table-scroll-x',
      text: 'Scrolls.',
      deprecated: true,
    },
  ]);
  expect(pageAt('/zh-CN', 'zh-CN').props[0]).toMatchObject({
    link: '/zh-CN#table-rowkey',
    text: '行的键。 Never null.',
  });
});
