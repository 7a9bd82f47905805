import { join } from 'node:path';
import { filesOf, ownFiles, packagesOf } from '../../../../src/model/demo/demo-asset';
import { demoAsset } from '../../../../src/plugin/demos/asset';
import { readDemo } from '../../../../src/plugin/demos/source';
import { supportFolders } from '../../../../src/plugin/demos/support';
import { temporaryFolders } from '../../support/temporary-folder';
import { ROOT } from '../../support/root';

const folderWith = temporaryFolders();
const ABOUT = { id: 'demo-a', name: 'a', title: 'A', description: 'What it shows.' };

function assetOf(root: string, file: string, demoSupport: string[] = []) {
  const source = readDemo(join(root, file));
  return demoAsset(ABOUT, source, supportFolders({ demoSupport }, root));
}

test('a demo of this site has all that it needs, and no more', () => {
  const asset = assetOf(ROOT, 'docs/examples/virtual-list-options.tsx');
  expect(asset).toMatchObject({ ...ABOUT, type: 'BLOCK', entry: 'index.tsx' });
  expect(Object.keys(filesOf(asset))).toEqual([
    'index.tsx',
    'shared/controls.tsx',
    'shared/look.css',
    'virtual-list.css',
  ]);
  expect(packagesOf(asset)).toEqual({
    react: '16.14.0',
    'rc-table': '7.30.3',
    'rc-resize-observer': '1.4.3',
    'react-window': '1.8.11',
    classnames: '2.5.1',
  });
});

test.each([
  '/** Rows of the table. */\nimport "react";\n',
  '/** @jsxImportSource theme-ui */\nimport "react";\n',
  '/**\n * Rows of the table.\n */\nexport {};\n',
  '/**\n * Note: rows move.\n */\nexport {};\n',
])('a comment that is no front comment stays in its code: %j', (code) => {
  const root = folderWith({ 'a.tsx': code });
  expect(filesOf(assetOf(root, 'a.tsx'))).toEqual({ 'index.tsx': code });
});

test.each(['title.zh-CN: 甲', 'iframe: 400', 'inline: true'])(
  'a comment that says %j is a front comment',
  (line) => {
    const root = folderWith({ 'a.tsx': `/**\n * ${line}\n */\nexport {};\n` });
    expect(filesOf(assetOf(root, 'a.tsx'))).toEqual({ 'index.tsx': 'export {};\n' });
  },
);

test('its code stands without the front comment, other files as they are', () => {
  const root = folderWith({
    'a.tsx': '/**\n * title: A\n */\nimport "./b";\n',
    'b.ts': '/** Kept. */\nexport {};\n',
  });
  expect(filesOf(assetOf(root, 'a.tsx'))).toEqual({
    'index.tsx': 'import "./b";\n',
    'b.ts': '/** Kept. */\nexport {};\n',
  });
});

test('files that import each other are read once', () => {
  const root = folderWith({
    'a.jsx': "import './b';\nimport './c';",
    'b.js': "import './c';",
    'c.js': "import './b';\nimport './a';",
  });
  expect(Object.keys(filesOf(assetOf(root, 'a.jsx')))).toEqual([
    'index.jsx',
    'b.js',
    'c.js',
  ]);
});

test('files outside of its folder keep their way to each other', () => {
  const root = folderWith({
    'demos/a.tsx': "import '../look.css';\nimport './b';",
    'demos/b.tsx': '',
    'look.css': '',
  });
  const asset = assetOf(root, 'demos/a.tsx');
  expect(asset.entry).toBe('demos/a.tsx');
  expect(Object.keys(filesOf(asset))).toEqual(['demos/a.tsx', 'look.css', 'demos/b.tsx']);
});

test('what cannot be found is left out', () => {
  const root = folderWith({ 'a.tsx': "import 'nothing';\nimport './nothing';" });
  expect(Object.keys(assetOf(root, 'a.tsx').dependencies)).toEqual(['index.tsx']);
});

test('of folders that support many demos a reader gets the files, but does not see them', () => {
  const root = folderWith({
    'demos/a.tsx':
      "import './helpers/b';\nimport './helpers-of-a/c';\nimport './shared/d';\nimport '../look.css';",
    'demos/helpers/b.tsx': '',
    'demos/helpers-of-a/c.ts': '',
    'demos/shared/d.ts': '',
    'look.css': '',
  });
  const asset = assetOf(root, 'demos/a.tsx', ['demos/helpers/']);
  expect(asset.support).toEqual(['demos/helpers/b.tsx']);
  const shown = [
    'demos/a.tsx',
    'demos/helpers-of-a/c.ts',
    'demos/shared/d.ts',
    'look.css',
  ];
  expect(Object.keys(filesOf(asset)).sort()).toEqual(
    [...shown, 'demos/helpers/b.tsx'].sort(),
  );
  expect(Object.keys(ownFiles(filesOf(asset), asset.support))).toEqual(shown);
  const javascript = { 'demos/a.jsx': '', 'demos/helpers/b.jsx': '' };
  expect(Object.keys(ownFiles(javascript, asset.support))).toEqual(['demos/a.jsx']);
});

test('where a site names no such folder, readers see all files of a demo', () => {
  const root = folderWith({ 'a.tsx': "import './shared/b';", 'shared/b.ts': '' });
  const asset = assetOf(root, 'a.tsx');
  expect(asset).not.toHaveProperty('support');
  expect(ownFiles(filesOf(asset), asset.support)).toEqual(filesOf(asset));
});
