import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Root } from 'mdast';
import { nameItems } from '../../../../src/plugin/markdown/authoring/item-id';
import { sharedTree } from '../../../../src/plugin/pages/shared-tree';
import { temporaryFolders } from '../../support/temporary-folder';
import { ROOT } from '../../support/root';

const folderWith = temporaryFolders();

/** Prints the trees that dumi's own parser makes of files, before any of its steps. */
const PARSER = `
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
const require = createRequire(process.argv[1]);
const load = async (name) => (await import(require.resolve(name))).default;
const container = require('dumi/dist/loaders/markdown/transformer/remarkContainer').default;
const { unified } = await import(require.resolve('unified'));
await new Promise(setImmediate);
const processor = unified()
  .use(await load('remark-parse'))
  .use(await load('remark-frontmatter'))
  .use(await load('remark-directive'))
  .use(container)
  .use(await load('remark-gfm'))
  .freeze();
const files = JSON.parse(process.argv[2]);
console.log(JSON.stringify(files.map((file) => processor.parse(readFileSync(file, 'utf8')))));
`;

function treesOfDumi(files: readonly string[]): Root[] {
  const output = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      PARSER,
      join(ROOT, 'package.json'),
      JSON.stringify(files),
    ],
    { encoding: 'utf8', maxBuffer: 1 << 29 },
  );
  return JSON.parse(output) as Root[];
}

/** As JSON has it, which knows no undefined fields. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const TEXTS = {
  'none.md': '# Title\n\nText: with a:b and ::c\n',
  'empty.md': '---\n---\n\n# Title\n',
  'matter.md': '---\ntitle: A\nnav:\n  title: B\n---\n\n:::info{title=x}\nText\n:::\n',
  'tight.md':
    '---\ntitle: A\n---\n# Title\n| a | b |\n|---|:-:|\n| 1 | www.example.com |\n',
  'blank.md':
    '---\ntitle: A\n\n---  \n\n\n* [ ] one\n* [x] two\n\n~~gone~~[^1]\n\n[^1]: Note\n',
  'rule.md': 'Text\n\n---\n\nMore\n\n---\n',
  'items.md': '- **A.** {#a} Text\n- **B.** Text {#b}\n',
  'html.md': '<div>\n\n**a**\n\n</div>\n\n<code src="./a.tsx"></code>\n',
};

test("a page's tree is the one that dumi's parser would make, with the ids of items read", () => {
  const made = folderWith(TEXTS);
  const files = [
    ...Object.keys(TEXTS).map((name) => join(made, name)),
    ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => resolve(ROOT, 'docs', name)),
  ];
  const wanted = treesOfDumi(files);
  wanted.forEach((tree) => nameItems(tree));
  const shared = files.map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, text, tree: sharedTree(text, file, ROOT) };
  });
  const known = shared.filter(({ tree }) => tree);
  expect(known.length).toBeGreaterThan(files.length * 0.9);
  shared.forEach(({ file, tree }, at) => {
    if (tree) expect({ file, tree: plain(tree) }).toEqual({ file, tree: wanted[at] });
  });
});

test.each([
  ['embedded files', '# A\n\n<embed src="./b.md"></embed>\n'],
  ["Windows' line ends", '---\r\ntitle: A\r\n---\r\n'],
])('a page with %s is left to dumi', (_, text) => {
  const root = folderWith({ 'a.md': text, 'b.md': 'B\n' });
  expect(sharedTree(text, join(root, 'a.md'), root)).toBeUndefined();
});

test('a text that its file no longer has is left to dumi', () => {
  const root = folderWith({ 'a.md': '# New\n' });
  expect(sharedTree('# Old\n', join(root, 'a.md'), root)).toBeUndefined();
});

test('who changes the tree does not change the document', () => {
  const root = folderWith({ 'a.md': '# A\n\n:::info{a=b}\nText\n:::\n' });
  const tree = () =>
    sharedTree('# A\n\n:::info{a=b}\nText\n:::\n', join(root, 'a.md'), root);
  const before = plain(tree());
  const [, container] = tree()?.children ?? [];
  if (container?.type !== 'containerDirective') throw new Error('There is no container.');
  Object.assign(container.attributes ?? {}, { a: 'c' });
  container.children.pop();
  expect(plain(tree())).toEqual(before);
});
