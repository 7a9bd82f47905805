import { createSmallSite } from '../../support/small-site';
import { chunkFailure } from '../support/chunk-failure';
import { isSameDocument, markDocument } from '../support/same-document';
import { visit } from '../support/visit';

jest.setTimeout(300_000);

describe.each(['rspack', 'webpack'])('with %s', (bundler) => {
  const site = createSmallSite();
  const env = { BUNDLER: bundler };

  beforeAll(() =>
    site.write({
      'docs/other.md':
        '---\ntitle: Other\ngroup: Start\norder: 2\n---\n\n<code src="./examples/other.tsx"></code>\n',
      'docs/examples/other.css': '.other { color: rgb(1, 2, 3); }\n',
      'docs/examples/other.tsx': `import React from 'react';
import './other.css';

export default function Other() {
  return <p className="other">Another demo</p>;
}
`,
    }),
  );
  afterAll(() => site.remove());

  test('a site is built, wakes, and leads from page to page', async () => {
    const { code, output } = await site.run('build', env);
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    const [, origin = ''] = await site.serve('preview', { PORT: '0' }, /(http:\S+)\//);

    const { page } = await visit(`${origin}/hello`);
    await page.locator('[data-demo-root="hello"][data-live]').waitFor();
    await markDocument(page);
    await page
      .getByRole('navigation', { name: 'Pages', exact: true })
      .getByRole('link', { name: 'Other' })
      .click();
    const demo = page.locator('[data-demo-root="other"][data-live] .other');
    await demo.waitFor();
    expect(await demo.evaluate((one) => getComputedStyle(one).color)).toBe(
      'rgb(1, 2, 3)',
    );
    expect(await isSameDocument(page)).toBe(true);

    const failed = { expectedConsole: [/ERR_FAILED/] };
    const { page: first } = await visit(`${origin}/hello`, failed);
    expect(await chunkFailure(first, 'other-html', /other-html\.\w+\.js/)).toEqual({
      name: 'ChunkLoadError',
      code: undefined,
      message: expect.stringMatching(/^Loading chunk \S+ failed\.\n\(\w+: http\S+\)$/),
    });
    const { page: second } = await visit(`${origin}/hello`, failed);
    expect(
      await chunkFailure(second, 'other-demo', /other-demo\.\w+\.css/),
    ).toMatchObject({
      code: 'CSS_CHUNK_LOAD_FAILED',
    });
  });

  test('the development server shows a page and what is changed in it', async () => {
    const [, origin = ''] = await site.serve(
      'dev',
      { ...env, PORT: bundler === 'rspack' ? '8124' : '8125' },
      /(http:\/\/localhost:\d+)/,
    );
    // A page that is loaded anew cuts what it was asking for.
    const { page } = await visit(`${origin}/other`, {
      expectedConsole: [/./],
      live: false,
    });
    page.setDefaultTimeout(120_000);
    await page.locator('[data-demo-root="other"] .other').waitFor();
    site.write({
      'docs/examples/other.tsx':
        "import React from 'react';\n\nexport default function Other() {\n  return <p>A changed demo</p>;\n}\n",
    });
    await page.getByText('A changed demo', { exact: true }).waitFor();
  });
});
