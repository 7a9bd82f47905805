import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';
import { wheelOver } from '../support/scroll';

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('The element has no box.');
  return found;
};

const body = (demo: Locator) => demo.locator('.rc-table-body');

async function headerIsAligned(demo: Locator) {
  const headers = demo.getByRole('columnheader');
  const cells = demo.locator('tr.rc-table-row').first().locator('td');
  const count = await cells.count();
  expect(count).toBe(3);
  for (let index = 0; index < count; index += 1) {
    const header = await box(headers.nth(index));
    const cell = await box(cells.nth(index));
    expect(header.x).toBeCloseTo(cell.x, 0);
    if (index < count - 1) expect(header.width).toBeCloseTo(cell.width, 0);
  }
}

test('the header stays, aligned with the columns, while the body scrolls', async () => {
  const { demo, page } = await sharedDemo('scroll-y', 'scroll-y-options');
  const header = demo.getByRole('columnheader', { name: 'Message' });
  await header.waitFor();
  await headerIsAligned(demo);
  const row = demo.locator('tr.rc-table-row').first();
  await row.hover();
  const before = await box(header);
  const rowBefore = await box(row);

  await wheelOver(page, row, [0, 100], async () =>
    expect((await box(row)).y).toBeLessThan(rowBefore.y - 50),
  );
  expect(await box(header)).toEqual(before);
  await headerIsAligned(demo);
});

test('the header button works after scrolling', async () => {
  const { demo } = await sharedDemo('scroll-y', 'scroll-y-options');
  const firstTime = demo.locator('tr.rc-table-row').first().locator('td').first();
  await body(demo).evaluate((element) => element.scrollTo(0, 300));
  expect(await firstTime.textContent()).toBe('02:00');
  await demo.getByRole('button', { name: 'Time' }).click();
  expect(await firstTime.textContent()).toBe('02:46');
  expect(
    await demo.getByRole('columnheader', { name: 'Time' }).getAttribute('aria-sort'),
  ).toBe('descending');
});

test('the height follows the slider and the viewport', async () => {
  const { demo, page } = await sharedDemo('scroll-y', 'scroll-y-options');
  const height = async () => (await box(body(demo))).height;
  expect(await height()).toBe(240);
  await demo.getByRole('slider', { name: 'Height' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await height()).toBe(260);
  await page.keyboard.press('Home');
  expect(await height()).toBe(120);
  await headerIsAligned(demo);

  await demo.getByRole('combobox', { name: 'scroll.y' }).selectOption("'40vh'");
  expect(await height()).toBeCloseTo(320, 0);
  await page.setViewportSize({ width: 1280, height: 600 });
  await eventually(async () => expect(await height()).toBeCloseTo(240, 0));
});

test('few rows make a lower table, more rows scroll', async () => {
  const { demo } = await sharedDemo('scroll-y', 'scroll-y-options');
  const rows = demo.locator('tr.rc-table-row');
  await demo.getByRole('button', { name: 'Keep 3' }).click();
  expect(await rows.count()).toBe(3);
  const low = await box(body(demo));
  expect(low.height).toBeLessThan(240);
  expect(low.height).toBeGreaterThan((await box(rows.first())).height * 2);

  await demo.getByRole('button', { name: 'Add 5 entries' }).click();
  expect(await rows.count()).toBe(8);
  expect((await box(body(demo))).height).toBe(240);
  expect(
    await body(demo).evaluate((element) => element.scrollHeight > element.clientHeight),
  ).toBe(true);
  await headerIsAligned(demo);
});

test('the body follows new rows until someone scrolls away', async () => {
  const { demo, page } = await sharedDemo('scroll-y', 'scroll-y-follow');
  const add = demo.getByRole('button', { name: 'Scan a parcel' });
  const fromEnd = () =>
    body(demo).evaluate(
      (element) => element.scrollHeight - element.clientHeight - element.scrollTop,
    );
  await eventually(async () => expect(await fromEnd()).toBeLessThan(2));
  await add.click();
  await eventually(async () => expect(await fromEnd()).toBeLessThan(2));
  const last = await box(demo.locator('tr.rc-table-row').last());
  const frame = await box(body(demo));
  expect(last.y + last.height).toBeLessThanOrEqual(frame.y + frame.height + 1);

  await wheelOver(page, demo.locator('tr.rc-table-row').last(), [0, -80]);
  await demo.getByText('paused').waitFor();
  const paused = await body(demo).evaluate((element) => element.scrollTop);
  await add.click();
  expect(await demo.locator('tr.rc-table-row').count()).toBe(8);
  expect(await body(demo).evaluate((element) => element.scrollTop)).toBe(paused);

  await demo.getByRole('button', { name: 'Go to the newest' }).click();
  await demo.getByText('following').waitFor();
  await eventually(async () => expect(await fromEnd()).toBeLessThan(2));
});
