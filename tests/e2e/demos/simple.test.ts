import { sharedDemo } from '../support/shared-demo';

test('sorting and adding rows show at once', async () => {
  const { demo } = await sharedDemo('simple');
  const names = demo.locator('tbody td:first-child');
  expect(await names.allTextContents()).toEqual([
    'Oak desk',
    'Reading lamp',
    'Linen curtain',
  ]);

  await demo.getByRole('button', { name: 'Sort by stock' }).click();
  expect(await names.allTextContents()).toEqual([
    'Oak desk',
    'Linen curtain',
    'Reading lamp',
  ]);

  await demo.getByRole('button', { name: 'Add a row' }).click();
  expect(await names.allTextContents()).toHaveLength(4);
});

test('the counter reaches every cell but the frozen ones', async () => {
  const { demo } = await sharedDemo('simple', 'simple-counter');
  await demo.getByRole('button', { name: 'Run a lap' }).click();
  await demo.getByRole('button', { name: 'Run a lap' }).click();
  expect(await demo.locator('tbody td:nth-child(2)').allTextContents()).toEqual([
    '2',
    '12',
    '22',
  ]);
  expect(await demo.locator('tbody td:nth-child(3)').allTextContents()).toEqual([
    '0',
    '10',
    '20',
  ]);
});
