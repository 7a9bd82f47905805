import { address, eventually, visit } from '../../e2e/support/visit';

const root = '[data-prefers-color]';

test('auto follows the system while the page is open', async () => {
  const { page } = await visit('/', { colorScheme: 'light' });
  await page.getByRole('button', { name: /^Color mode: light/ }).click();
  await page.getByRole('button', { name: /^Color mode: dark/ }).click();
  await page.getByRole('button', { name: /^Color mode: system/ }).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually(async () => {
    expect(await page.locator(root).getAttribute('data-prefers-color')).toBe('dark');
  });
});

test('another tab follows', async () => {
  const { page } = await visit('/');
  const other = await page.context().newPage();
  await other.goto(address('/demo/simple'));
  await other.getByRole('button', { name: /^Color mode: light/ }).waitFor();
  await page.getByRole('button', { name: /^Color mode: light/ }).click();
  await eventually(async () => {
    expect(await other.locator(root).getAttribute('data-prefers-color')).toBe('dark');
  });
});
