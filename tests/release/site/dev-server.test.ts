import { configFile, createSmallSite } from '../../support/small-site';
import { says, write } from '../../e2e/support/editor';
import { visit } from '../../e2e/support/visit';

jest.setTimeout(240_000);

/** The server compiles what a page asks for, and reports mistakes to the console. */
const options = { expectedConsole: [/./], timeout: 120_000 };

const site = createSmallSite();

/** The origin of the server, which all tests share. */
let origin: string;

beforeAll(async () => {
  site.write({ '.dumirc.ts': configFile({ themeConfig: { contentPolicy: {} } }) });
  origin = await site.develop({ PORT: '8127' });
});

afterAll(() => site.remove());

test('a file that is not there, and a demo that goes, are said in their places and mended', async () => {
  const demo = "import React from 'react';\nexport default () => <p>Still here</p>;\n";
  site.write({
    'docs/parts.md':
      '---\ntitle: Parts\n---\n\nThe text.\n\n<code src="./examples/going.tsx"></code>\n\n<embed src="./part.txt"></embed>\n',
    'docs/examples/going.tsx': demo,
  });
  const { page } = await visit(`${origin}/parts`, options);
  const main = page.locator('main');
  await main.getByText('docs/parts.md:9 <embed src="./part.txt"> leads').waitFor();
  await main.getByText('Still here', { exact: true }).waitFor();
  site.write({ 'docs/part.txt': 'An embedded text.\n' });
  await main.getByText('An embedded text.', { exact: true }).waitFor();
  site.write({ 'docs/examples/going.tsx': null });
  await main
    .getByText('docs/parts.md:7 <code src="./examples/going.tsx"> leads')
    .waitFor();
  await main.getByText('The text.', { exact: true }).waitFor();
  site.write({ 'docs/examples/going.tsx': demo });
  await main.getByText('Still here', { exact: true }).waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
});

test('code is edited in the development server, below a content policy', async () => {
  site.write({
    'docs/edit.md': '---\ntitle: Edit\n---\n\n<code src="./examples/edit.tsx"></code>\n',
    'docs/examples/edit.tsx':
      "import React from 'react';\nexport default () => <p>As written</p>;\n",
  });
  const { page } = await visit(`${origin}/edit`, options);
  await page.getByRole('button', { name: 'Edit here', exact: true }).click();
  const result = page.frameLocator('iframe[title^="Result of"]');
  await result.getByText('As written', { exact: true }).waitFor();
  await write(page, says('As edited'));
  await result.getByText('As edited', { exact: true }).waitFor();
});

test('a demo in the text of a page appears changed without a load', async () => {
  const written = (label: string) =>
    `---\ntitle: Written\n---\n\n\`\`\`jsx | demo\nimport React from 'react';\n\nexport default () => <p>${label}</p>;\n\`\`\`\n`;
  site.write({ 'docs/written.md': written('As first written') });
  const { page } = await visit(`${origin}/written`, options);
  const shown = page.locator('[data-demo-root]');
  await shown.getByText('As first written', { exact: true }).waitFor();
  let loads = 0;
  page.on('load', () => (loads += 1));
  site.write({ 'docs/written.md': written('As written anew') });
  await shown.getByText('As written anew', { exact: true }).waitFor();
  expect(loads).toBe(0);
});
