import { propsUsedProblems } from '../../../../../src/plugin/checks/text/props-used';
import remarkPropsUsed from '../../../../../src/plugin/pages/filters/remark-props-used';
import { piecesOf } from '../../../../../src/plugin/outputs/machines/pieces';
import { parseTree } from '../../../../../src/plugin/markdown/tree';
import type { PropMap } from '../../../../../src/plugin/reference/in-code/prop-map';
import { propsUsedText } from '../../../../../src/plugin/site/references/props-used';
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
      page: '/api',
    },
  },
  components: { kit: { Table: 'Table' } },
  types: {},
  typeRows: { kit: { Key: 'Types' } },
};
const WORDS = {
  'en-US': {
    'markdown.props.used': 'The demos use {props}.',
    'markdown.props.others': 'The demos also use {props}.',
  },
  'zh-CN': { 'markdown.props.others': '示例还用到 {props}。' },
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

function said(text: string, locale: 'en-US' | 'zh-CN' = 'en-US') {
  const file = locale === 'en-US' ? 'docs/a.md' : 'docs/a.zh-CN.md';
  const page = siteWith(text).files.get(file);
  if (!page) throw new Error(`${file} is not there.`);
  return propsUsedText(page.document, MAP, WORDS[locale], locale);
}

test('a list is completed by what its author has not written, an object by its own properties', () => {
  expect(said(SHOWN + LIST + TAG)).toBe(
    'The demos also use [`Table.scroll.x`](/api#table-scroll-x) and [`Table.title`](/api#table-title).',
  );
  expect(said(SHOWN + LIST + TAG, 'zh-CN')).toBe(
    '示例还用到 [`Table.scroll.x`](/api#table-scroll-x)和[`Table.title`](/api#table-title)。',
  );
});

test('without a list, all that the demos use is named', () => {
  expect(said(`${SHOWN}Text.\n\n${TAG}`)).toMatch(
    /^The demos use \[`Table.data`\]\(\/api#table-data\), .*, and /,
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

test('the page has the text as a paragraph in the place of the tag', () => {
  const { root } = siteWith(SHOWN + LIST + TAG + '\n## Next\n');
  const blocksOf = (props?: PropMap) => {
    const tree = parseTree(SHOWN + LIST + TAG + '\n## Next\n');
    const step = remarkPropsUsed.call(
      { data: () => `${root}/docs/a.md` },
      { root, locales: LOCALES, words: WORDS, props },
    );
    step(tree);
    return tree.children;
  };
  expect(blocksOf(MAP).map(({ type }) => type)).toEqual([
    ...['paragraph', 'list', 'paragraph', 'heading'],
  ]);
  expect(JSON.stringify(blocksOf(MAP)[2])).toContain('"url":"/api#table-scroll-x"');
  expect(blocksOf().map(({ type }) => type)).toEqual(['paragraph', 'list', 'heading']);
});

test('in Markdown for machines, the tag has a place of its own', () => {
  expect(piecesOf(documentWith(`a\n\n${TAG}\nb`))).toEqual([
    ...['a\n\n', { used: true }, '\n\nb'],
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
