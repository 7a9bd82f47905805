import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

test('there is no header, and the first column still names the rows', async () => {
  const { demo } = await sharedDemo('hide-header', 'hide-header-options');
  expect(await demo.locator('thead').count()).toBe(0);
  expect(await demo.getByRole('columnheader').count()).toBe(0);
  expect(await demo.getByRole('rowheader').allTextContents()).toEqual([
    'Tracking',
    'Status',
    'Recipient',
    'Weight',
    'Expected',
  ]);
  await demo.getByRole('table', { name: 'Parcel' }).waitFor();
});

test('the width of a column applies without and with the header', async () => {
  const { demo, page } = await sharedDemo('hide-header', 'hide-header-options');
  const cell = demo.getByRole('rowheader', { name: 'Weight' });
  const width = async () => Math.round((await cell.boundingBox())?.width ?? 0);
  expect(await width()).toBe(140);

  await demo.getByRole('slider', { name: 'First column' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await eventually(async () => expect(await width()).toBe(160));

  await demo.getByRole('checkbox', { name: 'Show the header' }).check();
  const header = demo.getByRole('columnheader', { name: 'Property' });
  await header.waitFor();
  expect(await demo.getByRole('columnheader').allTextContents()).toEqual([
    'Property',
    'Value',
  ]);
  expect(Math.round((await header.boundingBox())?.width ?? 0)).toBe(160);
  expect(await width()).toBe(160);

  await demo.getByRole('checkbox', { name: 'Show the header' }).uncheck();
  await header.waitFor({ state: 'detached' });
  expect(await demo.locator('thead').count()).toBe(0);
});
