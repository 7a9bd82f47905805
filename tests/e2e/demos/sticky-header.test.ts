import type { Locator, Page } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually, openDemo } from '../support/visit';
import { scrollByKey, wheelOver } from '../support/scroll';

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('nothing to measure');
  return { ...found, bottom: found.y + found.height };
}

/** Sets a slider as the keyboard does, one step at a time. */
async function press(slider: Locator, key: string, times: number) {
  for (let time = 0; time < times; time += 1) await slider.press(key);
}

/** Scrolls the window with the wheel until the row of a train is in its middle. */
async function scrollTo(page: Page, row: Locator) {
  await eventually(async () => {
    const { y } = await box(row);
    await page.mouse.wheel(0, y - 400);
    expect(Math.abs((await box(row)).y - 400)).toBeLessThan(60);
  });
}

const rowOf = (demo: Locator, text: string) =>
  demo.locator('tr.rc-table-row').filter({ hasText: text });

test('the header stays below the offset while the page scrolls', async () => {
  const { page, demo } = await sharedDemo('sticky-header', 'sticky-header-options');
  const header = demo.getByRole('columnheader', { name: 'Departs' });
  await scrollTo(page, rowOf(demo, '10:13'));
  expect((await box(header)).y).toBeCloseTo(64, 0);
  await scrollTo(page, rowOf(demo, '13:17'));
  expect((await box(header)).y).toBeCloseTo(64, 0);
});

test('the header leaves with the last row', async () => {
  const viewport = { width: 1280, height: 400 };
  const { page, demo } = await openDemo('sticky-header', 'sticky-header-options', {
    viewport,
  });
  const header = demo.getByRole('columnheader', { name: 'Departs' });
  await eventually(async () => {
    await page.mouse.wheel(0, 1000);
    expect((await box(header)).y).toBeLessThan(0);
  });
});

test('offsetHeader moves the header down', async () => {
  const { page, demo } = await sharedDemo('sticky-header', 'sticky-header-options');
  const slider = demo.getByRole('slider', { name: 'offsetHeader' });
  await press(slider, 'ArrowRight', 4);
  await demo.getByText('96px').waitFor();
  await scrollTo(page, rowOf(demo, '10:13'));
  const header = demo.getByRole('columnheader', { name: 'Departs' });
  expect((await box(header)).y).toBeCloseTo(96, 0);
});

test('dragging the helper scrollbar moves header and body', async () => {
  const { page, demo } = await sharedDemo('sticky-header', 'sticky-header-options');
  await scrollTo(page, rowOf(demo, '10:13'));
  const bar = demo.locator('.rc-table-sticky-scroll-bar');
  const before = await box(bar);
  expect(Math.abs(before.y + before.height / 2 - 800)).toBeLessThan(10);

  const via = demo.getByRole('columnheader', { name: 'Via' });
  const cell = rowOf(demo, '10:13').getByText('Lisbon, Coimbra');
  const start = { header: (await box(via)).x, cell: (await box(cell)).x };
  await page.mouse.move(before.x + 40, before.y + 2);
  await page.mouse.down();
  await page.mouse.move(before.x + 100, before.y + 2, { steps: 4 });
  expect(await bar.getAttribute('class')).toContain('rc-table-sticky-scroll-bar-active');
  await page.mouse.up();

  await eventually(async () => {
    expect((await box(bar)).x).toBeCloseTo(before.x + 60, -1);
    expect((await box(cell)).x).toBeLessThan(start.cell - 50);
  });
  const moved = start.cell - (await box(cell)).x;
  expect(start.header - (await box(via)).x).toBeCloseTo(moved, 0);
});

test('the helper scrollbar keeps offsetScroll, and goes when the real one is in view', async () => {
  const { page, demo } = await sharedDemo('sticky-header', 'sticky-header-options');
  const slider = demo.getByRole('slider', { name: 'offsetScroll' });
  await press(slider, 'ArrowRight', 5);
  await demo.getByText('40px').waitFor();
  await scrollTo(page, rowOf(demo, '10:13'));
  const bar = demo.locator('.rc-table-sticky-scroll');
  await eventually(async () => expect((await box(bar)).bottom).toBeCloseTo(760, 0));

  await scrollTo(page, rowOf(demo, '19:02'));
  await eventually(async () => expect(await bar.count()).toBe(0));
});

test('pinned columns stay while the body moves sideways', async () => {
  const { page, demo } = await sharedDemo('sticky-header', 'sticky-header-options');
  const row = rowOf(demo, '06:46');
  const time = row.getByText('06:46');
  const city = row.getByText('Bergen');
  const start = { time: (await box(time)).x, city: (await box(city)).x };
  await wheelOver(page, city, [80, 0], async () =>
    expect((await box(city)).x).toBeLessThan(start.city - 50),
  );
  expect((await box(time)).x).toBeCloseTo(start.time, 0);

  await demo.getByLabel('Fix first and last column').uncheck();
  await eventually(async () => expect((await box(time)).x).toBeLessThan(start.time - 50));
});

test('with a height of its own the body scrolls under the header', async () => {
  const { page, demo } = await sharedDemo('sticky-header', 'sticky-header-options');
  await demo.getByLabel('scroll.y: 300').check();
  const body = demo.locator('.rc-table-body');
  await eventually(async () => expect((await box(body)).height).toBeLessThanOrEqual(300));
  const header = demo.getByRole('columnheader', { name: 'Departs' });
  await body.scrollIntoViewIfNeeded();
  const row = rowOf(demo, '07:09');
  await row.hover();
  const { y } = await box(header);
  await wheelOver(page, row, [0, 200], async () =>
    expect(await body.evaluate((element) => element.scrollTop)).toBeGreaterThan(100),
  );
  expect((await box(header)).y).toBeCloseTo(y, 0);
});

test('in a frame the header sticks to the frame, unless a wrapper clips it by overflow', async () => {
  const { page, demo } = await sharedDemo('sticky-header', 'sticky-header-frame');
  const frame = demo.getByRole('region', { name: 'Mountain huts' });
  const header = demo.getByRole('columnheader', { name: 'Hut' });
  await frame.scrollIntoViewIfNeeded();
  await wheelOver(page, frame, [0, 300], async () =>
    expect(await frame.evaluate((element) => element.scrollTop)).toBeGreaterThan(200),
  );
  const atTop = async () =>
    expect(Math.abs((await box(header)).y - (await box(frame)).y)).toBeLessThan(3);
  await eventually(atTop);

  const wrapper = demo.getByLabel('overflow of the wrapper');
  await wrapper.selectOption('hidden');
  await eventually(async () =>
    expect((await box(header)).y).toBeLessThan((await box(frame)).y - 100),
  );
  await wrapper.selectOption('clip');
  await eventually(atTop);
});

test('in a frame the helper scrollbar goes at the end of the frame', async () => {
  const { page, demo } = await sharedDemo('sticky-header', 'sticky-header-frame');
  const frame = demo.getByRole('region', { name: 'Mountain huts' });
  const bar = demo.locator('.rc-table-sticky-scroll');
  await frame.scrollIntoViewIfNeeded();
  await wheelOver(page, frame, [0, 100], () => bar.waitFor({ state: 'attached' }));
  expect(Math.abs((await box(bar)).bottom - (await box(frame)).bottom)).toBeLessThan(3);

  await scrollByKey(frame, 'End');
  await eventually(async () => expect(await bar.count()).toBe(0));
});
