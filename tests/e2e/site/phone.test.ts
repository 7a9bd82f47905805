import { visit } from '../support/visit';

test('on a phone the navigation is a drawer that closes after a choice', async () => {
  const { page } = await visit('/demo/simple', { viewport: { width: 390, height: 800 } });
  const opener = page.getByRole('button', { name: 'Open the navigation' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Pages' });
  await drawer.getByRole('link', { name: 'caption' }).click();
  await page.getByRole('heading', { level: 1, name: 'caption' }).waitFor();
  await drawer.waitFor({ state: 'hidden' });
  await opener.click();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('on a phone the table of contents folds out', async () => {
  const { page } = await visit('/demo/simple', { viewport: { width: 390, height: 800 } });
  await page.getByText('On this page').last().click();
  await page.getByRole('link', { name: 'Related' }).click();
  expect(new URL(page.url()).hash).toBe('#related');
});
