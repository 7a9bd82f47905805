import { savedBy, sentBy } from '../../../scripts/sandboxes/outgoing.mjs';
import {
  decodeCodeSandbox,
  decodeStackBlitz,
  decodeZip,
} from '../../../scripts/sandboxes/payloads.mjs';
import {
  TITLE,
  VERSIONS,
  TYPES,
  VITE,
  DEMO,
  OF_VITE,
  example,
  namesOf,
  packagesOf,
  openBlock,
} from '../support/sandboxes';

test('CodeSandbox is sent the files of the demo and the exact versions of what it imports', async () => {
  const { block } = await openBlock();
  const { address, method, fields } = await sentBy(block, 'codesandbox');
  expect([method, address]).toEqual([
    'POST',
    'https://codesandbox.io/api/v1/sandboxes/define',
  ]);
  expect(new URLSearchParams(fields.query).get('file')).toBe('/src/demo/index.tsx');
  const files = decodeCodeSandbox(fields.parameters ?? '');
  expect(namesOf(files)).toEqual(
    [
      ...DEMO,
      ...['package.json', 'public/index.html', 'sandbox.config.json'],
      ...['src/index.tsx', 'tsconfig.json'],
    ].sort(),
  );
  expect(files['src/demo/index.tsx']).toBe(example('simple.tsx'));
  expect(files['src/demo/shared/look.css']).toBe(example('shared/look.css'));
  expect(packagesOf(files)).toEqual({ dependencies: VERSIONS, devDependencies: TYPES });
});

test('StackBlitz is sent title, description, template and a project of Vite', async () => {
  const { block } = await openBlock();
  const { address, method, fields } = await sentBy(block, 'stackblitz');
  expect([method, address]).toEqual([
    'POST',
    'https://stackblitz.com/run?file=src%2Fdemo%2Findex.tsx',
  ]);
  expect(fields).toMatchObject({
    'project[title]': TITLE,
    'project[description]': 'Sort the rows or add one; every change is a new array.',
    'project[template]': 'node',
    'project[dependencies]': JSON.stringify(VERSIONS),
  });
  const files = decodeStackBlitz(fields);
  expect(namesOf(files)).toEqual([...DEMO, ...OF_VITE, 'src/main.tsx'].sort());
  expect(files['src/demo/index.tsx']).toBe(example('simple.tsx'));
  expect(packagesOf(files)).toEqual({
    dependencies: VERSIONS,
    devDependencies: { ...TYPES, ...VITE },
  });
});

test('the archive has a name, opens, and holds the project with a word on how it starts', async () => {
  const { page, block } = await openBlock();
  const { name, bytes } = await savedBy(block);
  expect(name).toBe('simple-demo.zip');
  const files = decodeZip(bytes);
  expect(namesOf(files)).toEqual(
    [...DEMO, ...OF_VITE, 'README.md', 'src/main.tsx'].sort(),
  );
  expect(files['src/demo/index.tsx']).toBe(example('simple.tsx'));
  expect(files['README.md']).toContain('npm install\nnpm run dev');
  expect(files['README.md']).toContain(new URL('#simple', page.url()).href);
});
