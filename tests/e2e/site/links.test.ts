import { expectOwnPage } from '../support/own-page';
import { isSameDocument, markDocument } from '../support/same-document';
import { visit } from '../support/visit';

test('Control and a press opens a link in a page of its own', () =>
  expectOwnPage({ modifiers: ['Control'] }));

test('a link inside a demo is the demo’s own: the browser follows it', async () => {
  const { page } = await visit('/demo/simple');
  await page.locator('[data-demo-root="simple"][data-live]').waitFor();
  await markDocument(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/changelog',
      textContent: 'A link of the demo',
    });
    document.querySelector('[data-demo-root="simple"]')?.prepend(link);
  });
  await page.getByRole('link', { name: 'A link of the demo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Changelog' }).waitFor();
  expect(await isSameDocument(page)).toBe(false);
});
