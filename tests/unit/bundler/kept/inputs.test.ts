import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changedInput, inputsOf } from '../../../../src/bundler/kept/inputs';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

const FILES = {
  'src/a.ts': 'export const a = 1;',
  'docs/page.md': '# Page',
  'public/logo.svg': '<svg/>',
  'node_modules/lib/package.json': '{"version":"1.0.0"}',
  'node_modules/lib/index.js': 'exports.a = 1;',
};

function write(root: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

/** A site in a folder of its own, with a generated module that imports by absolute path. */
function siteIn() {
  const root = folderWith({});
  write(root, { ...FILES, '.dumi/tmp/entry.ts': `import '${root}/src/a';` });
  const path = (name: string) => join(root, name);
  const inputs = inputsOf(
    {
      fileDependencies: [...Object.keys(FILES), '.dumi/tmp/entry.ts'].map(path),
      contextDependencies: [path('public')],
      missingDependencies: [path('src/a.tsx'), path('node_modules/lib/index.mjs')],
    },
    root,
    (file) => file === 'docs/page.md',
  );
  return { root, inputs };
}

test('inputs that are as they were are found so, in another folder too', () => {
  const { root, inputs } = siteIn();
  expect(changedInput(inputs, root)).toBeUndefined();
  expect(JSON.stringify(inputs)).not.toContain(root);
  expect(changedInput(inputs, siteIn().root)).toBeUndefined();
});

test.each([
  ['a file', { 'src/a.ts': 'export const a = 2;' }, 'src/a.ts'],
  [
    'a version',
    { 'node_modules/lib/package.json': '{"version":"1.0.1"}' },
    'node_modules/lib/package.json',
  ],
  ['a new file in a folder that was listed', { 'public/new.svg': '' }, 'public'],
  ['a file that was looked for before another', { 'src/a.tsx': '' }, 'src/a.tsx'],
])('%s counts', (_, files, changed) => {
  const { root, inputs } = siteIn();
  write(root, files);
  expect(changedInput(inputs, root)).toBe(changed);
});

test('a file that is gone counts; one that is compared elsewhere does not', () => {
  const { root, inputs } = siteIn();
  write(root, { 'docs/page.md': '# Other' });
  expect(changedInput(inputs, root)).toBeUndefined();
  rmSync(join(root, 'src/a.ts'));
  expect(changedInput(inputs, root)).toBe('src/a.ts');
});
