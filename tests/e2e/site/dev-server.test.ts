import { createSmallSite } from '../../support/small-site';
import { visit } from '../support/visit';

jest.setTimeout(240_000);

const site = createSmallSite();

afterAll(() => site.remove());

test('the development server shows mistakes in the browser and takes them back', async () => {
  site.write({
    'docs/hello.md':
      '---\ntitle: Hello\ngroup: Start\n---\n\n# Hello\n\n<code src="./examples/late.tsx"></code>\n',
  });
  const [, origin = ''] = await site.serve(
    'dev',
    { PORT: '8123' },
    /(http:\/\/localhost:\d+)/,
  );
  const { page } = await visit(`${origin}/hello`, { expectedConsole: [/./] });
  page.setDefaultTimeout(120_000);
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
    'docs/index.md': '---\ndescription: It has lost its title.\n---\n\nText.\n',
  });
  await page.getByRole('alert').getByText('this page has no title').waitFor();
  site.write({ 'docs/index.md': '---\ntitle: Small site\n---\n\nText.\n' });
  await page.getByRole('alert').waitFor({ state: 'detached' });
});
