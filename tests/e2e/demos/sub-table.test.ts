import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

/** The visible rows as name, index in render and index in onCell. */
const rows = (demo: Locator) =>
  demo
    .locator('tr.rc-table-row')
    .evaluateAll((found) =>
      found.map((row) => [
        row.querySelector('td')?.textContent?.replace(/^[−+]/, ''),
        Number(row.querySelector('td:nth-child(2)')?.textContent),
        Number(row.querySelector('td:nth-child(3)')?.getAttribute('title')),
      ]),
    );

test('render counts per level, onCell counts the visible rows', async () => {
  const { demo } = await sharedDemo('sub-table', 'sub-table-options');
  expect((await rows(demo)).slice(0, 9)).toEqual([
    ['Chairs', 0, 0],
    ['Ash chair', 0, 1],
    ['Small', 0, 2],
    ['Medium', 1, 3],
    ['Large', 2, 4],
    ['Birch chair', 1, 5],
    ['Elm chair', 2, 6],
    ['Oak chair', 3, 7],
    ['Beds', 1, 8],
  ]);
  const shown = demo.locator('tr.rc-table-row').nth(8).locator('td').nth(2);
  expect(await shown.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe(
    '"8"',
  );
});

test('opening a product by keyboard shifts the visible numbers below, not the siblings', async () => {
  const { page, demo } = await sharedDemo('sub-table', 'sub-table-options');
  const birch = demo.getByRole('button', { name: 'Birch chair' });
  await birch.focus();
  await page.keyboard.press('Enter');
  await eventually(async () =>
    expect(await birch.getAttribute('aria-expanded')).toBe('true'),
  );
  expect((await rows(demo)).slice(5, 10)).toEqual([
    ['Birch chair', 1, 5],
    ['Small', 0, 6],
    ['Medium', 1, 7],
    ['Large', 2, 8],
    ['Elm chair', 2, 9],
  ]);
});

test('the header stays while all 170 rows scroll', async () => {
  const { demo } = await sharedDemo('sub-table', 'sub-table-options');
  await demo.getByRole('button', { name: 'Open all' }).click();
  await eventually(async () => expect(await rows(demo)).toHaveLength(170));

  const header = demo.getByRole('columnheader', { name: 'Range' });
  const first = demo.locator('tr.rc-table-row').first();
  const headerBefore = await header.boundingBox();
  const firstBefore = await first.boundingBox();
  const body = demo.locator('.rc-table-body');
  await body.evaluate((element) => {
    element.scrollTop = 1000;
  });
  expect(await header.boundingBox()).toEqual(headerBefore);
  expect((await first.boundingBox())?.y).toBeCloseTo((firstBefore?.y ?? NaN) - 1000, 0);

  await body.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  const last = demo.locator('tr.rc-table-row').last();
  const lastBox = await last.boundingBox();
  const bodyBox = await body.boundingBox();
  expect((lastBox?.y ?? NaN) + (lastBox?.height ?? NaN)).toBeLessThanOrEqual(
    Math.ceil((bodyBox?.y ?? NaN) + (bodyBox?.height ?? NaN)),
  );
  expect((await rows(demo)).at(-1)).toEqual(['Large', 2, 169]);

  await demo.getByRole('button', { name: 'Close all' }).click();
  await eventually(async () => expect(await rows(demo)).toHaveLength(10));
});

test('each level is indented further, and leaves have no button', async () => {
  const { demo } = await sharedDemo('sub-table', 'sub-table-options');
  const widths = await demo
    .locator('tr.rc-table-row .rc-table-row-indent')
    .evaluateAll((indents) =>
      indents.slice(0, 4).map((indent) => getComputedStyle(indent).paddingLeft),
    );
  expect(widths).toEqual(['0px', '20px', '40px', '40px']);
  expect(
    await demo.locator('tr.rc-table-row-level-2').first().getByRole('button').count(),
  ).toBe(0);
});

test('an order opens to a table of its own', async () => {
  const { demo } = await sharedDemo('sub-table', 'sub-table-nested');
  const table = (order: number) =>
    demo.getByRole('table', { name: `Parcels of order ${order}`, exact: true });
  expect(await table(2041).getByRole('columnheader').allTextContents()).toEqual([
    'Parcel',
    'Weight',
    'State',
  ]);
  expect(await table(2042).count()).toBe(0);

  await demo.getByRole('button', { name: 'Parcels of order 2042' }).click();
  await table(2042).waitFor();
  expect(await table(2042).getByRole('row').count()).toBe(4);
  expect(await table(2042).getByRole('cell', { name: 'P-81' }).isVisible()).toBe(true);

  await demo.getByRole('button', { name: 'Parcels of order 2041' }).click();
  await table(2041).waitFor({ state: 'hidden' });
  expect(await table(2042).isVisible()).toBe(true);
});
