/** Pages that stay open while the site is deployed again. */
import type { Page } from 'playwright-core';
import { editor, result, says, write } from '../../e2e/support/editor';
import { headlineOf } from '../../e2e/support/headline-of';
import { address, eventually, visit } from '../../e2e/support/visit';
import { countAttempts } from '../../support/attempts';

const expectedConsole = [/404/, /ChunkLoadError|Loading (CSS )?chunk/, /ERR_FAILED/];

/**
 * Deploys the site again behind an open page: its files are gone, and every document names others,
 * until a document is loaded anew.
 * @param removed path of a page that the deploy removes
 * @returns how many documents were loaded since
 */
async function deploy(page: Page, removed?: string): Promise<() => number> {
  countAttempts('faults injected');
  let documents = 0;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) {
      documents += 1;
      if (pathname !== removed) {
        await route.continue();
        return;
      }
    }
    const isPage = !/\.\w+$/.test(pathname);
    if (isPage) {
      const url = pathname === removed ? address('/nothing-here') : request.url();
      const response = await page.request.get(url);
      const text = await response.text();
      const body = request.isNavigationRequest()
        ? text
        : text.replaceAll(/files\.\w+\.json/g, 'files.00000000.json');
      await route.fulfill({ status: response.status(), body, contentType: 'text/html' });
    } else if (documents === 0) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });
  return () => documents;
}

const tool = (name: string) => (page: Page) =>
  page.getByRole('toolbar').first().getByRole('button', { name }).click();

test.each([
  [
    'a text page wakes',
    '/changelog',
    false,
    // The first may be where the pointer rested.
    async (page: Page) => {
      await page.mouse.move(9, 9);
      await page.mouse.move(19, 19);
    },
  ],
  [
    'a page is asked for',
    '/demo/simple',
    true,
    (page: Page) =>
      page.locator('.ledger-aside a[href="/demo/caption"]').click({ noWaitAfter: true }),
  ],
  ['the search opens', '/demo/simple', true, (page: Page) => page.keyboard.press('/')],
  ['code is shown', '/demo/simple', true, tool('Show code')],
  ['a demo is edited', '/demo/simple', true, tool('Edit')],
] as const)(
  'when %s, the page reloads once, and everything works',
  async (_, path, live, act) => {
    const { page } = await visit(path, { expectedConsole, live });
    const documents = await deploy(page);
    const loaded = page.waitForEvent('load');
    await act(page);
    await loaded;
    await page.mouse.move(20, 20);
    await page.mouse.move(30, 30);
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    expect(documents()).toBe(1);
    expect(await page.getByRole('alert').count()).toBe(0);
    const asked = _ === 'a page is asked for' ? '/demo/caption' : path;
    expect(page.url()).toBe(address(asked));
    await page.keyboard.press('/');
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
  },
);

test('the reload keeps what the reader has just typed into a demo', async () => {
  const { page } = await visit('/demo/simple', { expectedConsole });
  await tool('Edit')(page);
  await result(page).getByText('Reading lamp').waitFor();
  await deploy(page);
  await write(page, says('typed before the deploy was noticed'));
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Search' }).click();
  await loaded;
  await result(page).getByText('typed before the deploy was noticed').waitFor();
  expect(await editor(page).innerText()).toContain('typed before');
});

test('a page that the deploy has removed becomes the 404 page', async () => {
  const { page } = await visit('/demo/simple', { expectedConsole });
  const documents = await deploy(page, '/demo/caption');
  await page.locator('.ledger-aside a[href="/demo/caption"]').click();
  await page.getByRole('heading', { name: 'PAGE NOT FOUND' }).waitFor();
  expect(page.url()).toBe(address('/demo/caption'));
  expect(documents()).toBe(1);
});

test('a host that goes on answering with the old page does not make it loop', async () => {
  const { page } = await visit('/changelog', { expectedConsole, live: false });
  let documents = 0;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) documents += 1;
    if (/\/app\.\w+\.js$/.test(request.url())) {
      await route.fulfill({ status: 404, body: '' });
    } else if (request.resourceType() === 'fetch') {
      await route.fulfill({ body: 'id="ledger-data" files.00000000.json' });
    } else await route.continue();
  });
  await page.mouse.move(9, 9);
  await page.mouse.move(19, 19);
  await eventually(async () => expect(documents).toBe(1));
  await page.waitForLoadState('load');
  const alert = page.getByRole('alert').getByText('The page could not be loaded.');
  await eventually(async () => {
    await page.mouse.move(Math.random() * 100, 29);
    expect(await alert.count()).toBe(1);
  });
  expect(documents).toBe(1);
});

test('a failure that no deploy explains names no file to readers', async () => {
  const { page } = await visit('/demo/simple', { expectedConsole });
  await page.route(/simple-javascript|demo-actions/, (route) => route.abort());
  await tool('Open in…')(page);
  await page.getByRole('menuitem', { name: 'CodeSandbox' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'did not work' });
  await notice.waitFor();
  expect(await notice.innerText()).toBe(
    'That did not work: a part of the page could not be loaded',
  );
});

test('a navigation that fails leaves address, page and sidebar in agreement', async () => {
  const { page } = await visit('/demo/simple', { expectedConsole });
  await page.route(/docs__demo__nested\.md|nested-html/, (route) => route.abort());
  await page.locator('.ledger-aside a[href="/demo/nested"]').click();
  await page.getByRole('alert').getByText('The page could not be loaded.').waitFor();
  const current = page.locator('.ledger-aside [aria-current="page"]');
  expect(await current.innerText()).toBe('simple');
  expect(await page.locator('main h1').innerText()).toBe(headlineOf('simple'));
  expect(page.url()).toBe(address('/demo/simple'));
  await page.unroute(/docs__demo__nested\.md|nested-html/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: headlineOf('nested') }).waitFor();
  expect(page.url()).toBe(address('/demo/nested'));
});
