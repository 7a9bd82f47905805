import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSmallSite } from '../support/small-site';

const site = createSmallSite();
afterAll(() => site.remove());

const [, config = ''] =
  /```ts\n(\/\/ \.dumirc\.ts\n[^`]*)```/.exec(readFileSync('README.md', 'utf8')) ?? [];

const page = (path: string) =>
  readFileSync(join(site.root, 'dist', path, 'index.html'), 'utf8');

test('the smallest configuration of README makes a right site', async () => {
  expect(config).toContain('defineConfig');
  site.write({
    '.dumirc.ts': config,
    'docs/linked.md':
      '---\ntitle: Linked\n---\n\nA [link](/hello), a <a href="/hello">raw one</a>.\n',
  });
  const { code, output } = await site.build();
  expect(output).toContain('Rendered all pages and 1 demo.');
  expect(code).toBe(0);
  // The name of package.json, in the header and in titles.
  expect(page('hello')).toContain('<title>Hello - small-site</title>');
  expect(page('hello')).toMatch(/<a class="ledger-logo" href="\/">.*?small-site.*?<\/a>/);
  expect(page('hello')).toContain('<html lang="en-US"');
  expect(page('hello')).toContain('Hello from the demo');
  expect(page('linked').match(/href="\/hello"/g)?.length).toBeGreaterThanOrEqual(2);
  expect(page('linked')).not.toMatch(/undefined|Powered by|<footer/);
});
