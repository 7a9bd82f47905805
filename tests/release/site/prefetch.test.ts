import type { Locator, Page } from 'playwright-core';
import { headlineOf } from '../../e2e/support/headline-of';
import { visit } from '../../e2e/support/visit';
import { linkIn, expectFetched } from '../../e2e/support/prefetch';

/** Says which files a page has asked for since. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

test.each([
  ['the focus', (link: Locator) => link.focus()],
  ['a finger', (link: Locator) => link.dispatchEvent('touchstart')],
])(
  'a page is fetched when %s comes to its link, and shown without the network',
  (_, come) => expectFetched(come),
);

test.each([
  ['wants to save data', { saveData: true, effectiveType: '4g' }],
  ['has a slow line', { saveData: false, effectiveType: '2g' }],
])('nothing is fetched ahead for a reader who %s', async (_, connection) => {
  const { page } = await visit('/demo/simple', {
    before: (one) =>
      one.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection),
  });
  const link = linkIn(page);
  await link.scrollIntoViewIfNeeded();
  const urls = requestsOf(page);
  await link.hover();
  await link.focus();
  await link.dispatchEvent('touchstart');
  // A request that was made after the others would have been made.
  await page.evaluate(() => fetch('/logo.svg?last').then((answer) => answer.text()));
  expect(urls.filter((url) => !url.endsWith('?last'))).toEqual([]);
  await link.click();
  await page.getByRole('heading', { level: 1, name: headlineOf('nested') }).waitFor();
});

test('links to other sites, to places on the page and in demos fetch nothing', async () => {
  const { page } = await visit('/demo/simple');
  await page.locator('[data-demo-root="simple"][data-live]').waitFor();
  await page.evaluate(() => {
    document
      .querySelector('[data-demo-root="simple"]')
      ?.insertAdjacentHTML(
        'afterbegin',
        '<a href="/demo/nested">In the demo</a> <a href="#related">Below</a>',
      );
    document
      .querySelector('main h1')
      ?.insertAdjacentHTML('afterend', '<a href="https://example.com/">Elsewhere</a>');
  });
  const urls = requestsOf(page);
  for (const name of ['In the demo', 'Below', 'Elsewhere']) {
    await page.getByRole('link', { name, exact: true }).hover();
  }
  await page.evaluate(() => fetch('/logo.svg?last').then((answer) => answer.text()));
  expect(urls.filter((url) => !url.endsWith('?last'))).toEqual([]);
});
