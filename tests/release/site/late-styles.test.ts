import type { Page } from 'playwright-core';
import { eventually, visit } from '../../e2e/support/visit';

const SHEET = /\.css$/;

/** The media that each linked style sheet of the document is used for. */
const mediaOf = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href, media }) =>
      href ? [media.mediaText] : [],
    ),
  );

test('style sheets that do not come keep no demo from its reader, and the rest of the page can be asked for again', async () => {
  const { page } = await visit('/demo/simple', {
    live: false,
    expectedConsole: [/net::ERR_FAILED/, /CSS chunk app failed/],
    before: (opened) => opened.route(SHEET, (route) => route.abort()),
  });
  const demo = page.locator('[data-demo-root="simple"][data-live]');
  await demo.getByRole('button', { name: 'Add a row' }).click();
  await eventually(async () => expect(await demo.locator('tbody tr').count()).toBe(4));
  const failure = page.getByRole('alert');
  await failure.getByText('The page could not be loaded.').waitFor();
  await page.unroute(SHEET);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  expect(await demo.locator('tbody tr').count()).toBe(4);
});

test('without script they are used as in any document', async () => {
  const { page } = await visit('/demo/simple', { javaScriptEnabled: false, live: false });
  expect(await mediaOf(page)).toEqual(['print', '']);
});
