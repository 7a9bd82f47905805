import { join } from 'node:path';
import loader from '../../../src/plugin/missing-demo-loader.cjs';
import missingDemos from '../../../src/plugin/missing-demos';
import { temporaryFolders } from '../support/temporary-folder';

const folderWith = temporaryFolders();
const root = folderWith({ 'docs/there.tsx': '' });

type Find = (text: string, path: string) => { candidates: string[] }[];

/** The options that the plugin gives to the loader, read from a stand-in for webpack's chain. */
function loaderOptions(): { find: Find } {
  let given: { find: Find } | undefined;
  const chain: Record<string, unknown> = {};
  for (const name of ['rule', 'test', 'enforce', 'use', 'loader'])
    chain[name] = () => chain;
  chain.options = (value: { find: Find }) => {
    given = value;
    return chain;
  };
  chain.module = chain;
  const api = {
    cwd: root,
    chainWebpack: (change: (config: unknown) => void) => change(chain),
  };
  missingDemos(api as unknown as Parameters<typeof missingDemos>[0]);
  if (!given) throw new Error('The plugin gave the loader no options.');
  return given;
}

function load(text: string): { page: string; watched: string[] } {
  const watched: string[] = [];
  const context = {
    getOptions: loaderOptions,
    resourcePath: join(root, 'docs/a.md'),
    addMissingDependency: (path: string) => watched.push(path),
  };
  return { page: loader.call(context, text), watched };
}

test('a page without missing demos is handed on as it is', () => {
  const text = '# A\n\n<code src="./there.tsx"></code>\n';
  expect(load(text)).toEqual({ page: text, watched: [] });
});

test('a missing demo becomes a callout that says place, fault and cure', () => {
  const { page } = load('# A\n\n<code src="./gone.tsx"></code>\n\nText\n');
  expect(page).toContain('\n\n:::error\ndocs/a.md:3 ');
  expect(page).toContain(
    'leads to no file. Write the demo there, or take the line out.\n:::\n\n',
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
