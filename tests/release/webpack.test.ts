import { serveSite } from '../support/built-site';
import type { ServedSite } from '../support/built-site';
import { createSmallSite } from '../support/small-site';
import { styled } from '../support/sites/at-root';
import { placeFiles } from '../support/sites/routed-demos';
import { chunkFailure } from '../e2e/support/chunk-failure';
import { expectOtherPage } from '../e2e/support/other-page';
import { expectRoutedDemo } from '../e2e/support/routed-demo';
import { visit } from '../e2e/support/visit';

// What `BUNDLER=webpack` must do as well; all other tests have Rspack.
jest.setTimeout(240_000);

let site: ServedSite;

beforeAll(async () => {
  const bundler = 'webpack';
  const files = { ...styled, ...placeFiles };
  site = await serveSite({ name: 'webpack', base: '/', files, bundler });
}, 240_000);

afterAll(() => site.close());

test('a site wakes, and leads from page to page', async () => {
  const { page } = await visit(`${site.origin}/hello`);
  await expectOtherPage(page);
});

test('a demo asks for the router of its page', async () => {
  const { page } = await visit(`${site.origin}/hello`);
  await expectRoutedDemo(page, site.origin);
});

test('a script or style sheet that does not come is an error that says so', async () => {
  const failed = { expectedConsole: [/ERR_FAILED/] };
  const { page: first } = await visit(`${site.origin}/hello`, failed);
  expect(await chunkFailure(first, 'other-html', /other-html\.\w+\.js/)).toEqual({
    name: 'ChunkLoadError',
    code: undefined,
    message: expect.stringMatching(/^Loading chunk \S+ failed\.\n\(\w+: http\S+\)$/),
  });
  const { page: second } = await visit(`${site.origin}/hello`, failed);
  expect(await chunkFailure(second, 'other-demo', /other-demo\.\w+\.css/)).toMatchObject({
    code: 'CSS_CHUNK_LOAD_FAILED',
  });
});

test('the development server shows a page and what is changed in it', async () => {
  const own = createSmallSite();
  own.write(styled);
  try {
    const origin = await own.develop({ BUNDLER: 'webpack', PORT: '8125' });
    // A page that is loaded anew cuts what it was asking for.
    const options = { expectedConsole: [/./], live: false, timeout: 120_000 };
    const { page } = await visit(`${origin}/other`, options);
    await page.locator('[data-demo-root="other"] .other').waitFor();
    own.write({
      'docs/examples/other.tsx':
        "import React from 'react';\n\nexport default () => <p>A changed demo</p>;\n",
    });
    await page.getByText('A changed demo', { exact: true }).waitFor();
  } finally {
    await own.remove();
  }
});
