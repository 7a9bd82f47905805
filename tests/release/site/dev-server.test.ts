import { configFile, createSmallSite } from '../../support/small-site';
import { says, write } from '../../e2e/support/editor';
import { visit } from '../../e2e/support/visit';

jest.setTimeout(240_000);

/** The server compiles what a page asks for, and reports mistakes to the console. */
const options = { expectedConsole: [/./], timeout: 120_000 };

const site = createSmallSite();

/** The origin of the server, which all tests share. */
let origin: string;

/** Notes of a small type of the library, and a page with a demo that uses it. */
const REFERENCE = {
  'docs/api/summary.yaml': JSON.stringify({
    id: 'Summary',
    module: 'rc-table/lib/Footer/Summary',
    type: 'SummaryProps',
    rows: Object.fromEntries(
      ['fixed', 'children'].map((name) => [
        name,
        { text: { 'en-US': `Text of ${name}.`, 'zh-CN': `${name} 的文字。` } },
      ]),
    ),
  }),
  'docs/linked.md': `---
title: Linked
---

<API id="Summary"></API>

<code src="./examples/summary.tsx"></code>
`,
  'docs/examples/summary.tsx': `import Table from 'rc-table';
import React from 'react';

export default () => (
  <Table summary={() => <Table.Summary fixed><tr><td>Sum</td></tr></Table.Summary>} />
);
`,
};

beforeAll(async () => {
  site.write({
    '.dumirc.ts': configFile({
      themeConfig: { contentPolicy: {}, apiNotes: 'docs/api' },
    }),
    ...REFERENCE,
  });
  origin = await site.develop({ PORT: '8127' });
});

afterAll(() => site.remove());

test('types are read after the first page, which gets their rows and links without a load', async () => {
  const { page } = await visit(`${origin}/linked`, options);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByText('Text of fixed.', { exact: true }).waitFor();
  await page.locator('pre a', { hasText: 'fixed' }).waitFor({ state: 'attached' });
  await page.locator('td', { hasText: "'bottom'" }).waitFor();
  expect(loads).toBe(0);
});

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

test('a changed front matter, and pages that come and go, appear without a load', async () => {
  const matter = (title: string, group: string) =>
    `---\ntitle: ${title}\ngroup: ${group}\ndescription: About ${title}.\n---\n\n<code src="./examples/kept.tsx"></code>\n`;
  site.write({
    'docs/kept.md': matter('Kept', 'Start'),
    'docs/examples/kept.tsx':
      "import React from 'react';\nexport default function Counter() {\n  const [count, setCount] = React.useState(0);\n  return <button onClick={() => setCount(count + 1)}>Presses: {count}</button>;\n}\n",
  });
  const { page } = await visit(`${origin}/kept`, options);
  await page.getByRole('button', { name: 'Presses: 0' }).click();
  await page.getByRole('button', { name: 'Presses: 1' }).waitFor();
  let loads = 0;
  page.on('load', () => (loads += 1));
  const sidebar = page.locator('.ledger-sidebar');
  const link = (name: string) => sidebar.getByRole('link', { name, exact: true });

  site.write({ 'docs/kept.md': matter('Renamed', 'Other') });
  await link('Renamed').waitFor();
  await sidebar.getByText('Other', { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Renamed' }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Renamed'));
  await page.getByRole('button', { name: 'Presses: 1' }).waitFor();

  // A page that comes can be opened by its link.
  site.write({
    'docs/coming.md': '---\ntitle: Coming\ngroup: Other\n---\n\nThe page has come.\n',
  });
  await link('Coming').click();
  await page.getByText('The page has come.', { exact: true }).waitFor();

  // One that goes is gone, on the screen as well.
  site.write({ 'docs/coming.md': null });
  await link('Coming').waitFor({ state: 'detached' });
  await page
    .getByText('The page has come.', { exact: true })
    .waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'PAGE NOT FOUND' }).waitFor();
  await link('Renamed').click();
  await page.getByRole('heading', { level: 1, name: 'Renamed' }).waitFor();
  expect(loads).toBe(0);

  // One that comes to the address on the screen is shown.
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'PAGE NOT FOUND' }).waitFor();
  site.write({
    'docs/coming.md': '---\ntitle: Coming\ngroup: Other\n---\n\nThe page is back.\n',
  });
  await page.getByText('The page is back.', { exact: true }).waitFor();
});

test('a demo keeps its state while its code has a fault of syntax, which is said over the page', async () => {
  const counter = (body: string) =>
    `import React from 'react';\nexport default function Counter() {\n  const [count, setCount] = React.useState(0);\n  return <button onClick={() => setCount(count + 1)}>${body}</button>;\n}\n`;
  site.write({
    'docs/typing.md':
      '---\ntitle: Typing\n---\n\n<code src="./examples/typing.tsx"></code>\n',
    'docs/examples/typing.tsx': counter('Typed: {count}'),
  });
  const { page } = await visit(`${origin}/typing`, options);
  await page.getByRole('button', { name: 'Typed: 0' }).click();
  await page.getByRole('button', { name: 'Typed: 1' }).waitFor();
  let loads = 0;
  page.on('load', () => (loads += 1));
  site.write({ 'docs/examples/typing.tsx': counter('Typed: {count') });
  const alert = page.getByRole('alert');
  await alert.getByText('docs/examples/typing.tsx:4', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Typed: 1' }).waitFor();
  site.write({ 'docs/examples/typing.tsx': counter('Mended: {count}') });
  await page.getByRole('button', { name: 'Mended: 1' }).waitFor();
  await alert.waitFor({ state: 'detached' });
  expect(loads).toBe(0);
});
