import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';
import { wheelOver } from '../support/scroll';

const name = 'fixed-columns-and-header-rtl';

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('nothing to measure');
  return { ...found, right: found.x + found.width };
}

const scrollLeft = (scroller: Locator) =>
  scroller.evaluate((element) => element.scrollLeft);

async function classesAre(table: Locator, expected: Record<string, boolean>) {
  await eventually(async () => {
    const classes = (await table.getAttribute('class'))?.split(' ');
    for (const [one, present] of Object.entries(expected)) {
      expect([one, classes?.includes(one)]).toEqual([one, present]);
    }
  });
}

test('the column that is fixed on the left stays at the right edge', async () => {
  const { demo } = await sharedDemo(name, 'fixed-columns-and-header-rtl-options');
  const table = demo.locator('.rc-table');
  const frame = await box(table);
  const title = demo.getByRole('columnheader', { name: 'Title' });
  const firstCell = demo.locator('tr.rc-table-row td').first();
  expect(await firstCell.getAttribute('class')).toContain('rc-table-cell-fix-right-last');
  expect(Math.abs((await box(title)).right - frame.right)).toBeLessThan(2);

  await demo.getByRole('button', { name: 'Scroll to the last column' }).click();
  await eventually(async () =>
    expect(await demo.getByText('scrollLeft').textContent()).toMatch(/: -\d{2,}$/),
  );
  expect(await scrollLeft(demo.locator('.rc-table-body'))).toBeLessThan(-50);
  expect(Math.abs((await box(title)).right - frame.right)).toBeLessThan(2);
  expect(Math.abs((await box(firstCell)).right - frame.right)).toBeLessThan(2);
  const copies = await box(demo.getByRole('columnheader', { name: 'Copies' }));
  expect(Math.abs(copies.x - frame.x)).toBeLessThan(20);
});

test('the scroll shadows are mirrored', async () => {
  const { page, demo } = await sharedDemo(name, 'fixed-columns-and-header-rtl-options');
  const table = demo.locator('.rc-table');
  await classesAre(table, { 'rc-table-ping-left': true, 'rc-table-ping-right': false });

  const row = demo.locator('tr.rc-table-row').first();
  await wheelOver(page, row, [-40, 0], () =>
    classesAre(table, { 'rc-table-ping-left': true, 'rc-table-ping-right': true }),
  );
  await wheelOver(page, row, [-2000, 0], () =>
    classesAre(table, { 'rc-table-ping-left': false, 'rc-table-ping-right': true }),
  );
});

test('the header stays in view and follows the body sideways', async () => {
  const { page, demo } = await sharedDemo(name, 'fixed-columns-and-header-rtl-options');
  const header = demo.getByRole('columnheader', { name: 'Year' });
  const cell = demo.locator('tr.rc-table-row').first().locator('td').nth(3);
  const before = { header: await box(header), cell: await box(cell) };

  await wheelOver(page, cell, [-100, 60], async () => {
    const after = { header: await box(header), cell: await box(cell) };
    expect(after.cell.y).toBeLessThan(before.cell.y - 20);
    expect(after.header.y).toBeCloseTo(before.header.y, 0);
    expect(after.cell.x).toBeGreaterThan(before.cell.x + 50);
    expect(after.header.x).toBeCloseTo(after.cell.x, 0);
  });
});

test('in a left-to-right table the same column is at the left edge, and scrollLeft counts up', async () => {
  const { demo } = await sharedDemo(name, 'fixed-columns-and-header-rtl-options');
  await demo.getByLabel('direction').selectOption('ltr');
  const table = demo.locator('.rc-table');
  await classesAre(table, {
    'rc-table-rtl': false,
    'rc-table-ping-left': false,
    'rc-table-ping-right': true,
  });
  const title = demo.getByRole('columnheader', { name: 'Title' });
  const frame = await box(table);
  expect(Math.abs((await box(title)).x - frame.x)).toBeLessThan(2);

  await demo.getByRole('button', { name: 'Scroll to the last column' }).click();
  await eventually(async () =>
    expect(await demo.getByText('scrollLeft').textContent()).toMatch(/: \d{2,}$/),
  );
  expect(Math.abs((await box(title)).x - frame.x)).toBeLessThan(2);
});

test('the options pin the last column, cut titles, widen and empty the table', async () => {
  const { demo } = await sharedDemo(name, 'fixed-columns-and-header-rtl-options');
  const table = demo.locator('.rc-table');
  const copies = demo.getByRole('columnheader', { name: 'Copies' });
  expect((await box(copies)).x).toBeLessThan((await box(table)).x);
  await demo.getByLabel('Fix the last column').check();
  await eventually(async () =>
    expect(Math.abs((await box(copies)).x - (await box(table)).x)).toBeLessThan(20),
  );

  await demo.getByLabel('Ellipsis in titles').check();
  await demo.locator('td[title="موسم الهجرة إلى الشمال"]').waitFor();

  await demo.getByLabel('scroll.x').selectOption('150%');
  const body = demo.locator('.rc-table-body');
  await eventually(async () => {
    const ratio = await body.evaluate(
      (element) => element.scrollWidth / element.clientWidth,
    );
    expect(ratio).toBeCloseTo(1.5, 1);
  });

  await demo.getByLabel('Fixed header').uncheck();
  await demo.locator('.rc-table-content').waitFor();
  expect(await demo.locator('table').count()).toBe(1);

  await demo.getByLabel('No books').check();
  await demo.getByText('No books on these shelves').waitFor();
  expect(await demo.locator('tr.rc-table-row').count()).toBe(0);
  expect(await demo.getByRole('columnheader').count()).toBe(6);
});

test('the flag on a group alone pins nothing, on its columns it pins the group too', async () => {
  const { page, demo } = await sharedDemo(name, `${name}-groups`);
  const table = demo.locator('.rc-table');
  const group = demo.getByRole('columnheader', { name: 'Delivery' });
  const pinned = demo.locator('.rc-table-cell-fix-left, .rc-table-cell-fix-right');
  expect(await demo.getByLabel("fixed: 'right' on").inputValue()).toBe('the group');
  expect(await pinned.count()).toBe(0);
  expect((await box(group)).x).toBeLessThan((await box(table)).x - 50);

  await demo.getByLabel("fixed: 'right' on").selectOption('its columns');
  await demo.locator('td.rc-table-cell-fix-left').first().waitFor();
  // The group, its two header cells and two cells in each of the four rows.
  expect(await pinned.count()).toBe(11);
  const atLeftEdge = async () =>
    expect(Math.abs((await box(group)).x - (await box(table)).x)).toBeLessThan(2);
  await eventually(atLeftEdge);

  await wheelOver(page, demo.locator('tr.rc-table-row').first(), [-60, 0], async () =>
    expect(await scrollLeft(demo.locator('.rc-table-content'))).toBeLessThan(-20),
  );
  await atLeftEdge();
});
