import { propsUsedProblems } from '../../../../../src/plugin/checks/text/props-used';
import remarkPropsUsed from '../../../../../src/plugin/pages/filters/remark-props-used';
import { closeResults, openResults } from '../../../../../src/plugin/cache/results';
import { createStore } from '../../../../../src/plugin/cache/store';
import { piecesOf } from '../../../../../src/plugin/outputs/machines/pieces';
import { parseTree } from '../../../../../src/plugin/markdown/tree';
import type { PropMap } from '../../../../../src/plugin/reference/in-code/prop-map';
import {
  propsUsedText,
  writtenEntries,
} from '../../../../../src/plugin/site/references/props-used';
import { formatProblem } from '../../../../../src/model/problem';
import { LOCALES } from '../../../support/locales';
import { documentWith, siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

const MAP: PropMap = {
  owners: {
    Table: {
      rows: ['data', 'scroll', 'scroll.x', 'title', 'sticky'],
      properties: ['data', 'scroll', 'title', 'sticky'],
      required: [],
      holds: {},
      notes: {
        data: { text: 'Rows. One for each record.' },
        'scroll.x': {
          text: { 'en-US': 'Width.', 'zh-CN': '宽度。' },
          short: { 'en-US': 'sets the width', 'zh-CN': '设置宽度' },
        },
        title: {
          text: {
            'en-US': 'Says `a. b` as\n[more](/b). Really.',
            'zh-CN': '[标题](/b)。',
          },
        },
      },
      page: '/api',
    },
  },
  components: { kit: { Table: 'Table' } },
  types: {},
  functions: {},
  typeRows: { kit: { Key: 'Types' } },
};
const WORDS = {
  'en-US': {
    'markdown.props.short': '{prop} {text}',
    'markdown.props.sentence': '{prop}: {text}',
  },
  'zh-CN': {
    'markdown.props.short': '{prop}：{text}',
    'markdown.props.sentence': '{prop}：{text}',
  },
};
const DEMO = `import { Table } from 'kit';
export default () => <Table data={[]} scroll={{ x: 1 }} title="a" />;
`;
const SHOWN = '<code src="./demos/a.tsx"></code>\n\n';
const LIST = '- [`data`](/api#table-data) holds the [rows](/api#table-title)\n\n';
const TAG = '<PropsUsed></PropsUsed>\n';

function siteWith(text: string, options = {}) {
  const root = folderWith({
    'docs/a.md': text,
    'docs/a.zh-CN.md': text,
    'docs/api.md': '# API\n',
    'docs/demos/a.tsx': DEMO,
    'notes/table.yaml': 'id: Table\nmodule: kit\ntype: TableProps\nrows: {}\n',
  });
  return siteIn(root, { apiNotes: 'notes', ...options });
}

function said(text: string, locale: 'en-US' | 'zh-CN' = 'en-US', map = MAP) {
  const file = locale === 'en-US' ? 'docs/a.md' : 'docs/a.zh-CN.md';
  const page = siteWith(text).files.get(file);
  if (!page) throw new Error(`${file} is not there.`);
  return propsUsedText(page.document, map, WORDS[locale], locale);
}

test('a list is completed by what its author has not written, an object by its own properties', () => {
  expect(said(SHOWN + LIST + TAG)).toBe(
    '- [`Table.scroll.x`](/api#table-scroll-x) sets the width\n- [`Table.title`](/api#table-title): Says `a. b` as more\n',
  );
  expect(said(SHOWN + LIST + TAG, 'zh-CN')).toBe(
    '- [`Table.scroll.x`](/api#table-scroll-x)：设置宽度\n- [`Table.title`](/api#table-title)：标题\n',
  );
});

test('the notes of a reference say what stands before its names', () => {
  const { Table } = MAP.owners;
  const map = { ...MAP, owners: { Table: { ...Table!, prefix: '' } } };
  expect(said(SHOWN + LIST + TAG, 'en-US', map)).toMatch(/^- \[`scroll.x`\]/);
});

test('without a list, all that the demos use is named', () => {
  expect(said(`${SHOWN}Text.\n\n${TAG}`)).toMatch(
    /^- \[`Table.data`\]\(\/api#table-data\): Rows\n- .*\n- .*\n$/,
  );
});

test.each([
  ['a page without the tag', SHOWN + LIST],
  ['a page without demos', TAG],
  [
    'a list of all that is used',
    `${SHOWN}- [a](#table-data)\n- [b](#table-title)\n- [c](#table-scroll-x)\n\n${TAG}`,
  ],
])('nothing is said on %s', (_, text) => {
  expect(said(text)).toBeUndefined();
});

test('the page has one list, in the place of the tag where its author wrote none', () => {
  const { root } = siteWith(SHOWN + LIST + TAG + '\n## Next\n');
  const blocksOf = (list: string, props?: PropMap) => {
    const tree = parseTree(SHOWN + list + TAG + '\n## Next\n');
    const step = remarkPropsUsed.call(
      { data: () => `${root}/docs/a.md` },
      { root, locales: LOCALES, words: WORDS, props },
    );
    step(tree);
    return tree.children.map((node) => [
      node.type,
      JSON.stringify(node)
        .match(/"url":"[^"]*/g)
        ?.join(),
    ]);
  };
  const added = '"url":"/api#table-scroll-x,"url":"/api#table-title';
  const own = '"url":"/api#table-data,"url":"/api#table-title';
  const [demo, next] = [
    ['paragraph', undefined],
    ['heading', undefined],
  ];
  expect(blocksOf(LIST, MAP)).toEqual([demo, ['list', `${own},${added}`], next]);
  expect(blocksOf('', MAP)).toEqual([demo, ['list', added], next]);
  expect(blocksOf(LIST)).toEqual([demo, ['list', own], next]);
});

test('in Markdown for machines, what is added follows the last entry of the list', () => {
  expect(piecesOf(documentWith(`a\n\n${TAG}\nb`))).toEqual([
    ...['a\n\n', { used: true }, '\n\nb'],
  ]);
  expect(piecesOf(documentWith(`- a\n\n${TAG}\nb`))).toEqual([
    ...['- a', '\n', { used: true }, '\n\nb'],
  ]);
});

test('an entry that no demo uses is a problem at its line; a link to something else is none', () => {
  const list = '- [`sticky`](/api#table-sticky)\n- [other](/other#part)\n\n';
  const problems = propsUsedProblems(siteWith(SHOWN + list + TAG), MAP);
  expect(problems.map(formatProblem)).toEqual([
    'docs/a.md:3 `sticky` is listed as used, and no demo of the page uses it. Remove the entry from the list above `<PropsUsed>`, or use the property in a demo.',
    expect.stringContaining('docs/a.zh-CN.md:3 '),
  ]);
  expect(propsUsedProblems(siteWith(SHOWN + list), MAP)).toEqual([]);
  expect(propsUsedProblems(siteWith(SHOWN + LIST + TAG), MAP)).toEqual([]);
});

test('so is the tag on a site without notes', () => {
  const site = siteWith(SHOWN + TAG, { apiNotes: undefined });
  expect(propsUsedProblems(site, undefined)[0]?.hint).toContain('themeConfig.apiNotes');
});

test('a page whose text is as it was is not parsed for its list again', () => {
  const kept = folderWith({});
  const text = `- [\`data\`](/api#table-data): rows\n\n${TAG}\n`;
  const entriesIn = (document: ReturnType<typeof documentWith>) => {
    openResults(
      createStore(kept, () => undefined),
      '1',
    );
    const entries = writtenEntries(document);
    closeResults();
    return entries;
  };
  const entries = [{ name: 'data', anchor: 'table-data', line: 1 }];
  expect(entriesIn(documentWith(text))).toEqual(entries);
  const unread = Object.defineProperty(documentWith(text), 'tree', {
    get: () => {
      throw new Error('The page was parsed.');
    },
  });
  expect(entriesIn(unread)).toEqual(entries);
});
