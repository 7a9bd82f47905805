import type { Page } from 'playwright-core';
import { axeFaults, showColor, showRightToLeft } from '../support/axe';
import { address, openContext, visit, wake } from '../support/visit';

const PHONE = { width: 390, height: 844 };

/** Of every kind of page, in both languages. */
const KINDS = [
  '/',
  '/changelog',
  '/demo',
  '/404.html',
  '/demo/simple',
  '/demo/virtual-list?tab=performance',
  '/demo/fixed-columns-and-header',
  '/demo/sticky-header-and-summary',
  '/zh-CN',
  '/zh-CN/demo/dropdown',
];

/** Opens an address in a page that is there already, and wakes all that is on it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
  if (path.endsWith('/404.html')) return;
  await wake(page);
  for (const demo of await page.locator('[data-demo-root]:visible').all()) {
    await demo.evaluate((root) => root.scrollIntoView({ block: 'center' }));
    await demo.and(page.locator('[data-live]')).waitFor({ state: 'attached' });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** The faults of an open page in both colors. */
async function inBothColors(page: Page, name: string): Promise<string[]> {
  await showColor(page, 'light');
  const light = await axeFaults(page);
  await showColor(page, 'dark');
  const dark = await axeFaults(page, 'colors');
  return [
    ...light.map((fault) => `${name} light ${fault}`),
    ...dark.map((fault) => `${name} dark ${fault}`),
  ];
}

// `every-page/desk` lets axe look at pages in a wide window.
test('axe finds nothing on a phone, nor from right to left', async () => {
  const context = await openContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  for (const path of KINDS) {
    await page.setViewportSize(PHONE);
    await open(page, path);
    faults.push(...(await inBothColors(page, path)));
    await page.setViewportSize({ width: 1440, height: 900 });
    await showColor(page, 'light');
    await showRightToLeft(page);
    faults.push(
      ...(await axeFaults(page, 'structure')).map((fault) => `${path} mirrored ${fault}`),
    );
  }
  expect(faults).toEqual([]);
}, 120_000);

describe('nor where something is open:', () => {
  const motion = { reducedMotion: 'reduce' } as const;
  const block = (page: Page) =>
    page.getByRole('region', { name: 'Demo: A table from columns and data' });
  const tool = (page: Page, name: string) =>
    block(page).getByRole('button', { name, exact: true });

  test('code, its JavaScript, a card, the editor', async () => {
    const { page } = await visit('/demo/simple', {
      ...motion,
      expectedConsole: [/Unrecognized feature/],
    });
    const faults: string[] = [];
    await tool(page, 'Show code').click();
    await block(page).locator('pre:visible').waitFor();
    faults.push(...(await inBothColors(page, 'code')));
    await block(page).locator('.ledger-demo-code a').first().focus();
    await page.getByRole('tooltip').waitFor();
    faults.push(...(await inBothColors(page, 'card')));
    await page.keyboard.press('Escape');
    await tool(page, 'Open in…').click();
    await page.getByRole('menu', { name: 'Open in…' }).waitFor();
    faults.push(...(await inBothColors(page, 'menu')));
    await page.keyboard.press('Escape');
    await tool(page, 'JavaScript').click();
    await block(page)
      .locator('pre:visible')
      .filter({ hasNotText: 'interface' })
      .waitFor();
    faults.push(...(await inBothColors(page, 'JavaScript')));
    await tool(page, 'Edit here').click();
    // A browser paints no frame that is out of view.
    await block(page).evaluate((section) => section.scrollIntoView());
    await block(page).frameLocator('iframe').getByText('Reading lamp').waitFor();
    await tool(page, 'Copy code').click();
    faults.push(...(await inBothColors(page, 'editor')));
    expect(faults).toEqual([]);
  });

  test('the search, empty, with results and without', async () => {
    const { page } = await visit('/demo/simple', motion);
    const faults: string[] = [];
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    await field.waitFor();
    faults.push(...(await inBothColors(page, 'search')));
    await field.fill('sticky');
    await page.getByRole('option').first().waitFor();
    await page.locator('.ledger-search-excerpt mark').first().waitFor();
    faults.push(...(await inBothColors(page, 'results')));
    await field.fill('zzzzqq');
    await page.getByRole('dialog').getByText('No content was found').first().waitFor();
    faults.push(...(await inBothColors(page, 'nothing found')));
    expect(faults).toEqual([]);
  });

  test('the drawer and the table of contents of a phone', async () => {
    const { page } = await visit('/demo/simple', { ...motion, viewport: PHONE });
    const faults: string[] = [];
    await page.getByRole('button', { name: 'On this page' }).click();
    faults.push(...(await inBothColors(page, 'contents')));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog').waitFor();
    faults.push(...(await inBothColors(page, 'drawer')));
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
    expect(await inBothColors(page, 'crash')).toEqual([]);
  });

  test('the filter of the changelog', async () => {
    const { page } = await visit('/changelog', motion);
    await page.getByRole('searchbox', { name: 'Filter changes' }).fill('offsetSummary');
    await page.getByText(/^\d versions? match/).waitFor();
    expect(await inBothColors(page, 'filter')).toEqual([]);
  });
});
