import { join } from 'node:path';
import { filesOf, packagesOf } from '../../../../src/model/demo/demo-asset';
import { demoAsset } from '../../../../src/plugin/demos/asset';
import { readDemo, rendersItself } from '../../../../src/plugin/demos/source';
import { demoSearchTerms } from '../../../../src/plugin/demos/words';
import { ROOT } from '../../support/root';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const ABOUT = { id: 'a', name: 'a', title: '', description: '' };

/** What search knows of a demo. */
function searched(path: string, support: string[] = []) {
  const source = readDemo(path);
  const words = demoSearchTerms(demoAsset(ABOUT, source, support));
  return { meta: source?.meta ?? {}, words };
}

const META = `/**
 * title: Rows that move
 * title.zh-CN: 会动的行
 * description: |-
 *   Drag a row.
 *   Drop it.
 */
`;
const CODE = `import React, { useState } from 'react';
import { DndProvider } from 'react-dnd';
import { moveRow } from './moves';
import { Controls } from './common/controls';
import { far } from '../far';
import './look.css';

interface DragRow { id: number; label: string }
export default function DragTable() {
  const [rows] = useState<DragRow[]>([]); // inComment
  return <DndProvider debugMode><tr className="inString">{moveRow(rows).length}</tr></DndProvider>;
}
`;
const FILES = {
  'drag.tsx': META + CODE,
  'moves.ts': "import { swapped } from './swaps';\nexport const moveRow = swapped;\n",
  'swaps.ts':
    "import { moveRow } from './moves';\nexport function swapped(list: unknown) { return moveRow(list); }\n",
  'common/controls.tsx': 'export const Controls = secretOfControls;\n',
  'look.css': '.secretOfLook {}',
};

describe('a demo', () => {
  const root = folderWith(FILES);
  const { meta, words } = searched(join(root, 'drag.tsx'), [join(root, 'common')]);

  test('says its titles and its description', () => {
    expect(meta).toEqual({
      title: 'Rows that move',
      'title.zh-CN': '会动的行',
      description: 'Drag a row.\nDrop it.',
    });
  });

  test('is found by its packages and by the names in its code', () => {
    expect(words).toEqual(
      expect.arrayContaining([
        ...['react', 'react-dnd', 'useState', 'DndProvider', 'DragRow', 'label'],
        ...['DragTable', 'rows', 'debugMode', 'className', 'moveRow'],
      ]),
    );
  });

  test('is found by what its own files hold, but not by those that support many demos', () => {
    expect(words).toContain('swapped');
    expect(words.join(' ')).not.toMatch(/secret/);
  });

  test('is not found by texts, comments, key words, short names and files', () => {
    const others = ['inComment', 'inString', 'import', 'return', 'const', 'id', 'tr'];
    expect(words.filter((word) => others.includes(word))).toEqual([]);
    expect(words.filter((word) => /^\.|title|Drop/.test(word))).toEqual([]);
  });

  test('has each word once', () => {
    expect(new Set(words).size).toBe(words.length);
  });

  test('may be named without ending', () => {
    expect(searched(join(root, 'drag'), [join(root, 'common')])).toEqual({ meta, words });
  });
});

test.each([
  ['no comment', 'export const one = 1;', {}],
  ['another comment', '// title: No\nexport const one = 1;', {}],
  [
    'a comment that is no front matter',
    '/** @file: [broken */\nexport const one = 1;',
    {},
  ],
  ['a comment of a sentence', '/** Only words. */\nexport const one = 1;', {}],
  ['a comment later', 'export const one = 1;\n/** title: No */', {}],
  ['a comment of one line', '/** title: Yes */\nexport const one = 1;', { title: 'Yes' }],
  [
    'a comment behind blank lines',
    '\n\n/**\n * title: Yes\n */\nexport const one = 1;',
    { title: 'Yes' },
  ],
  [
    'other line ends',
    '/**\r\n * title: Yes\r\n * description: Too\r\n */\r\nexport const one = 1;',
    { title: 'Yes', description: 'Too' },
  ],
])('of a demo with %s all is read that is there', (_, code, meta) => {
  const root = folderWith({ 'a.tsx': code });
  expect(searched(join(root, 'a.tsx'))).toEqual({ meta, words: ['one'] });
});

test('a demo that is not there has no words', () => {
  expect(searched(join(ROOT, 'docs/examples/none.tsx'))).toEqual({ meta: {}, words: [] });
});

test('a demo that is half written has the words that are there', () => {
  const root = folderWith({ 'a.tsx': 'export const useful = <Table rowKey={' });
  expect(searched(join(root, 'a')).words).toEqual(
    expect.arrayContaining(['useful', 'Table', 'rowKey']),
  );
});

test('a demo of this site has the title and the words it shows', () => {
  const { meta, words } = searched(join(ROOT, 'docs/examples/react-dnd.tsx'));
  expect(typeof meta.title).toBe('string');
  expect(words).toEqual(expect.arrayContaining(['react-dnd', 'useDrag', 'rc-table']));
});

test('what search reads is what the sandboxes take', () => {
  const root = folderWith(FILES);
  const source = readDemo(join(root, 'drag'));
  const asset = demoAsset(ABOUT, source);
  expect(source?.name).toBe('drag');
  expect(asset.entry).toBe('index.tsx');
  expect(Object.keys(filesOf(asset))).toEqual([
    'index.tsx',
    'moves.ts',
    'common/controls.tsx',
    'look.css',
    'swaps.ts',
  ]);
  expect(packagesOf(asset)).toEqual({});
});

test('its own files in other folders count, its data do not', () => {
  const root = folderWith({
    'demos/a.tsx':
      "import { beside } from '../beside';\nimport data from './data.json';\n",
    'beside.ts': 'export const beside = inOtherFolder;\n',
    'demos/data.json': '{ "secretOfData": 1 }',
  });
  const { words } = searched(join(root, 'demos/a.tsx'));
  expect(words).toEqual(['beside', 'data', 'inOtherFolder']);
});

test.each([
  ["ReactDOM.render(<App />, document.getElementById('root'));", true],
  ['createRoot(place).render(<App />);', true],
  ['export default () => table.render(rows);', false],
  ['exports.default = () => null;\nrender(rows);', false],
  ['export const rows = [];', false],
])('a demo may render itself in the place of a component: %s', (text, itself) => {
  expect(rendersItself({ files: [{ path: '/a.tsx', text }] })).toBe(itself);
});
