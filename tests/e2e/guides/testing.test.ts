import type { Page } from 'playwright-core';
import { visit } from '../support/visit';

/** The rows of the records, without header, expanded rows and the measure row. */
function rowsOf(page: Page, name: string) {
  return page.getByRole('table', { name }).locator('tr[data-row-key]');
}

/** The cell of a row below a header, also where the header is a table of its own. */
async function cellOf(page: Page, name: string, row: string, column: string) {
  const root = page.locator('.rc-table', { has: page.getByRole('table', { name }) });
  const headers = await root.locator('.rc-table-thead .rc-table-cell').allTextContents();
  const cells = rowsOf(page, name).filter({ hasText: row }).locator('> *');
  return cells.nth(headers.indexOf(column));
}

/** Scrolls the rows, and waits until the shadow says so. */
async function scrollSideways(page: Page, name: string, left: number) {
  const table = page.getByRole('table', { name });
  const box = page.locator('.rc-table-body, .rc-table-content').filter({ has: table });
  await box.evaluate((element, to) => element.scrollTo({ left: to }), left);
  await page.locator('.rc-table-ping-left').filter({ has: table }).waitFor();
}

test('the helpers of the guide find and scroll the rows of a split table', async () => {
  const { page } = await visit('/~demos/docs-guide-styling-demo-styling-theme');
  await page.getByRole('columnheader', { name: 'Due' }).waitFor();
  expect(await rowsOf(page, 'Invoices').count()).toBe(4);
  const cell = await cellOf(page, 'Invoices', 'Hotel Marin', 'Due');
  expect(await cell.textContent()).toBe('9 March');
  await page.setViewportSize({ width: 500, height: 600 });
  await scrollSideways(page, 'Invoices', 60);
});
