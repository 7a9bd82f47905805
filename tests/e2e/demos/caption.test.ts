import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';

/** The distance of an element from the top of the viewport. */
const top = async (element: Locator) => (await element.boundingBox())?.y ?? NaN;

test('the caption is the first child of the table and its accessible name', async () => {
  const { demo } = await sharedDemo('caption');
  const name = 'Library loans and visits, 2022 (thousands)';
  const first = demo.locator('table > :first-child');
  expect(await first.evaluate((element) => element.tagName)).toBe('CAPTION');
  expect(await first.textContent()).toBe(name);
  expect(await demo.getByRole('table', { name, exact: true }).count()).toBe(1);
});

test('title, caption, header, rows and footer stand in this order', async () => {
  const { demo } = await sharedDemo('caption', 'caption-places');
  const tops = await Promise.all(
    [
      demo.locator('.rc-table-title'),
      demo.locator('caption'),
      demo.getByRole('columnheader', { name: 'Counter' }),
      demo.locator('tr.rc-table-row').first(),
      demo.locator('.rc-table-footer'),
    ].map(top),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(5);
});

test('only the caption names the table', async () => {
  const { demo } = await sharedDemo('caption', 'caption-places');
  const named = demo.getByRole('table', {
    name: 'Bicycles counted on 12 May 2022',
    exact: true,
  });
  await demo.getByLabel('title').uncheck();
  await demo.getByLabel('footer').uncheck();
  expect(await demo.locator('.rc-table-title, .rc-table-footer').count()).toBe(0);
  expect(await named.count()).toBe(1);

  await demo.getByLabel('title').check();
  await demo.getByLabel('footer').check();
  await demo.getByLabel('caption').uncheck();
  expect(await demo.locator('caption').count()).toBe(0);
  expect(await named.count()).toBe(0);
  expect(await demo.getByRole('table').count()).toBe(1);
  expect(await demo.getByText('Name of the table: none').count()).toBe(1);
});

test('with a fixed header the caption is below the header and scrolls away', async () => {
  const { demo } = await sharedDemo('caption', 'caption-places');
  await demo.getByLabel('scroll.y').check();
  const header = demo.getByRole('columnheader', { name: 'Counter' });
  await header.waitFor();
  const caption = demo.locator('.rc-table-body caption');
  expect(await top(caption)).toBeGreaterThan(await top(header));
  expect(await demo.locator('.rc-table-header caption').count()).toBe(0);

  const titleBefore = await top(demo.locator('.rc-table-title'));
  const captionBefore = await top(caption);
  await demo.locator('.rc-table-body').evaluate((body) => {
    body.scrollTop = 60;
  });
  expect(await top(caption)).toBeCloseTo(captionBefore - 60, 0);
  expect(await top(demo.locator('.rc-table-title'))).toBe(titleBefore);
});
