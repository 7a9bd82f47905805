import { configFile, createSmallSite } from '../../support/small-site';
import { visit } from '../../e2e/support/visit';

jest.setTimeout(240_000);

/** The server compiles what a page asks for, and reports mistakes to the console. */
const options = { expectedConsole: [/./], timeout: 120_000 };

const site = createSmallSite();

/** The origin of the server, which all tests share. */
let origin: string;

const counter = (name: string) => `import React from 'react';

export default function Counter() {
  const [count, setCount] = React.useState(0);
  return <button onClick={() => setCount(count + 1)}>${name}: {count}</button>;
}
`;

/** Notes of a small type of the library. */
const notes = (id: string, type: string, row: string) =>
  JSON.stringify({
    id,
    module: 'rc-table/lib/Footer/Summary',
    type,
    rows: {
      [row]: { text: { 'en-US': `Text of ${row}.`, 'zh-CN': `${row} 的文字。` } },
    },
  });

/** A slot of the site's own. */
const footer = (text: string) => `import React from 'react';

export default function Footer() {
  return <footer>${text}</footer>;
}
`;

const PLAIN = '---\ntitle: Plain\n---\n\n## A part\n\nA text.\n';

beforeAll(async () => {
  site.write({
    '.dumirc.ts': configFile({ themeConfig: { strict: false, apiNotes: 'docs/api' } }),
    'docs/api/summary.yaml': notes('Summary', 'SummaryProps', 'fixed'),
    'docs/tabs.md': '---\ntitle: Tabs\n---\n\n<code src="./examples/tabs.tsx"></code>\n',
    'docs/examples/tabs.tsx': counter('Tabs'),
    'docs/noted.md':
      '---\ntitle: Noted\n---\n\n<code src="./examples/noted.tsx"></code>\n\n<API id="Summary"></API>\n',
    'docs/examples/noted.tsx': counter('Noted'),
    '.dumi/theme/locales/en-US.json': '{ "nav.pages": "First words" }',
    '.dumi/theme/slots/Footer/index.tsx': footer('First footer'),
    'docs/headed.md':
      '---\ntitle: Headed\n---\n\n<code src="./examples/headed.tsx"></code>\n',
    'docs/examples/headed.tsx': counter('Headed'),
    'docs/plain.md': PLAIN,
  });
  origin = await site.develop({ PORT: '8167' });
});

afterAll(() => site.remove());

/** Opens a page, and presses the button of its demo once. */
async function open(path: string, name: string) {
  const { page } = await visit(`${origin}${path}`, options);
  await page.getByRole('button', { name: `${name}: 0` }).click();
  await page.getByRole('button', { name: `${name}: 1` }).waitFor();
  let loads = 0;
  page.on('load', () => (loads += 1));
  return {
    page,
    /** Nothing has loaded the page, and its demo is as the reader left it. */
    async isAsBefore() {
      await page.getByRole('button', { name: `${name}: 1` }).waitFor();
      expect(loads).toBe(0);
    },
  };
}

test('a new tab of a page appears without a load, and goes', async () => {
  const { page, isAsBefore } = await open('/tabs', 'Tabs');
  const tab = (name: string) => page.getByRole('link', { name, exact: true });
  const text = (name: string) => `---\ntitle: ${name}\n---\n\nText of ${name}.\n`;
  site.write({ 'docs/tabs.$tab-more.md': text('More') });
  await tab('More').waitFor();
  await isAsBefore();
  site.write({ 'docs/tabs.$tab-other.md': text('Other') });
  await tab('Other').waitFor();
  await isAsBefore();
  await tab('More').click();
  await page.getByText('Text of More.', { exact: true }).waitFor();
  site.write({ 'docs/tabs.$tab-more.md': null });
  await tab('More').waitFor({ state: 'detached' });
  await isAsBefore();
  site.write({ 'docs/tabs.$tab-other.md': null });
  await tab('Other').waitFor({ state: 'detached' });
  await isAsBefore();
});

test('rows of a new file of notes appear without a load', async () => {
  const { page, isAsBefore } = await open('/noted', 'Noted');
  await page.getByText('Text of fixed.', { exact: true }).waitFor();
  site.write({ 'docs/api/more.yaml': notes('More', 'SummaryProps', 'children') });
  site.write({
    'docs/noted.md':
      '---\ntitle: Noted\n---\n\n<code src="./examples/noted.tsx"></code>\n\n<API id="Summary"></API>\n\n<API id="More"></API>\n',
  });
  await page.getByText('Text of children.', { exact: true }).waitFor();
  await isAsBefore();
});

test('the first headline of a site appears without a load', async () => {
  const { page, isAsBefore } = await open('/headed', 'Headed');
  site.write({
    'docs/headed.md':
      '---\ntitle: Headed\nheadline: A longer heading\n---\n\n<code src="./examples/headed.tsx"></code>\n',
  });
  await page.getByRole('heading', { level: 1, name: 'A longer heading' }).waitFor();
  await isAsBefore();
});

test('changed words and a changed slot of the site appear without a load', async () => {
  const { page, isAsBefore } = await open('/headed', 'Headed');
  await page.getByRole('navigation', { name: 'First words' }).waitFor();
  site.write({ '.dumi/theme/locales/en-US.json': '{ "nav.pages": "Other words" }' });
  await page.getByRole('navigation', { name: 'Other words' }).waitFor();
  await page.getByText('First footer', { exact: true }).waitFor();
  site.write({ '.dumi/theme/slots/Footer/index.tsx': footer('Other footer') });
  await page.getByText('Other footer', { exact: true }).waitFor();
  await isAsBefore();
});

test('the first note of a page comes with its styles', async () => {
  const { page } = await visit(`${origin}/plain`, options);
  await page.getByText('A text.', { exact: true }).waitFor();
  let loads = 0;
  page.on('load', () => (loads += 1));
  site.write({ 'docs/plain.md': `${PLAIN}\n:::info\nThe first note.\n:::\n` });
  await page.getByRole('note').waitFor();
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('[role=note]')!).paddingTop !== '0px',
  );
  expect(loads).toBe(0);
});
