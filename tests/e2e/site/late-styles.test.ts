import type { Page, Route } from 'playwright-core';
import { eventually, visit } from '../support/visit';

const SHEET = /\.css$/;

/** The media that each linked style sheet of the document is used for. */
const mediaOf = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href, media }) =>
      href ? [media.mediaText] : [],
    ),
  );

test('a page wakes while its style sheets are on their way, its demos when they are there', async () => {
  const held: Route[] = [];
  const { page } = await visit('/demo/simple', {
    until: 'commit',
    before: (opened) =>
      opened.route(SHEET, (route) => {
        held.push(route);
      }),
  });
  const demo = page.locator('[data-demo-root="simple"]');
  await demo.waitFor();
  // Its code is there, so that it is the sheets alone that are waited for.
  await eventually(async () =>
    expect(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => name.includes('/simple-demo.')),
      ),
    ).toBe(true),
  );
  await page.getByRole('button', { name: /^Color mode: light/ }).click();
  expect(await page.locator('html').getAttribute('data-prefers-color')).toBe('dark');
  expect(await demo.getAttribute('data-live')).toBe(null);
  await Promise.all(held.map((route) => route.continue()));
  await page.locator('[data-demo-root="simple"][data-live]').waitFor();
  expect(await mediaOf(page)).toEqual(['all', 'all']);
});

test('style sheets that do not come keep no demo from its reader', async () => {
  const { page } = await visit('/demo/simple', {
    expectedConsole: [/net::ERR_FAILED/],
    before: (opened) => opened.route(SHEET, (route) => route.abort()),
  });
  const demo = page.locator('[data-demo-root="simple"][data-live]');
  await demo.getByRole('button', { name: 'Add a row' }).click();
  await eventually(async () => expect(await demo.locator('tbody tr').count()).toBe(4));
});

test('without script they are used as in any document', async () => {
  const { page } = await visit('/demo/simple', { javaScriptEnabled: false, live: false });
  expect(await mediaOf(page)).toEqual(['print', 'print', '', '']);
});
