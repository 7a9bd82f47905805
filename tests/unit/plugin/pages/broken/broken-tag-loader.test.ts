import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import loader from '../../../../../src/plugin/pages/broken/broken-tag-loader.cjs';
import type { Chain } from '../../../../../src/plugin/host';
import { replaceBrokenTags } from '../../../../../src/plugin/pages/broken/broken-tags';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const root = folderWith({ 'docs/there.tsx': '' });

interface Options {
  find: (text: string, path: string) => { candidates: string[] }[];
  files: (path: string) => { paths: string[]; state: string };
}

/** The options that the plugin gives to the loader, read from a stand-in for webpack's chain. */
function loaderOptions(): Options {
  let given: Options | undefined;
  const chain: Record<string, unknown> = {};
  for (const name of ['rule', 'test', 'enforce', 'use', 'loader'])
    chain[name] = () => chain;
  chain.options = (value: Options) => {
    given = value;
    return chain;
  };
  chain.module = chain;
  replaceBrokenTags(chain as unknown as Chain, root, { shows: () => undefined });
  if (!given) throw new Error('The plugin gave the loader no options.');
  return given;
}

function load(text: string): { page: string; watched: string[] } {
  const watched: string[] = [];
  writeFileSync(join(root, 'docs/a.md'), text);
  const context = {
    getOptions: loaderOptions,
    resourcePath: join(root, 'docs/a.md'),
    addMissingDependency: (path: string) => watched.push(path),
    addDependency: (path: string) => watched.push(path),
  };
  return { page: loader.call(context, text), watched };
}

test('a page without demos is handed on as it is', () => {
  const text = '---\ntitle: A\n---\n\nText\n';
  expect(load(text)).toEqual({ page: text, watched: [] });
});

test('a page changes with the code of its demos, which are watched', () => {
  const text = '---\ntitle: A\n---\n\n<code src="./there.tsx"></code>\n';
  const before = load(text);
  expect(before.watched).toEqual([join(root, 'docs/there.tsx')]);
  expect(before.page.replace(/^# demos: [0-9a-f]{8}\n/m, '')).toBe(text);
  expect(load(text).page).toBe(before.page);
  writeFileSync(join(root, 'docs/there.tsx'), 'export default () => null;');
  expect(load(text).page).not.toBe(before.page);
});

test('so does one with blanks after the first line', () => {
  const text = '--- \ntitle: A\n---\n\n<code src="./there.tsx"></code>\n';
  expect(load(text).page).toMatch(/^--- \n# demos: [0-9a-f]{8}\ntitle: A\n/);
});

test('so does a page that embeds a file with a demo', () => {
  const text = '---\ntitle: A\n---\n\n<embed src="./part.txt"></embed>\n';
  writeFileSync(join(root, 'docs/part.txt'), '<code src="./there.tsx"></code>\n');
  expect(load(text).watched).toEqual([join(root, 'docs/there.tsx')]);
});

test('a fault of syntax becomes a callout that goes when it is mended', () => {
  const text = '---\ntitle: A\n---\n\n<code src="./bad.tsx"></code>\n';
  writeFileSync(join(root, 'docs/bad.tsx'), '\nconst a = ;\n');
  const { page, watched } = load(text);
  expect(page).toContain(
    ':::error\ndocs/bad.tsx:2 this code has a syntax error at column 11: Expression expected.',
  );
  expect(watched).toContain(join(root, 'docs/bad.tsx'));
  writeFileSync(join(root, 'docs/bad.tsx'), '\nconst a = 10;\n');
  expect(load(text).page).toContain('<code src="./bad.tsx">');
});

test('a missing demo becomes a callout that says place, fault and cure', () => {
  const { page } = load('# A\n\n<code src="./gone.tsx"></code>\n\nText\n');
  expect(page).toContain('\n\n:::error\ndocs/a.md:3 ');
  expect(page).toContain(
    'leads to no file. Create the demo there, or remove the line.\n:::\n\n',
  );
  expect(page).toContain('\n\nText\n');
  expect(page).not.toContain('<code');
});

test('the files that would mend it are watched', () => {
  const { watched } = load('<code src="./gone"></code>');
  expect(watched).toContain(join(root, 'docs/gone.tsx'));
  expect(watched).toContain(join(root, 'docs/gone/index.tsx'));
});

test('every missing demo of a page is replaced, the same one twice as well', () => {
  const tag = '<code src="./gone.tsx"></code>';
  const { page } = load(`${tag}\n\nText\n\n<code src="./lost.tsx"></code>\n\n${tag}\n`);
  expect(page.match(/:::error/g)).toHaveLength(3);
  expect(page).not.toContain('<code');
});

test('the same tag shown in a fence stays, and the real one is replaced', () => {
  const tag = '<code src="./gone.tsx"></code>';
  const fence = `\`\`\`html\n${tag}\n\`\`\`\n`;
  const { page } = load(`${fence}\n${tag}\n`);
  expect(page.startsWith(fence)).toBe(true);
  expect(page.slice(fence.length)).not.toContain(tag);
  expect(page.slice(fence.length)).toContain(':::error');
});

test('the callout holds no markup of its own, whatever the path', () => {
  const { page } = load('<code src="./{gone}`x`.tsx"></code>');
  const message = /:::error\n([\s\S]*?)\n:::/.exec(page)?.[1] ?? '';
  expect(message).not.toMatch(/[<>{}`]/);
  expect(message).toContain('gone');
});
