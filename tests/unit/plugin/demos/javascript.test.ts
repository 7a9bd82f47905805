import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeStyle, toJavascript } from '../../../../src/plugin/demos/javascript';
import { ROOT } from '../../support/root';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const STYLE = codeStyle(ROOT);

async function javascriptOf(name: string, code: string): Promise<string | undefined> {
  return Object.values(await toJavascript({ [name]: code }, STYLE))[0];
}

test('types go, and the code is as it would have been written without them', async () => {
  const code = [
    "import React, { useState } from 'react';",
    "import type { ColumnsType } from 'rc-table/lib/interface';",
    "import './a.css';",
    '',
    'interface Row {',
    '  id: number;',
    '}',
    '',
    '/** Kept. */',
    'const columns: ColumnsType<Row> = [',
    "  { title: 'Id', dataIndex: 'id', render: (id: number, row: Row, index?: number) => id! },",
    '];',
    '',
    'export default function A({ rows = [] }: { rows?: Row[] }) {',
    '  const [data, setData] = useState<Row[]>(rows as Row[]);',
    '  return <Table<Row> columns={columns} data={data} onRow={() => setData([])} />;',
    '}',
    '',
  ].join('\n');
  expect(await javascriptOf('a.tsx', code)).toBe(
    [
      "import React, { useState } from 'react';",
      "import './a.css';",
      '',
      '/** Kept. */',
      "const columns = [{ title: 'Id', dataIndex: 'id', render: (id, row, index) => id }];",
      '',
      'export default function A({ rows = [] }) {',
      '  const [data, setData] = useState(rows);',
      '  return <Table columns={columns} data={data} onRow={() => setData([])} />;',
      '}',
      '',
    ].join('\n'),
  );
});

test('files get the names of JavaScript, styles stay as they are', async () => {
  const css = '.a{color:red}';
  const files = {
    'index.tsx': '',
    'shared/a.ts': '',
    'b.jsx': 'a( b )',
    'look.css': css,
    'types.d.ts': 'export interface A {}',
  };
  expect(await toJavascript(files, STYLE)).toEqual({
    'index.jsx': '',
    'shared/a.js': '',
    'b.jsx': 'a( b )',
    'look.css': css,
  });
});

test('real code keeps its empty lines and comments', async () => {
  const source = readFileSync(join(ROOT, 'docs/examples/scroll-y-follow.tsx'), 'utf8');
  const code = (await javascriptOf('a.tsx', source)) ?? '';
  const comments = (text: string) => text.match(/^\s*(\/\/|\/?\*).*$/gm);
  expect(comments(code)).toEqual(comments(source));
  expect(code).not.toMatch(/\n\n\n/);
});

test('the style is that of the site', () => {
  expect(codeStyle(folderWith({ '.prettierrc': 'singleQuote: true\n' }))).toEqual({
    singleQuote: true,
  });
  expect(codeStyle(folderWith({}))).toEqual({});
});
