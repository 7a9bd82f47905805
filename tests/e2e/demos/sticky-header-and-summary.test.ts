import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';
import { wheelOver } from '../support/scroll';

const name = 'sticky-header-and-summary';

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('nothing to measure');
  return { ...found, bottom: found.y + found.height, right: found.x + found.width };
}

async function open() {
  const { page, demo } = await sharedDemo(name, 'sticky-header-and-summary-options');
  const frame = demo.getByRole('region', { name: 'Takings' });
  await frame.scrollIntoViewIfNeeded();
  return {
    page,
    demo,
    frame,
    header: demo.getByRole('columnheader', { name: 'Stall' }),
    totals: demo.locator('tfoot td'),
    scrollDown: () =>
      wheelOver(page, frame, [0, 400], async () =>
        expect(await frame.evaluate((element) => element.scrollTop)).toBeGreaterThan(300),
      ),
  };
}

const near = (value: number, expected: number) =>
  expect(Math.abs(value - expected)).toBeLessThan(3);

test('header and totals stay at the edges of the frame while it scrolls', async () => {
  const { frame, header, totals, scrollDown } = await open();
  const total = totals.first();
  near((await box(total)).bottom, (await box(frame)).bottom);
  await scrollDown();
  near((await box(total)).bottom, (await box(frame)).bottom);
  near((await box(header)).y, (await box(frame)).y);
});

test('totals at the top stay right under the header', async () => {
  const { demo, frame, header, totals, scrollDown } = await open();
  await demo.getByLabel('Totals').selectOption('top');
  await scrollDown();
  near((await box(header)).y, (await box(frame)).y);
  near((await box(totals.first())).y, (await box(header)).bottom);
});

test('totals that are not fixed come after the last row', async () => {
  const { demo, frame, totals } = await open();
  await demo.getByLabel('Totals').selectOption('not fixed');
  await eventually(async () =>
    expect((await box(totals.first())).y).toBeGreaterThan(
      (await box(frame)).bottom + 300,
    ),
  );
  const last = demo.locator('tr.rc-table-row').last();
  near((await box(totals.first())).y, (await box(last)).bottom);
});

test('offsetSummary lifts the totals and the helper scrollbar above them', async () => {
  const { demo, frame, totals } = await open();
  const bar = demo.locator('.rc-table-sticky-scroll');
  await demo.getByRole('slider', { name: 'offsetSummary' }).press('End');
  await demo.getByText('32px').waitFor();
  await eventually(async () => {
    near((await box(totals.first())).bottom, (await box(frame)).bottom - 32);
    near((await box(bar)).bottom, (await box(totals.first())).y);
  });
});

test('the totals are those of the rows that the filter leaves', async () => {
  const { demo, totals } = await open();
  expect(await totals.first().textContent()).toBe('29 stalls');
  await demo.getByLabel('Market').selectOption('Old Town');
  await demo.getByText('10 stalls').waitFor();
  expect(await totals.nth(1).textContent()).toBe('Old Town');

  const asNumber = (text: string) => Number(text.replace(',', ''));
  const sums = await demo.locator('tr.rc-table-row td:last-child').allTextContents();
  expect(sums).toHaveLength(10);
  const expected = sums.map(asNumber).reduce((total, one) => total + one, 0);
  expect(asNumber((await totals.last().textContent()) ?? '')).toBe(expected);
});

test('the cells of the totals are pinned like their columns', async () => {
  const { page, demo, totals } = await open();
  await demo.getByLabel('Fix the sum column').check();
  const table = await box(demo.locator('.rc-table'));
  const first = totals.first();
  const january = totals.nth(2);
  const last = totals.last();
  await eventually(async () => near((await box(last)).right, table.right));
  const start = (await box(january)).x;

  await wheelOver(page, demo.locator('tr.rc-table-row').nth(1), [60, 0], async () =>
    expect((await box(january)).x).toBeLessThan(start - 30),
  );
  near((await box(first)).x, table.x);
  near((await box(last)).right, table.right);
  const inHeader = await box(demo.getByRole('columnheader', { name: 'January' }));
  near((await box(january)).x, inHeader.x);
});

test('sticky can be switched off and on again', async () => {
  const { demo, frame, header, scrollDown } = await open();
  await demo.getByLabel('sticky', { exact: true }).uncheck();
  await scrollDown();
  expect((await box(header)).y).toBeLessThan((await box(frame)).y - 100);

  await demo.getByLabel('sticky', { exact: true }).check();
  await scrollDown();
  await eventually(async () => near((await box(header)).y, (await box(frame)).y));
});

test('details open with the keyboard', async () => {
  const { demo } = await open();
  const button = demo.getByRole('button', { name: 'Details of Carla' });
  await button.press('Enter');
  await demo.getByText('Carla sells spices').waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
});
