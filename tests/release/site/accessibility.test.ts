import { faultsInBothColors } from '../../e2e/support/axe';
import { visit } from '../../e2e/support/visit';
import type { Page } from 'playwright-core';
import { FRAME_WARNINGS } from '../../e2e/support/editor';

const PHONE = { width: 390, height: 844 };

describe('axe finds nothing where something is open:', () => {
  const motion = { reducedMotion: 'reduce' } as const;

  const block = (page: Page) =>
    page.getByRole('region', { name: 'Demo: A table from columns and data' });

  const tool = (page: Page, name: string) =>
    block(page).getByRole('button', { name, exact: true });

  test('the drawer and the table of contents of a phone', async () => {
    const { page } = await visit('/demo/simple', { ...motion, viewport: PHONE });
    const faults: string[] = [];
    await page.getByRole('button', { name: 'On this page' }).click();
    faults.push(...(await faultsInBothColors(page, 'contents')));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog').waitFor();
    faults.push(...(await faultsInBothColors(page, 'drawer')));
    expect(faults).toEqual([]);
  });

  test('a demo that has crashed', async () => {
    const { page } = await visit('/demo/simple', {
      ...motion,
      expectedConsole: [/thrown for the test/],
    });
    const demo = page.locator('[data-demo-root="simple"][data-live]');
    await demo.waitFor();
    // From a script that is the demo's own, since the stack says whose an error is.
    await page.evaluate(() => {
      const button = document.querySelector('[data-demo-root="simple"] button');
      button?.addEventListener('click', () => {
        throw new Error('thrown for the test');
      });
    });
    await demo.getByRole('button').first().click();
    await page.getByRole('alert').getByText('thrown for the test').first().waitFor();
    await page.getByText('Stack trace').click();
    expect(await faultsInBothColors(page, 'crash')).toEqual([]);
  });

  test('the filter of the changelog', async () => {
    const { page } = await visit('/changelog', motion);
    await page.getByRole('searchbox', { name: 'Filter changes' }).fill('offsetSummary');
    await page.getByText(/^\d versions? match/).waitFor();
    expect(await faultsInBothColors(page, 'filter')).toEqual([]);
  });

  test('code, its JavaScript, a card, the editor', async () => {
    const { page } = await visit('/demo/simple', {
      ...motion,
      expectedConsole: FRAME_WARNINGS,
    });
    const faults: string[] = [];
    await tool(page, 'Show code').click();
    await block(page).locator('pre:visible').waitFor();
    faults.push(...(await faultsInBothColors(page, 'code')));
    await block(page).locator('.ledger-demo-code a').first().focus();
    await page.getByRole('tooltip').waitFor();
    faults.push(...(await faultsInBothColors(page, 'card')));
    await page.keyboard.press('Escape');
    await tool(page, 'Open in…').click();
    await page.getByRole('menu', { name: 'Open in…' }).waitFor();
    faults.push(...(await faultsInBothColors(page, 'menu')));
    await page.keyboard.press('Escape');
    await tool(page, 'JavaScript').click();
    await block(page)
      .locator('pre:visible')
      .filter({ hasNotText: 'interface' })
      .waitFor();
    faults.push(...(await faultsInBothColors(page, 'JavaScript')));
    await tool(page, 'Edit here').click();
    // A browser paints no frame that is out of view.
    await block(page).evaluate((section) => section.scrollIntoView());
    await block(page).frameLocator('iframe').getByText('Reading lamp').waitFor();
    await tool(page, 'Copy code').click();
    faults.push(...(await faultsInBothColors(page, 'editor')));
    expect(faults).toEqual([]);
  });
});
