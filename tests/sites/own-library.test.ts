import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAME_WARNINGS, write } from '../e2e/support/editor';
import { visit } from '../e2e/support/visit';
import { serveSite } from '../support/built-site';
import type { ServedSite } from '../support/built-site';
import { configFile } from '../support/small-site';

jest.setTimeout(180_000);

const demo = (name: string, text: string) => `import { ${name} } from 'my-library';
import React from 'react';

export default () => <p>{${text}}</p>;
`;

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite({
    name: 'own-library',
    base: '/',
    files: {
      '.dumirc.ts': configFile({ themeConfig: { strict: false } }).replace(
        'resolve:',
        "alias: { 'my-library': require('path').join(__dirname, 'library') },\n  resolve:",
      ),
      'library/package.json': '{ "name": "my-library", "sideEffects": false }',
      'library/index.ts': `import large from './large';

export { large };
export const words = { hello: 'Hello from the library' };
`,
      'library/large.ts': "export default () => 'the large part';\n",
      'docs/examples/hello.tsx': demo('words', 'words.hello'),
      'docs/examples/large.tsx': demo('large', 'large()'),
      'docs/large.md':
        '---\ntitle: Large\n---\n\n<code src="./examples/large.tsx"></code>\n',
    },
  });
});
afterAll(() => site.close());

/** True if scripts that a page names, or all of the site's, have a text. */
function isInScripts(text: string, page?: string): boolean {
  const document = page && readFileSync(join(site.dist, page, 'index.html'), 'utf8');
  return readdirSync(site.dist)
    .filter((name) => name.endsWith('.js') && (!document || document.includes(name)))
    .some((name) => readFileSync(join(site.dist, name), 'utf8').includes(text));
}

test("a demo loads what it uses of a library's main file, and not what the file imports", async () => {
  const { page } = await visit(`${site.origin}/hello`);
  await page.getByText('Hello from the library', { exact: true }).waitFor();
  expect(isInScripts('the large part', 'hello')).toBe(false);
  expect(isInScripts('the large part', 'large')).toBe(true);
});

test("readers' code can use all of the library", async () => {
  const { page } = await visit(`${site.origin}/hello`, {
    expectedConsole: FRAME_WARNINGS,
  });
  await page.getByRole('button', { name: 'Edit here' }).click();
  const result = page.frameLocator('iframe[title^="Result of"]');
  await result.getByText('Hello from the library', { exact: true }).waitFor();
  await write(page, demo('words, large', 'words.hello + large()'));
  await result.getByText('Hello from the librarythe large part').waitFor();
});
