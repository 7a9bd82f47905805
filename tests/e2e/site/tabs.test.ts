import { address, visit } from '../support/visit';

test('the virtual list has a second tab with an address of its own', async () => {
  const { page } = await visit('/demo/virtual-list');
  const tabs = page.getByRole('navigation', { name: 'Tabs of this page' });
  const current = tabs.locator('[aria-current]');
  expect(await current.innerText()).toBe('Doc');
  await page.locator('[data-demo="virtual-list"]').waitFor();
  await tabs.getByRole('link', { name: 'Performance' }).click();
  expect(page.url()).toBe(address('/demo/virtual-list?tab=performance'));
  await page.locator('[data-demo="virtual-list"]').waitFor({ state: 'hidden' });
  expect(await current.innerText()).toBe('Performance');
  await page.goBack();
  await page.locator('[data-demo="virtual-list"]').waitFor();
  expect(await current.innerText()).toBe('Doc');
});
