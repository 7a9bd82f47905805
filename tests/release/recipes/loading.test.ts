import { openRecipe } from '../../e2e/support/visit';

test('server-data: an error is told, keeps the rows, and can be tried again', async () => {
  const { demo } = await openRecipe('server-data');
  await demo.getByRole('checkbox', { name: 'Offline' }).check();
  await demo.getByRole('searchbox', { name: 'City' }).fill('malm');
  const again = demo.getByRole('alert').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  expect(await demo.locator('tbody tr').count()).toBe(4);
  await demo.getByRole('checkbox', { name: 'Offline' }).uncheck();
  await again.click();
  await demo.getByText('1 shown').waitFor();
  expect(await demo.getByRole('alert').count()).toBe(0);
});

test('lazy-children: a folder that failed can be tried again', async () => {
  const { demo } = await openRecipe('lazy-children');
  await demo.getByRole('button', { name: 'Contents of Backups' }).click();
  await demo.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await demo.getByText('monday.zip').waitFor();
  expect(await demo.getByRole('alert').count()).toBe(0);
});
