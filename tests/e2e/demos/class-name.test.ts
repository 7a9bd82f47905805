import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

function classes(locator: Locator): Promise<string[]> {
  return locator.evaluate((element) => [...element.classList]);
}

function background(locator: Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).backgroundColor);
}

test('the classes are on the table, the cells, the rows and the expanded rows', async () => {
  const { demo } = await sharedDemo('class-name', 'class-name-options');
  expect(await classes(demo.locator('.rc-table'))).toContain('orders-table');
  expect(await demo.locator('th.orders-number').allTextContents()).toEqual(['Order']);
  expect(await demo.locator('td.orders-number').count()).toBe(5);

  const rows = demo.locator('tr.rc-table-row');
  expect(await classes(rows.nth(0))).toContain('orders-paid');
  expect(await classes(rows.nth(3))).toEqual(
    expect.arrayContaining(['orders-late', 'orders-striped']),
  );
  expect(await demo.locator('tr.orders-striped').count()).toBe(2);

  await demo.getByRole('button', { name: 'Items of 1043' }).click();
  const detail = demo.getByRole('row', { name: '40 cups, 40 saucers' });
  expect(await classes(detail)).toEqual(
    expect.arrayContaining([
      'rc-table-expanded-row',
      'orders-detail',
      'orders-detail-late',
    ]),
  );
  expect(await classes(detail)).not.toContain('orders-late');
});

test('the classes color the rows, and come and go with the options', async () => {
  const { demo } = await sharedDemo('class-name', 'class-name-options');
  const [paid, striped, late, lateStriped] = await demo
    .locator('tr.rc-table-row')
    .locator('td:nth-child(3)')
    .all();
  if (!paid || !striped || !late || !lateStriped) throw new Error('rows are missing');
  const colors = () => Promise.all([paid, striped, late, lateStriped].map(background));
  const colored = await colors();
  expect(new Set(colored).size).toBe(3);
  expect(colored[3]).toBe(colored[2]);

  await demo.getByRole('checkbox', { name: 'Color by status' }).uncheck();
  await eventually(async () => {
    const [first, second, third, fourth] = await colors();
    expect(third).toBe(first);
    expect(fourth).toBe(second);
    expect(second).toBe(colored[1]);
    expect(second).not.toBe(first);
  });

  await demo.getByRole('checkbox', { name: 'Stripes' }).uncheck();
  await eventually(async () => expect(new Set(await colors()).size).toBe(1));
});

test('a hovered row shows the hover color over its status', async () => {
  const { demo } = await sharedDemo('class-name', 'class-name-options');
  const late = demo.getByRole('cell', { name: 'Hotel Marin' });
  const colored = await background(late);
  await late.hover();
  await eventually(async () => expect(await background(late)).not.toBe(colored));
});

test('the selected row moves with the arrow keys', async () => {
  const { demo, page } = await sharedDemo('class-name', 'class-name-options');
  const selected = demo.locator('tr.is-selected td:nth-child(2)');
  expect(await selected.allTextContents()).toEqual(['1045']);
  await demo.getByRole('radio', { name: '1045' }).focus();
  await page.keyboard.press('ArrowUp');
  await eventually(async () =>
    expect(await selected.allTextContents()).toEqual(['1044']),
  );
});

test('the inspector names the classes under the pointer and at the focus', async () => {
  const { demo } = await sharedDemo('class-name', 'class-name-options');
  const inspector = demo.getByRole('status', { name: 'Classes' });
  await demo.getByRole('cell', { name: '1044', exact: true }).hover();
  await eventually(async () => {
    const text = await inspector.innerText();
    expect(text).toContain(
      'row: rc-table-row rc-table-row-level-0 orders-striped orders-late',
    );
    expect(text).toMatch(/cell: .*orders-number/);
  });

  await demo.getByRole('button', { name: 'Items of 1041' }).focus();
  await eventually(async () => {
    expect(await inspector.innerText()).toMatch(/row: .*orders-paid/);
    expect(await inspector.innerText()).toContain('rc-table-row-expand-icon-cell');
  });

  await demo.getByRole('checkbox', { name: 'Color by status' }).focus();
  await demo.page().keyboard.press('Space');
  await eventually(async () =>
    expect(await inspector.innerText()).not.toContain('orders-paid'),
  );
});
