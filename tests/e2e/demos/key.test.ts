import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';

/** The tasks that are ticked in a table. */
async function ticked(table: Locator): Promise<string[]> {
  const rows = table.locator('tr.rc-table-row:has(input:checked)');
  return rows.locator('td:nth-child(2)').allTextContents();
}

async function openTables() {
  const { demo, page } = await sharedDemo('key', 'key-options');
  const byId = demo.getByRole('table', { name: /by id/ });
  const byPosition = demo.getByRole('table', { name: /by position/ });
  return { demo, page, byId, byPosition };
}

test('after a deletion a tick stays with its record only where keys are ids', async () => {
  const { demo, byId, byPosition } = await openTables();
  for (const table of [byId, byPosition]) {
    await table.getByRole('checkbox', { name: 'Order name badges' }).check();
    expect(await ticked(table)).toEqual(['Order name badges']);
  }

  await demo.getByRole('button', { name: 'Delete the first task' }).click();
  expect(await ticked(byId)).toEqual(['Order name badges']);
  expect(await ticked(byPosition)).toEqual(['Print the program']);
});

test('a new first record takes over the tick of its place where keys are positions', async () => {
  const { demo, byId, byPosition } = await openTables();
  for (const table of [byId, byPosition]) {
    await table.getByRole('checkbox', { name: 'Book the venue' }).check();
  }

  await demo.getByRole('button', { name: 'Add a task on top' }).click();
  expect(await ticked(byId)).toEqual(['Book the venue']);
  expect(await ticked(byPosition)).toEqual(['Welcome the speakers']);
});

test('the keys are on the rows', async () => {
  const { demo, byId, byPosition } = await openTables();
  const keys = (table: Locator) =>
    table
      .locator('tr.rc-table-row')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-key')));
  await demo.getByRole('button', { name: 'Delete the first task' }).click();
  expect(await keys(byId)).toEqual(['2', '3', '4']);
  expect(await keys(byPosition)).toEqual(['0', '1', '2']);
});

test('the last task can be deleted with the keyboard, and then no more', async () => {
  const { demo, page, byId } = await openTables();
  const deletion = demo.getByRole('button', { name: 'Delete the first task' });
  await deletion.focus();
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('Enter');
  await byId.getByText('No Data').waitFor();
  expect(await deletion.isDisabled()).toBe(true);
});
