import { address, eventually, visit } from '../support/visit';

const root = '[data-prefers-color]';

test('a first visit is light whatever the system prefers, and the choice is kept', async () => {
  const { page } = await visit('/demo/simple', { colorScheme: 'dark' });
  const html = page.locator('html');
  expect(await html.getAttribute('data-prefers-color')).toBe('light');
  await page.getByRole('button', { name: /^Color mode: light/ }).click();
  expect(await html.getAttribute('data-prefers-color')).toBe('dark');
  await page.reload();
  expect(await html.getAttribute('data-prefers-color')).toBe('dark');
  const background = await page.evaluate(
    () => getComputedStyle(document.body).backgroundColor,
  );
  expect(background).toBe('rgb(18, 21, 27)');
});

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

test('a table of a demo takes part', async () => {
  const { page } = await visit('/demo/simple');
  const cell = page.locator('[data-demo="simple"] tbody td').first();
  const background = () =>
    cell.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background()).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: /^Color mode: light/ }).click();
  expect(await background()).toBe('rgb(23, 26, 33)');
});
