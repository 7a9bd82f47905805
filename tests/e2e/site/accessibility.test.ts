import type { Page } from 'playwright-core';
import { narrowAndMirroredFaults } from '../every-page/narrow-and-mirrored';
import { faultsInBothColors } from '../support/axe';
import { FRAME_WARNINGS } from '../support/editor';
import { visit } from '../support/visit';

// `every-page/desk` lets axe look at pages in a wide window, `release/accessibility` at other pages.
test('axe finds nothing on a phone, nor from right to left', async () => {
  const faults = await narrowAndMirroredFaults(['/demo/simple']);
  expect(faults).toEqual([]);
});

describe('nor where something is open:', () => {
  const motion = { reducedMotion: 'reduce' } as const;

  const block = (page: Page) =>
    page.getByRole('region', { name: 'Demo: A table from columns and data' });

  const tool = (page: Page, name: string) =>
    block(page).getByRole('button', { name, exact: true });

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

  test('the search, empty, with results and without', async () => {
    const { page } = await visit('/demo/simple', motion);
    const faults: string[] = [];
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    await field.waitFor();
    faults.push(...(await faultsInBothColors(page, 'search')));
    await field.fill('sticky');
    await page.getByRole('option').first().waitFor();
    await page.locator('.ledger-search-excerpt mark').first().waitFor();
    faults.push(...(await faultsInBothColors(page, 'results')));
    await field.fill('zzzzqq');
    await page.getByRole('dialog').getByText('No content was found').first().waitFor();
    faults.push(...(await faultsInBothColors(page, 'nothing found')));
    expect(faults).toEqual([]);
  });
});
