import type { Locator } from 'playwright-core';
import { openedAddress } from '../support/opened-address';
import { isSameDocument, markDocument } from '../support/same-document';
import { address, visit } from '../support/visit';

type ClickOptions = Parameters<Locator['click']>[0];

test.each([
  ['Control and a press', { modifiers: ['Control'] }],
  ['Shift and a press', { modifiers: ['Shift'] }],
  ['the middle button', { button: 'middle' }],
] satisfies [string, ClickOptions][])(
  '%s opens a link in a page of its own',
  async (_, how) => {
    const { page } = await visit('/demo/simple');
    const window = page.context().waitForEvent('page');
    const asked = openedAddress(page.context(), window);
    await page.locator('main a[href="/demo/key"]').first().click(how);
    expect(await window).not.toBe(page);
    expect(await asked).toBe(address('/demo/key'));
    expect(page.url()).toBe(address('/demo/simple'));
  },
);

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
