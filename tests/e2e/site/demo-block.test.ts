import { readFileSync } from 'node:fs';
import { openDemo } from '../support/visit';

test('the code is shown and hidden by a button, and the demo keeps its state', async () => {
  const { page, demo } = await openDemo('simple');
  await demo.getByRole('button', { name: 'Add a row' }).click();
  const block = page.getByRole('region', { name: 'Demo: A table from columns and data' });
  const code = block.locator('pre');
  expect(await code.isVisible()).toBe(false);
  await block.getByRole('button', { name: 'Show code' }).click();
  // The tools may only now be on their way.
  await code.waitFor();
  expect(await code.innerText()).toContain("import Table from 'rc-table';");
  expect(await demo.locator('tbody tr').count()).toBe(4);
  await block.getByRole('button', { name: 'Hide code' }).click();
  await code.waitFor({ state: 'hidden' });
});

test('copying gives the code as it stands in the file, without its front comment', async () => {
  const { page } = await openDemo('simple', 'simple', {
    ownClipboard: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const block = page.getByRole('region', { name: 'Demo: A table from columns and data' });
  await block.getByRole('button', { name: 'Copy code' }).click();
  await block.getByText('Copied').waitFor({ state: 'attached' });
  const file = readFileSync('docs/examples/simple.tsx', 'utf8');
  const expected = file.slice(file.indexOf('import React')).trimEnd();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
});

test('a demo opens alone, outside the layout', async () => {
  const { page } = await openDemo('simple');
  await page.getByRole('button', { name: 'Open in…' }).first().click();
  const link = page.getByRole('menuitem', { name: 'A new tab' });
  const [alone] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await alone.locator('.rc-table').waitFor();
  expect(new URL(alone.url()).pathname).toMatch(/^\/~demos\//);
  expect(await alone.getByRole('navigation').count()).toBe(0);
  await alone.getByRole('button', { name: 'Sort by stock' }).click();
  expect(await alone.locator('tbody td').first().innerText()).toBe('Oak desk');
});
