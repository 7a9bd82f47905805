import { Validator } from '@cfworker/json-schema';
import type { Schema } from '@cfworker/json-schema';
import { allMessages } from '../../../../../src/plugin/messages/site-messages';
import { machineFiles } from '../../../../../src/plugin/outputs/machines/machine-files';
import { referenceData } from '../../../../../src/plugin/outputs/machines/reference-data';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const LOCALES = [
  { id: 'en-US', name: 'English', base: '/' },
  { id: 'zh-CN', name: '中文', base: '/zh-CN' },
];

const root = folderWith({
  'docs/index.md':
    '---\ntitle: Home\ndescription: A table.\n---\n\n# Home\n\nSee [demos](/demo/list?tab=speed#fast), [a file](/a.pdf).\n\n<API id="Table"></API>\n',
  'docs/index.zh-CN.md':
    '---\ntitle: 首页\n---\n\n一个表格。\n\n<API id="Table"></API>\n',
  'docs/demo/list.md':
    '---\ntitle: A [list]\ngroup: Demos\n---\n\nShows rows. [Home](/)\n\n<code src="../examples/list.tsx"></code>\n',
  'docs/demo/list.$tab-speed.md': '---\ntitle: Speed\n---\n\nFast.\n',
  'docs/hidden.md': '---\ntitle: Hidden\nsearch: false\n---\n\nNot listed.\n',
  'docs/all.md':
    '---\ntitle: All\n---\n\n:::tip\nGood.\n:::\n\n<Gallery path="/demo" pictures="/p"></Gallery>\n',
  'docs/examples/list.tsx':
    "/**\n * title: A list\n * title.zh-CN: 一个列表\n */\nimport './list.css';\nimport './shared/look.css';\n\nexport const ticks = '```';\n",
  'docs/examples/list.css': 'b {}\n',
  'docs/examples/shared/look.css': 'i {}\n',
});

const LANDING =
  '---\ntitle: Home\nhero: { title: Ledger }\n---\n\n<code src="./a.tsx" hero></code>\n\nText.\n';

test('a page with a hero has its title, and no code of the demo beside it', () => {
  const home = folderWith({
    'docs/index.md': LANDING,
    'docs/a.tsx': 'export const a = 1;\n',
  });
  const site = siteIn(home, { markdownPages: true });
  const made = machineFiles({ site, references: [], root: '', words: {} });
  expect(made.get('/index.md')?.()).toBe('# Ledger\n\nText.\n');
});

const NOTES = {
  id: 'TableProps',
  module: 'table',
  type: 'Props',
  file: 'docs/api/table.yaml',
  lines: {},
};
const references = referenceData(
  {
    notes: [
      {
        ...NOTES,
        id: 'Table',
        earliest: '0.9',
        rows: {
          rowKey: {
            text: {
              'en-US': 'Names\na row. See [list](/demo/list).',
              'zh-CN': '行的键。',
            },
            pitfall: 'Never `null`.',
            default: "'key'",
            since: '1.2.0',
            changed: ['2.0.0', '1.3.0'],
          },
          'data-*': { text: 'Passed on.', extra: true, type: '`a`', deprecated: true },
        },
      },
      { ...NOTES, rows: {} },
    ],
    properties: [
      [{ name: 'rowKey', type: 'string | Key', required: true, deprecated: false }],
      null,
    ],
    parsed: [
      { id: 'Table', rows: [] },
      {
        id: 'Button.events',
        rows: [
          {
            anchor: 'button-click',
            name: 'click',
            type: '',
            required: false,
            deprecated: false,
            text: '*Pressed*.',
          },
        ],
      },
    ],
  },
  LOCALES.map(({ id }) => id),
  root,
  {
    changes: { page: '/changelog', versions: ['2.0.0', '1.3.0', '1.2.0'], names: {} },
    uses: {
      'table-rowkey': [
        {
          'en-US': { path: '/demo/list?tab=a', title: 'List' },
          'zh-CN': { path: '/zh-CN/demo/list?tab=a', title: '列表' },
        },
      ],
    },
  },
);

function filesOf(address: string, options = {}): Map<string, string> {
  const site = siteIn(root, {
    locales: LOCALES,
    nav: [{ title: { 'en-US': 'Guide', 'zh-CN': '指南' }, link: '/demo' }],
    demoSupport: ['docs/examples/shared'],
    markdownPages: true,
    referenceFiles: true,
    ...options,
    routes: [
      { absPath: '/zh-CN/all', file: `${root}/docs/all.md` },
      { absPath: '/zh-CN/demo/list', file: `${root}/docs/demo/list.md` },
    ],
  });
  const words = allMessages(root, LOCALES);
  const made = machineFiles({ site, references, root: address, words });
  return new Map([...made].map(([path, make]) => [path, make()]));
}
const files = filesOf('https://example.com/table');

test('which pages use a row is asked for the files of references alone', () => {
  const site = siteIn(root, { markdownPages: true, referenceFiles: true });
  const dataOf = jest.fn(() => references);
  const made = machineFiles({ site, references, root: '', words: {} }, dataOf);
  made.get('/index.md')!();
  made.get('/api/reference.schema.json')!();
  expect(dataOf).not.toHaveBeenCalled();
  expect(made.get('/api/table.json')!()).toContain('/demo/list?tab=a');
  made.get('/api/table-props.json')!();
  expect(dataOf).toHaveBeenCalledTimes(1);
});

test('every address has a page in Markdown, and each language its lists', () => {
  expect([...files.keys()].sort()).toEqual([
    '/all.md',
    '/api/button-events.json',
    '/api/reference.schema.json',
    '/api/table-props.json',
    '/api/table.json',
    '/demo/list.md',
    '/hidden.md',
    '/index.md',
    '/llms-full.txt',
    '/llms.txt',
    '/zh-CN.md',
    '/zh-CN/all.md',
    '/zh-CN/demo/list.md',
    '/zh-CN/llms-full.txt',
    '/zh-CN/llms.txt',
  ]);
  expect([...filesOf('', { markdownPages: false }).keys()].length).toBe(4);
  expect([...filesOf('', { markdownPages: false, referenceFiles: false })]).toEqual([]);
});

test('a page has its reference in place, and links to pages lead to Markdown', () => {
  expect(files.get('/index.md')).toBe(`# Home

> A table.

See [demos](https://example.com/table/demo/list.md#fast), [a file](https://example.com/table/a.pdf).

- \`rowKey\` (\`string | Key\`, required, default \`'key'\`, since 1.2.0): Names a row. See [list](https://example.com/table/demo/list.md). Watch out: Never \`null\`.
- \`data-*\` (\`\` \`a\` \`\`, deprecated): Passed on.
`);
});

test('a translation has words of its language', () => {
  expect(files.get('/zh-CN.md')).toBe(`# 首页

一个表格。

- \`rowKey\` (\`string | Key\`, 必填, 默认值 \`'key'\`, 自 1.2.0 起): 行的键。 注意：Never \`null\`.
- \`data-*\` (\`\` \`a\` \`\`, 已废弃): Passed on.
`);
});

test('a page has the code of its demos, and its tabs below', () => {
  expect(files.get('/demo/list.md')).toBe(`# A [list]

Shows rows. [Home](https://example.com/table/index.md)

**A list**

\`\`\`\`tsx title="list.tsx"
import './list.css';
import './shared/look.css';

export const ticks = '\`\`\`';
\`\`\`\`

\`\`\`css title="list.css"
b {}
\`\`\`

Not shown: \`shared/look.css\`

## Speed

Fast.
`);
});

test('callouts are named, and galleries are lists', () => {
  expect(files.get('/all.md')).toBe(`# All

**Tip**

Good.

- [A &#91;list&#93;](https://example.com/table/demo/list.md): Shows rows. Home
`);
});

test('llms.txt lists the pages of a language, without those that search leaves out', () => {
  expect(files.get('/llms.txt')).toBe(`# Site

> A table.

## Site

- [All](https://example.com/table/all.md)
- [Home](https://example.com/table/index.md): A table.

## Guide

- [A &#91;list&#93;](https://example.com/table/demo/list.md): Shows rows. Home

## JSON

- [Table](https://example.com/table/api/table.json)
- [TableProps](https://example.com/table/api/table-props.json)
- [Button.events](https://example.com/table/api/button-events.json)
`);
  expect(files.get('/zh-CN/llms.txt')).toContain(
    '- [首页](https://example.com/table/zh-CN.md): 一个表格。',
  );
  expect(files.get('/zh-CN/llms.txt')).not.toContain('list.md');
});

test('llms-full.txt has the pages themselves, each once', () => {
  const full = files.get('/llms-full.txt') ?? '';
  expect(full.match(/^# .*$/gm)).toEqual(['# All', '# Home', '# A [list]']);
});

test('below a base whose host is not known, addresses begin with the base', () => {
  expect(filesOf('/table').get('/llms.txt')).toContain('[All](/table/all.md)');
});

test('references are data that fits their schema', () => {
  const schema = JSON.parse(files.get('/api/reference.schema.json') ?? '') as Schema;
  const validator = new Validator(schema, '2020-12');
  const read = (name: string) =>
    JSON.parse(files.get(`/api/${name}.json`) ?? '') as Record<string, unknown>;
  for (const name of ['table', 'table-props', 'button-events']) {
    expect(validator.validate(read(name)).errors).toEqual([]);
  }
  expect(validator.validate({ ...read('table'), more: 1 }).valid).toBe(false);
  expect(read('table')).toMatchObject({
    $schema: './reference.schema.json',
    package: { name: 'table' },
    earliest: '0.9',
    pages: {
      'en-US': 'https://example.com/table/',
      'zh-CN': 'https://example.com/table/zh-CN',
    },
    properties: [
      {
        name: 'rowKey',
        anchor: 'table-rowkey',
        since: '1.2.0',
        changed: ['2.0.0', '1.3.0'],
        usedIn: [
          {
            'en-US': 'https://example.com/table/demo/list?tab=a',
            'zh-CN': 'https://example.com/table/zh-CN/demo/list?tab=a',
          },
        ],
        description: {
          'en-US': 'Names\na row. See [list](https://example.com/table/demo/list).',
        },
      },
      { name: 'data-*', anchor: 'table-data-any' },
    ],
  });
});
