import { sharedDemo } from '../support/shared-demo';
import { eventually, openDemo } from '../support/visit';
import { wheelOver } from '../support/scroll';

test('the placeholder spans all columns, and goes when rows arrive', async () => {
  const { demo } = await sharedDemo('no-data', 'no-data-options');
  const placeholder = demo.locator('tr.rc-table-placeholder td');
  expect(await placeholder.textContent()).toBe('No parcels today.');
  expect(await placeholder.getAttribute('colspan')).toBe('3');
  const head = await demo.locator('thead').boundingBox();
  const box = await placeholder.boundingBox();
  expect(box?.width).toBeCloseTo(head?.width ?? 0, 0);

  await demo.getByRole('button', { name: 'Load' }).click();
  await placeholder.getByText('Loading parcels…').waitFor();
  await demo.getByRole('cell', { name: 'Mei Tanaka' }).waitFor();
  expect(await placeholder.count()).toBe(0);
  expect(await demo.locator('tr.rc-table-row').count()).toBe(3);

  await demo.getByRole('button', { name: 'Clear' }).click();
  await placeholder.getByText('No parcels today.').waitFor();
  expect(await demo.locator('tr.rc-table-row').count()).toBe(0);
});

test('a failed request says so, and loading again recovers', async () => {
  const { demo } = await sharedDemo('no-data', 'no-data-options');
  await demo.getByRole('checkbox', { name: 'The server is down' }).check();
  await demo.getByRole('button', { name: 'Load' }).click();
  await demo.getByRole('cell', { name: 'The parcels could not be loaded.' }).waitFor();
  await demo.getByRole('status').getByText('failed').waitFor();

  await demo.getByRole('checkbox', { name: 'The server is down' }).uncheck();
  await demo.getByRole('button', { name: 'Load' }).click();
  await demo.getByRole('cell', { name: 'Ilse de Boer' }).waitFor();
});

test('emptyText in each of its forms shows in the placeholder', async () => {
  const { demo } = await sharedDemo('no-data', 'no-data-wide');
  const placeholder = demo.locator('tr.rc-table-placeholder');
  for (const [form, text] of [
    ['string', 'No shifts this week.'],
    ['function', 'No shifts in 7 days.'],
    ['element', 'No shifts this week.'],
    ['default', 'No Data'],
  ] as const) {
    await demo.getByRole('combobox', { name: 'emptyText' }).selectOption(form);
    await placeholder.getByText(text).waitFor();
    expect(await placeholder.locator('td').getAttribute('colspan')).toBe('8');
  }
});

test.each([1280, 390])(
  'at a width of %i the text stays centered while scrolling',
  async (width) => {
    const { demo, page } = await openDemo('no-data', 'no-data-wide', {
      viewport: { width, height: 800 },
    });
    const scroller = demo.locator('.rc-table-content');
    const text = demo.getByText('No Data');
    /** How far the middle of the text is from the middle of the visible table. */
    const offCenter = async () => {
      const range = await text.evaluate((element) => {
        const contents = document.createRange();
        contents.selectNodeContents(element);
        const box = contents.getBoundingClientRect();
        return box.left + box.width / 2;
      });
      const frame = await scroller.boundingBox();
      if (!frame) throw new Error('the table is not visible');
      return Math.abs(range - (frame.x + frame.width / 2));
    };
    await eventually(async () => expect(await offCenter()).toBeLessThan(3));

    await wheelOver(page, scroller, [2000, 0]);
    const sunday = demo.getByRole('columnheader', { name: 'Sunday' });
    await eventually(async () => {
      const frame = await scroller.boundingBox();
      const last = await sunday.boundingBox();
      if (!frame || !last) throw new Error('the header is not visible');
      expect(last.x + last.width).toBeLessThanOrEqual(frame.x + frame.width + 2);
      expect(last.x).toBeGreaterThan(frame.x);
    });
    expect(await offCenter()).toBeLessThan(3);
  },
);
