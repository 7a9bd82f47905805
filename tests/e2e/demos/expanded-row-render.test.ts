import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

const openOptions = () =>
  sharedDemo('expanded-row-render', 'expanded-row-render-options');
const openKeys = (demo: Locator) => demo.locator('output').textContent();
const left = async (locator: Locator) =>
  Math.round((await locator.boundingBox())?.x ?? NaN);

test('open all, close all and single rows report their keys', async () => {
  const { demo } = await sharedDemo(
    'expanded-row-render',
    'expanded-row-render-controlled',
  );
  expect(await openKeys(demo)).toBe('open: 2302');
  await demo.getByText('40 towels, 20 robes').waitFor();

  const icon = demo.getByRole('button', { name: 'Lines of order 2301' });
  await icon.press('Enter');
  expect(await openKeys(demo)).toBe('open: 2302, 2301');
  expect(await icon.getAttribute('aria-expanded')).toBe('true');
  await demo.getByText('12 cups, 12 saucers').waitFor();

  await demo.getByRole('button', { name: 'Close all' }).click();
  expect(await openKeys(demo)).toBe('open: none');
  await demo.getByText('12 cups, 12 saucers').waitFor({ state: 'hidden' });
  expect(await demo.locator('.rc-table-expanded-row').count()).toBe(2);

  await demo.getByRole('button', { name: 'Open all' }).click();
  expect(await openKeys(demo)).toBe('open: 2301, 2302, 2303');
  await demo.getByText('1 teapot, 2 bowls').waitFor();
});

test('an order without lines has no icon', async () => {
  const { demo } = await sharedDemo(
    'expanded-row-render',
    'expanded-row-render-controlled',
  );
  const row = demo.getByRole('row', { name: 'Studio Korb' });
  expect(await row.getByRole('button').allTextContents()).toEqual(['Delete']);
  expect(await demo.getByRole('button', { name: 'Lines of order' }).count()).toBe(3);
});

test('deleting an order leaves the others as they are', async () => {
  const { demo } = await sharedDemo(
    'expanded-row-render',
    'expanded-row-render-controlled',
  );
  await demo.getByRole('button', { name: 'Open all' }).click();
  await demo.getByRole('button', { name: 'Delete order 2302' }).click();
  expect(await openKeys(demo)).toBe('open: 2301, 2303');
  expect(await demo.locator('tbody tr:visible').allTextContents()).toEqual([
    '−2301Café MiramarDelete',
    '12 cups, 12 saucers',
    '−2303Ana DuarteDelete',
    '1 teapot, 2 bowls',
    '2304Studio KorbDelete',
  ]);
});

test('the icon column takes its title and its place', async () => {
  const { demo } = await openOptions();
  const headers = demo.locator('thead').locator('th, td');
  expect((await headers.allTextContents())[0]).toBe('');
  const before = await headers.first().boundingBox();
  expect(before?.width).toBeLessThan(60);

  await demo.getByRole('checkbox', { name: 'columnTitle' }).check();
  expect((await headers.allTextContents())[0]).toBe('Note');
  expect((await headers.first().boundingBox())?.width).toBeGreaterThan(
    before?.width ?? 0,
  );

  await demo.getByRole('combobox', { name: 'Icons' }).selectOption('last');
  expect(await headers.allTextContents()).toEqual([
    'Parcel',
    'To',
    'From',
    'Weight, kg',
    'Note',
  ]);
  expect(
    await demo
      .locator('tr.rc-table-row')
      .first()
      .locator('td')
      .last()
      .getByRole('button', { name: 'Note on P-71' })
      .count(),
  ).toBe(1);
  expect(await demo.getByRole('checkbox', { name: 'Fix the icons' }).isDisabled()).toBe(
    true,
  );
});

test('rows open by click once that is switched on', async () => {
  const { demo } = await openOptions();
  const cell = demo.getByRole('cell', { name: 'Graz' });
  const icon = demo.getByRole('button', { name: 'Note on P-72' });
  await cell.click();
  expect(await icon.getAttribute('aria-expanded')).toBe('false');

  await demo.getByRole('checkbox', { name: 'expandRowByClick' }).check();
  await cell.click();
  expect(await icon.getAttribute('aria-expanded')).toBe('true');
  await demo.getByText('Waits at customs.').waitFor();
  await icon.click();
  expect(await icon.getAttribute('aria-expanded')).toBe('false');

  await icon.click();
  await demo.getByText('Waits at customs.').click();
  expect(await icon.getAttribute('aria-expanded')).toBe('true');
});

test('scroll.x and scroll.y keep the open rows', async () => {
  const { demo } = await openOptions();
  const note = demo.getByText('Left in the porch.');
  const content = demo.locator('.rc-table-content');
  expect(await content.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);

  await demo.getByRole('checkbox', { name: 'scroll.x' }).uncheck();
  expect(await content.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false);
  await note.waitFor();

  await demo.getByRole('checkbox', { name: 'scroll.y' }).check();
  const body = demo.locator('.rc-table-body');
  await body.waitFor();
  await note.waitFor();
  const header = demo.getByRole('columnheader', { name: 'Parcel' });
  const top = (await header.boundingBox())?.y;
  await body.evaluate((box) => box.scrollTo(0, 60));
  await eventually(async () =>
    expect(await body.evaluate((box) => box.scrollTop)).toBe(60),
  );
  expect((await header.boundingBox())?.y).toBe(top);
});

test('details and pinned columns stay in view while scrolling sideways', async () => {
  const { demo } = await openOptions();
  await demo.getByRole('checkbox', { name: 'Fix the parcel column' }).check();
  await demo.locator('.rc-table-expanded-row-fixed').waitFor();
  const fixed = [
    demo.getByText('Left in the porch.'),
    demo.getByRole('cell', { name: 'P-71', exact: true }),
    demo.getByRole('button', { name: 'Note on P-71' }),
  ];
  const scrolling = demo.getByRole('cell', { name: 'Lyon' });
  const content = demo.locator('.rc-table-content');
  const positions = () => Promise.all(fixed.map(left));
  const [before, lyon] = [await positions(), await left(scrolling)];

  await content.evaluate((box) => box.scrollTo(150, 0));
  await eventually(async () => expect(await left(scrolling)).toBe(lyon - 150));
  expect(await positions()).toEqual(before);

  await content.evaluate((box) => box.scrollTo(0, 0));
  await demo.getByRole('checkbox', { name: 'Fix the parcel column' }).uncheck();
  await demo.getByRole('checkbox', { name: 'Fix the icons' }).check();
  await content.evaluate((box) => box.scrollTo(150, 0));
  await eventually(async () => expect(await left(scrolling)).toBe(lyon - 150));
  const [note, number, icon] = await positions();
  expect([note, icon]).toEqual([before[0], before[2]]);
  expect(number).toBe((before[1] ?? 0) - 150);
});
