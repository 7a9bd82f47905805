import { visit } from '../support/visit';

test('the slash key opens the finder, Enter goes to the first page found', async () => {
  const { page } = await visit('/demo/simple');
  await page.locator('[data-demo="simple"]').waitFor();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Find a page' });
  const field = dialog.getByRole('searchbox');
  await field.fill('sticky summary');
  expect(await dialog.getByRole('link').count()).toBeGreaterThan(0);
  await field.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'stickyHeaderAndSummary' }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
});

test('the finder closes with Escape and gives focus back', async () => {
  const { page } = await visit('/');
  const opener = page.getByRole('button', { name: 'Find a page' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Find a page' });
  await dialog.getByRole('searchbox').fill('zzzz');
  await dialog.getByText('No page matches.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});
