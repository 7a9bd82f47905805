import type { Page } from 'playwright-core';
import { chunkFailure } from '../../e2e/support/chunk-failure';
import { headlineOf } from '../../e2e/support/headline-of';
import { address, visit } from '../../e2e/support/visit';
import { countAttempts } from '../../support/attempts';

/** What the browser itself says of a request that was cut. */
const expectedConsole = [/net::ERR_FAILED/];

/** Cuts requests until it is told to let them through. */
async function cut(page: Page, url: RegExp): Promise<() => void> {
  let isCut = true;
  await page.route(url, (route) => (isCut ? route.abort() : route.continue()));
  return () => {
    isCut = false;
  };
}

test.each([
  ['the script', /docs__demo__caption\.md\.\w+\.js/],
  ['the text', /caption-html\.\w+\.js/],
  ['a demo', /caption-demo\.\w+\.js/],
  ['the table of all pages', /routes\.\w+\.js/],
  ['the table of all files', /files\.\w+\.json/],
])(
  'when %s of a page does not come, the old page stays and offers a retry',
  async (_, url) => {
    countAttempts('faults injected');
    const { page } = await visit('/demo/simple', { expectedConsole });
    const mend = await cut(page, url);
    await page.locator('.ledger-aside').getByRole('link', { name: 'caption' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('The page could not be loaded.').waitFor();
    expect(await page.locator('main h1').innerText()).toBe(headlineOf('simple'));
    await page.getByRole('button', { name: 'Sort by stock' }).click();
    mend();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: headlineOf('caption') }).waitFor();
    await page.locator('[data-demo-root="caption"][data-live]').waitFor();
    expect(page.url()).toBe(address('/demo/caption'));
    expect(await alert.count()).toBe(0);
  },
);

test('after a page that did not come, another link leads on', async () => {
  const { page } = await visit('/demo/simple', { expectedConsole });
  await cut(page, /docs__demo__caption\.md/);
  const sidebar = page.locator('.ledger-aside');
  await sidebar.getByRole('link', { name: 'caption' }).click();
  await page.getByRole('alert').waitFor();
  await sidebar.getByRole('link', { name: 'nested' }).click();
  await page.getByRole('heading', { level: 1, name: headlineOf('nested') }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test.each([
  [
    'script',
    'caption-html',
    /caption-html\.\w+\.js/,
    { name: 'ChunkLoadError', message: expect.stringMatching(/^Loading chunk /) },
  ],
  ['style sheet', 'dropdown-demo', /\.css$/, { code: 'CSS_CHUNK_LOAD_FAILED' }],
])('a %s that does not come is an error that says so', async (_, chunk, file, wanted) => {
  const { page } = await visit('/demo', { expectedConsole });
  expect(await chunkFailure(page, chunk, file)).toMatchObject(wanted);
});

test('a demo whose script does not come says so in its place, and keeps its table', async () => {
  const { page } = await visit('/demo/simple', {
    expectedConsole,
    live: false,
    before: (one) => one.route(/\/simple-demo\.\w+\.js/, (route) => route.abort()),
  });
  const root = page.locator('[data-demo-root="simple"]');
  const alert = page.locator('[data-demo="simple"]').getByRole('alert');
  await alert.getByText('The demo simple could not be loaded.').waitFor();
  expect(await root.locator('tbody tr').count()).toBe(3);
  expect(await root.getAttribute('data-live')).toBe(null);
  await page.unroute(/\/simple-demo\.\w+\.js/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.locator('[data-demo-root="simple"][data-live]').waitFor();
  expect(await alert.count()).toBe(0);
  await root.getByRole('button', { name: 'Add a row' }).click();
  expect(await root.locator('tbody tr').count()).toBe(4);
});

test('when the app itself does not come, the page stays readable, says so and offers a retry', async () => {
  const { page } = await visit('/changelog', {
    live: false,
    expectedConsole: [/ERR_FAILED/, /Loading chunk/],
  });
  const mend = await cut(page, /\/app\.\w+\.js/);
  await page.mouse.move(300, 300, { steps: 2 });
  const alert = page.getByRole('alert');
  await alert.getByText('The page could not be loaded.').waitFor();
  expect(await page.locator('h4[id^=v]').count()).toBe(262);
  mend();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  expect(await alert.count()).toBe(0);
});
