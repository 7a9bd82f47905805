import { address, visit, wake } from '../../e2e/support/visit';

test('an address with a tab opens it, an unknown tab is the first', async () => {
  const { page } = await visit('/demo/virtual-list-grid?tab=performance');
  const current = page
    .getByRole('navigation', { name: 'Tabs of this page' })
    .locator('[aria-current]');
  expect(await current.innerText()).toBe('Performance');
  await page.locator('[data-demo="virtual-list-grid"]').waitFor({ state: 'hidden' });
  await page.goto(address('/demo/virtual-list-grid?tab=nonsense'));
  await wake(page);
  expect(await current.innerText()).toBe('Doc');
  await page.locator('[data-demo="virtual-list-grid"]').waitFor();
});

test('a page without tabs shows none', async () => {
  const { page } = await visit('/demo/simple');
  await page.locator('[data-demo="simple"]').waitFor();
  expect(await page.getByRole('navigation', { name: 'Tabs of this page' }).count()).toBe(
    0,
  );
});
