import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';
import { scrollByKey, wheelOver } from '../support/scroll';

const rows = (demo: Locator) =>
  demo.getByRole('table', { name: 'Orders' }).getByRole('row');
const cells = (demo: Locator) => demo.locator('.virtual-cell');

/** Left and right edges of the first elements found, rounded to pixels. */
function edges(elements: Locator, count: number): Promise<number[][]> {
  return elements.evaluateAll(
    (all, first) =>
      all.slice(0, first).map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      }),
    count,
  );
}

test('of 100,000 rows fewer than 60 cells are in the page', async () => {
  const { demo } = await sharedDemo('virtual-list', 'virtual-list-options');
  const table = demo.getByRole('table', { name: 'Orders' });
  expect(await table.getAttribute('aria-rowcount')).toBe('100000');
  expect(await rows(demo).first().innerText()).toMatch(
    /^1\s+Ada Okafor\s+paid\s+€5\.00$/,
  );

  const count = await cells(demo).count();
  expect(count).toBeGreaterThan(24); // six rows at least
  expect(count).toBeLessThan(60);
  await eventually(async () =>
    expect(await demo.getByRole('status').textContent()).toBe(
      `in the page: ${count / 4} rows, ${count} cells`,
    ),
  );
});

test('the header stands over its columns', async () => {
  const { page, demo } = await sharedDemo('virtual-list', 'virtual-list-options');
  const headers = demo.locator('thead th');
  await eventually(async () =>
    expect(await edges(cells(demo), 4)).toEqual(await edges(headers, 4)),
  );
  // On a narrow screen the total is left out, and the columns still line up.
  await page.setViewportSize({ width: 390, height: 800 });
  await eventually(async () => {
    expect(await headers.allTextContents()).toEqual(['Order', 'Customer', 'Status']);
    expect(await edges(cells(demo), 3)).toEqual(await edges(headers, 3));
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('scrolling keeps the header and the number of cells', async () => {
  const { page, demo } = await sharedDemo('virtual-list', 'virtual-list-options');
  const header = demo.getByRole('columnheader', { name: 'Customer' });
  const before = await header.boundingBox();
  await wheelOver(page, demo.getByRole('table', { name: 'Orders' }), [0, 4000]);
  await eventually(async () =>
    expect(
      Number(await rows(demo).first().getAttribute('aria-rowindex')),
    ).toBeGreaterThan(90),
  );
  expect(await cells(demo).count()).toBeLessThan(60);
  expect(await header.boundingBox()).toEqual(before);
});

test('the End key shows the last row', async () => {
  const { demo } = await sharedDemo('virtual-list', 'virtual-list-options');
  await scrollByKey(demo.getByRole('table', { name: 'Orders' }), 'End');
  const last = rows(demo).last();
  await eventually(async () =>
    expect(await last.getAttribute('aria-rowindex')).toBe('100000'),
  );
  expect(await last.innerText()).toMatch(/^100,000\s/);
  expect(await cells(demo).count()).toBeLessThan(60);

  // It is fully in view, at the lower edge of the body.
  const box = await last.boundingBox();
  const body = await demo.getByRole('table', { name: 'Orders' }).boundingBox();
  expect(box && body && Math.round(box.y + box.height - body.y - body.height)).toBe(0);
});

test('jumping shows and marks the wanted row', async () => {
  const { demo } = await sharedDemo('virtual-list', 'virtual-list-options');
  await demo.getByRole('spinbutton', { name: 'Row' }).fill('73500');
  await demo.getByRole('button', { name: 'Jump to row' }).click();
  const found = demo.locator('.virtual-row.is-found');
  await found.waitFor();
  expect(await found.getAttribute('aria-rowindex')).toBe('73500');
  const box = await found.boundingBox();
  const body = await demo.getByRole('table', { name: 'Orders' }).boundingBox();
  if (!box || !body) throw new Error('The row is not shown');
  expect(Math.abs(box.y + box.height / 2 - body.y - body.height / 2)).toBeLessThan(40);

  // The last one as well, with the Enter key.
  await demo.getByRole('spinbutton', { name: 'Row' }).fill('100000');
  await demo.getByRole('spinbutton', { name: 'Row' }).press('Enter');
  await eventually(async () =>
    expect(await found.getAttribute('aria-rowindex')).toBe('100000'),
  );
});

test('the row under the mouse changes its color', async () => {
  const { demo } = await sharedDemo('virtual-list', 'virtual-list-options');
  const cell = demo.getByRole('cell', { name: 'Chloé Moreau' }).first();
  const color = () =>
    cell.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await color();
  await cell.hover();
  expect(await color()).not.toBe(before);
});
