import { visit } from '../support/visit';

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

test('a table of a demo takes part', async () => {
  const { page } = await visit('/demo/simple');
  const cell = page.locator('[data-demo="simple"] tbody td').first();
  const background = () =>
    cell.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background()).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: /^Color mode: light/ }).click();
  expect(await background()).toBe('rgb(23, 26, 33)');
});
