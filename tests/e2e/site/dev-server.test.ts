import { get } from 'node:http';
import { configFile, createSmallSite } from '../../support/small-site';
import { visit } from '../support/visit';

jest.setTimeout(240_000);

/** The server compiles what a page asks for, and reports mistakes to the console. */
const options = { expectedConsole: [/./], timeout: 120_000 };

const site = createSmallSite();

/** The origin of the server, which all tests share. */
let running: Promise<string>;

afterAll(() => site.remove());

test('the development server shows mistakes in the browser, takes them back, and shows changes', async () => {
  site.write({
    '.dumirc.ts': configFile({ themeConfig: { contentPolicy: {} } }),
    'docs/hello.md':
      '---\ntitle: Hello\ngroup: Start\n---\n\n# Hello\n\n<code src="./examples/late.tsx"></code>\n',
  });
  running = site.develop({ PORT: '8123' });
  const origin = await running;
  const { page } = await visit(`${origin}/hello`, options);
  const mistake = 'docs/hello.md:8 <code src="./examples/late.tsx"> leads to no file.';
  await page.locator('main').getByText(mistake).waitFor();
  await page.getByRole('alert').getByText('leads to no file').waitFor();

  site.write({
    'docs/examples/late.tsx':
      "import React from 'react';\nexport default () => <p>The late demo</p>;\n",
  });
  await page.getByText('The late demo', { exact: true }).waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });

  site.write({
    'docs/examples/late.tsx':
      "import React from 'react';\nexport default () => <p>A changed demo</p>;\n",
  });
  await page.getByText('A changed demo', { exact: true }).waitFor();

  site.write({
    'docs/index.md': '---\ntitle: Small site\norder: first\n---\n\nText.\n',
  });
  await page.getByRole('alert').getByText('`order` must be a number').waitFor();
  site.write({ 'docs/index.md': '---\ntitle: Small site\n---\n\nText.\n' });
  await page.getByRole('alert').waitFor({ state: 'detached' });

  // A demo that throws when it is imported says so in its place.
  site.write({
    'docs/examples/late.tsx':
      "throw new Error('thrown at import');\nexport default () => null;\n",
  });
  await page.getByRole('alert').getByText('thrown at import', { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1 }).getByText('Hello').waitFor();

  // A page that moves, in a server that lives on.
  site.write({
    'docs/hello.md': null,
    'docs/moved.md': '---\ntitle: Moved\n---\n\nThe page has moved.\n',
  });
  await page.goto(`${origin}/moved`);
  await page.getByText('The page has moved.', { exact: true }).waitFor();
});

test('a changed page and a changed demo appear without a load, and keep what the reader has done', async () => {
  const origin = await running;
  const text = (sentence: string) =>
    `---\ntitle: Hot\n---\n\n${sentence}\n\n<code src="./examples/hot.tsx"></code>\n\n<code src="./examples/beside.tsx"></code>\n`;
  const counter = (label: string) =>
    `import React from 'react';\nexport default function Counter() {\n  const [count, setCount] = React.useState(0);\n  return <button onClick={() => setCount(count + 1)}>${label} {count}</button>;\n}\n`;
  site.write({
    'docs/hot.md': text('The first sentence.'),
    'docs/examples/hot.tsx': counter('Presses:'),
    'docs/examples/beside.tsx': counter('Beside:'),
  });
  const { page } = await visit(`${origin}/hot`, options);
  await page.getByRole('button', { name: 'Presses: 0' }).click();
  await page.getByRole('button', { name: 'Beside: 0' }).click();
  await page.getByRole('button', { name: 'Beside: 1' }).waitFor();
  let loads = 0;
  page.on('load', () => (loads += 1));

  site.write({ 'docs/hot.md': text('The second sentence.') });
  await page.getByText('The second sentence.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Presses: 1' }).waitFor();

  site.write({ 'docs/examples/hot.tsx': counter('Counted:') });
  await page.getByRole('button', { name: 'Counted: 1' }).waitFor();
  await page.getByRole('button', { name: 'Beside: 1' }).waitFor();

  // One that throws while it renders starts again once it is mended.
  site.write({
    'docs/examples/hot.tsx':
      "export default function Counter() {\n  throw new Error('thrown at render');\n}\n",
  });
  await page.getByRole('alert').getByText('thrown at render', { exact: true }).waitFor();
  site.write({ 'docs/examples/hot.tsx': counter('Mended:') });
  await page.getByRole('button', { name: 'Mended: 0' }).waitFor();
  expect(loads).toBe(0);
  await page.getByRole('button', { name: 'Beside: 1' }).waitFor();
});

test('the development server answers to the names of this machine alone', async () => {
  const { port } = new URL(await running);
  const statusFor = (name: string) =>
    new Promise((done, fail) => {
      get({ port, host: 'localhost', headers: { Host: name } }, (response) => {
        response.resume();
        done(response.statusCode);
      }).on('error', fail);
    });
  expect(await statusFor(`localhost:${port}`)).toBe(200);
  expect(await statusFor('evil.example')).toBe(403);
});
