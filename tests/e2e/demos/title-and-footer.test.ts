import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

/** The distance of an element from the left of the viewport. */
const left = async (element: Locator) => (await element.boundingBox())?.x ?? NaN;

test('title, footer and totals follow the data', async () => {
  const { demo } = await sharedDemo('title-and-footer', 'title-and-footer-options');
  const title = demo.locator('.rc-table-title');
  const footer = demo.locator('.rc-table-footer');
  const totals = demo.locator('tfoot tr');
  expect(await title.textContent()).toBe('Invoice 2022-117, lines: 3');
  // 6 × 80 + 14.5 × 90 + 5 × 70
  expect(await totals.nth(0).locator('td').allTextContents()).toEqual([
    'Net',
    '25.5',
    '',
    '€2,135.00',
  ]);
  expect(await totals.nth(1).locator('td').last().textContent()).toBe('€2,562.00');
  expect(await footer.textContent()).toBe('Due by 11 June 2022: €2,562.00');

  await demo.getByRole('button', { name: 'Add a line' }).click();
  expect(await title.textContent()).toBe('Invoice 2022-117, lines: 4');
  expect(await totals.nth(0).locator('td').allTextContents()).toEqual([
    'Net',
    '33.5',
    '',
    '€2,815.00',
  ]);
  expect(await footer.textContent()).toContain('€3,378.00');
});

test('without lines the panels stay and the totals are zero', async () => {
  const { demo } = await sharedDemo('title-and-footer', 'title-and-footer-options');
  const remove = demo.getByRole('button', { name: 'Remove the last line' });
  for (let line = 0; line < 3; line += 1) await remove.click();
  expect(await remove.isDisabled()).toBe(true);
  await demo.getByText('No work to charge yet').waitFor();
  expect(await demo.locator('.rc-table-title').textContent()).toBe(
    'Invoice 2022-117, lines: 0',
  );
  expect(await demo.locator('tfoot td').last().textContent()).toBe('€0.00');
});

test('the amounts of rows and totals end on the same line', async () => {
  const { demo } = await sharedDemo('title-and-footer', 'title-and-footer-options');
  const edge = async (cell: Locator) => {
    const box = await cell.boundingBox();
    return (box?.x ?? NaN) + (box?.width ?? NaN);
  };
  const amount = await edge(demo.locator('tr.rc-table-row').first().locator('td').last());
  expect(await edge(demo.locator('tfoot td').last())).toBeCloseTo(amount, 0);
});

test('with a pinned first column the table scrolls and the panels stay', async () => {
  const { demo } = await sharedDemo('title-and-footer', 'title-and-footer-options');
  await demo.getByLabel('Fix the first column').check();
  await demo.locator('.rc-table-ping-right').waitFor();

  const row = demo.locator('tr.rc-table-row').first().locator('td');
  const net = demo.locator('tfoot tr').first().locator('td');
  const staying = [
    demo.locator('.rc-table-title'),
    demo.locator('.rc-table-footer'),
    demo.getByRole('columnheader', { name: 'Work' }),
    row.nth(0),
    net.nth(0),
  ];
  const moving = [
    demo.getByRole('columnheader', { name: 'Hours' }),
    row.nth(1),
    net.nth(1),
  ];
  const before = await Promise.all([...staying, ...moving].map(left));

  await demo.locator('.rc-table-content').evaluate((content) => {
    content.scrollLeft = 120;
  });
  await demo.locator('.rc-table-ping-left').waitFor();
  await eventually(async () => {
    const moved = await Promise.all([...staying, ...moving].map(left));
    expect(moved.map((x, index) => Math.round((before[index] ?? NaN) - x))).toEqual([
      0, 0, 0, 0, 0, 120, 120, 120,
    ]);
  });
});
