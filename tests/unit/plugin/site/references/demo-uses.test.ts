import {
  anchorsOfDemos,
  demoUses,
  firstDemoUses,
} from '../../../../../src/plugin/site/references/demo-uses';
import type { PropMap } from '../../../../../src/plugin/reference/in-code/prop-map';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

const MAP: PropMap = {
  owners: {
    Table: {
      rows: ['columns', 'data', 'title'],
      properties: ['columns', 'data', 'title'],
      required: [],
      holds: {},
      notes: {},
      page: '/',
    },
  },
  components: { kit: { Table: 'Table' } },
  types: {},
  functions: {},
  typeRows: { kit: { Key: 'Types' } },
};

const demo = (props: string) =>
  `import { Table } from 'kit';\nexport default () => <Table ${props} />;\n`;

function site(files: Record<string, string>) {
  return siteIn(folderWith(files));
}

/** The pages of each row, as titles in a language. */
function titles(uses: ReturnType<typeof demoUses>, locale = 'en-US') {
  return Object.fromEntries(
    Object.entries(uses).map(([anchor, pages]) => [
      anchor,
      pages.map((page) => page[locale]?.title),
    ]),
  );
}

test('each row has the pages whose demos use it, in the language of the reader', () => {
  const uses = demoUses(
    site({
      'docs/a.md': '---\ntitle: A\n---\n\n<code src="./demos/a.tsx"></code>\n',
      'docs/a.zh-CN.md': '---\ntitle: 甲\n---\n\n<code src="./demos/a.tsx"></code>\n',
      'docs/b.md': '---\ntitle: B\n---\n\n<code src="./demos/b.tsx"></code>\n',
      'docs/demos/a.tsx': demo('data={[]}'),
      'docs/demos/b.tsx': demo('data={[]} title="b"'),
    }),
    MAP,
  );
  expect(titles(uses)).toEqual({ 'table-data': ['A', 'B'], 'table-title': ['B'] });
  expect(titles(uses, 'zh-CN')['table-data']?.[0]).toBe('甲');
  expect(uses['table-data']?.[0]?.['zh-CN']?.path).toBe('/zh-CN/a');
});

test('pages that write about a row come first, those that name it first before others', () => {
  const page = (title: string, links: string) =>
    `---\ntitle: ${title}\n---\n\n<code src="./demo.tsx"></code>\n\n${links}\n`;
  const uses = demoUses(
    site({
      'docs/a.md': page('silent', ''),
      'docs/b.md': page('later', '[columns](/#table-columns), [data](/#table-data)'),
      'docs/c.md': page('first', '[data](/#table-data), [columns](/#table-columns)'),
      'docs/d.md': page('only', '[data](/#table-data)'),
      'docs/demo.tsx': demo('data={[]}'),
    }),
    MAP,
  );
  expect(titles(uses)).toEqual({ 'table-data': ['only', 'first', 'later', 'silent'] });
});

test('a tab has an address of its own, and files beside a demo count', () => {
  const uses = demoUses(
    site({
      'docs/a.md': '---\ntitle: A\n---\n\nText.\n',
      'docs/a.$tab-more.md': '<code src="./demo.tsx"></code>\n',
      'docs/demo.tsx': "import View from './view';\nexport default View;\n",
      'docs/view.tsx': demo('title="v"'),
    }),
    MAP,
  );
  expect(uses['table-title']?.map((page) => page['en-US']?.path)).toEqual([
    '/a?tab=more',
  ]);
});

test('a type that a demo imports is used, one of the same name is not', () => {
  const one = site({
    'docs/a.md': '<code src="./a.tsx"></code>\n',
    'docs/b.md': '<code src="./b.tsx"></code>\n',
    'docs/a.tsx':
      "import type { Key } from 'kit/lib/interface';\nexport default (key: Key) => key;\n",
    'docs/b.tsx':
      "import type { Key } from 'react';\nexport default (key: Key) => key;\n",
  });
  const anchors = [...one.files.values()].map(({ document }) =>
    anchorsOfDemos(document, MAP),
  );
  expect(anchors).toEqual([['types-key'], []]);
});

test('of each page in the default language, the first demo counts', () => {
  const uses = firstDemoUses(
    site({
      'docs/a.md': '<code src="./a.tsx"></code>\n\n<code src="./b.tsx"></code>\n',
      'docs/a.zh-CN.md': '<code src="./b.tsx"></code>\n',
      'docs/none.md': 'No demo.\n',
      'docs/a.tsx': demo('title="a"'),
      'docs/b.tsx': demo('data={[]}'),
    }),
    MAP,
  );
  expect(uses).toEqual({ '/a': ['table-title'] });
});
