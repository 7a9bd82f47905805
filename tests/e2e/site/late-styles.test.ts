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

test('a demo waits for its style sheets, and for nothing else', async () => {
  const held: Route[] = [];
  const { page } = await visit('/demo/simple', {
    live: false,
    until: 'commit',
    before: (opened) =>
      opened.route(SHEET, (route) => {
        held.push(route);
      }),
  });
  const demo = page.locator('[data-demo-root="simple"]');
  await demo.waitFor();
  await eventually(async () =>
    expect(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => name.includes('/simple-demo.')),
      ),
    ).toBe(true),
  );
  expect(await demo.getAttribute('data-live')).toBe(null);
  await Promise.all(held.map((route) => route.continue()));
  await page.locator('[data-demo-root="simple"][data-live]').waitFor();
  expect(await mediaOf(page)).toEqual(['all']);
});
