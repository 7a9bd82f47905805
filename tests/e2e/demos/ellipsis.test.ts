import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

const isCut = (cell: Locator) =>
  cell.evaluate((element) => {
    const { textOverflow, whiteSpace } = getComputedStyle(element);
    return (
      textOverflow === 'ellipsis' &&
      whiteSpace === 'nowrap' &&
      element.scrollWidth > element.clientWidth
    );
  });

test('texts and numbers are cut, and their title has them whole', async () => {
  const { demo } = await sharedDemo('ellipsis', 'ellipsis-options');
  const cells = demo.locator('tr.rc-table-row').first().locator('td');
  expect(await cells.count()).toBe(3);
  for (const cell of await cells.all()) {
    expect(await isCut(cell)).toBe(true);
    expect(await cell.getAttribute('title')).toBe(await cell.textContent());
  }
  const header = demo.getByRole('columnheader', { name: 'Size in bytes' });
  expect(await isCut(header)).toBe(true);
  expect(await header.getAttribute('title')).toBe('Size in bytes');
});

test('a wider table shows more, and the short row is not cut', async () => {
  const { demo } = await sharedDemo('ellipsis', 'ellipsis-options');
  const path = demo.getByRole('cell', { name: '/srv/backups/readme.txt' });
  const slider = demo.getByRole('slider', { name: 'Width' });
  await slider.press('Home');
  await demo.getByText('240px').waitFor();
  await eventually(async () => expect(await isCut(path)).toBe(true));
  await slider.press('End');
  await demo.getByText('680px').waitFor();
  await eventually(async () => expect(await isCut(path)).toBe(false));
});

test('without ellipsis the cells wrap and have no title', async () => {
  const { demo } = await sharedDemo('ellipsis', 'ellipsis-options');
  const row = demo.locator('tr.rc-table-row').first();
  const cell = row.locator('td').first();
  const heightOf = async () => (await row.boundingBox())?.height ?? 0;
  const before = await heightOf();
  await demo.getByLabel('ellipsis').uncheck();
  await eventually(async () => expect(await heightOf()).toBeGreaterThan(before + 10));
  expect(await isCut(cell)).toBe(false);
  expect(await cell.getAttribute('title')).toBe(null);
});

test('the title is that of a text, a number or a direct child, and onCell wins', async () => {
  const { demo } = await sharedDemo('ellipsis', 'ellipsis-title');
  const text = 'Station on the northern pier';
  const shown = demo.locator('tr.rc-table-row td:nth-child(3)');
  await eventually(async () =>
    expect(await shown.allTextContents()).toEqual([
      text,
      '20260412093000',
      text,
      'none',
      'Pier 4',
    ]),
  );
});

test('without showTitle only the header and onCell give a title', async () => {
  const { demo } = await sharedDemo('ellipsis', 'ellipsis-title');
  const shown = demo.locator('tr.rc-table-row td:nth-child(3)');
  for (const rule of ['showTitle: false', '{}']) {
    await demo.getByLabel('ellipsis').selectOption(rule);
    await eventually(async () =>
      expect(await shown.allTextContents()).toEqual([
        'none',
        'none',
        'none',
        'none',
        'Pier 4',
      ]),
    );
    const header = demo.getByRole('columnheader', { name: 'Cell with ellipsis' });
    expect(await header.getAttribute('title')).toBe('Cell with ellipsis');
    await demo.getByText('title of the header: Cell with ellipsis').waitFor();
    await demo.getByLabel('ellipsis').selectOption('showTitle: true');
    await eventually(async () =>
      expect(await shown.nth(1).textContent()).toBe('20260412093000'),
    );
  }
});
