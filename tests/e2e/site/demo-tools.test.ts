import type { Page } from 'playwright-core';
import { address, eventually, openDemo, visit, wake } from '../support/visit';
import { block, tool } from '../support/editor';

const TITLE = 'A table from columns and data';

const code = (page: Page) => block(page).locator('pre:not([hidden])');

test('tools are HTML until the pointer comes to them; then they are live in place', async () => {
  const { page } = await openDemo('simple');
  const show = tool(page, 'Show code');
  const node = await show.elementHandle();
  const panel = block(page).locator('[data-part-root]');
  expect(await panel.getAttribute('data-live')).toBe(null);
  await show.hover();
  await block(page).locator('[data-part-root][data-live]').waitFor();
  expect(await show.evaluate((button, first) => button === first, node)).toBe(true);
});

test('all tools are reached and used by keyboard alone', async () => {
  const { page } = await openDemo('simple');
  await page.getByRole('link', { name: TITLE, exact: true }).last().focus();
  await page.keyboard.press('Tab');
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent,
    );
  expect(await focused()).toBe('Show code');
  await block(page).locator('[data-part-root][data-live]').waitFor();
  // It is still where it was when its script came.
  expect(await focused()).toBe('Show code');
  const names = [];
  for (let at = 0; at < 9; at += 1) {
    await page.keyboard.press('ArrowRight');
    names.push(await focused());
  }
  expect(names).toEqual([
    'Edit here',
    'Copy code',
    'TypeScript',
    'JavaScript',
    'Full width',
    'Open in…',
    'Reset the demo',
    'Link to this demo',
    'Show code',
  ]);
  await page.keyboard.press('Enter');
  await code(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await code(page).evaluate((pre) => pre === document.activeElement)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  expect(await focused()).toBe('Link to this demo');
});

/** How far what was painted has moved by itself. */
test('in a window of 1280 pixels they stand in one line, with room for one more', async () => {
  const { page } = await visit('/demo/simple', {
    viewport: { width: 1280, height: 900 },
  });
  const bar = block(page).locator('.ledger-demo-tools');
  expect(await bar.getByRole('button', { name: 'Full width' }).isVisible()).toBe(true);
  const lines = await bar.evaluate((element) => {
    // As the link to a repository, which this site has not got.
    element.append(element.lastElementChild?.cloneNode(true) ?? '');
    const middles = [...element.children].map((tool) => {
      const { top, bottom } = tool.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
    return new Set(middles).size;
  });
  expect(lines).toBe(1);
});

const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .reduce(
                (sum, entry) => sum + (entry as never as { value: number }).value,
                0,
              ),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test('a demo takes the room of the contents, and is as narrow as a phone, and nothing of it moves at first', async () => {
  const { page } = await visit('/demo/virtual-list-grid', {
    viewport: { width: 1440, height: 900 },
  });
  expect(await shifts(page)).toBe(0);
  const demo = page.locator('.ledger-demo').first();
  const width = (part: string) =>
    demo
      .locator(part)
      .evaluate((element) => Math.round(element.getBoundingClientRect().width));
  // The contents open from the header.
  await page.getByRole('button', { name: 'On this page' }).click();
  await page.getByRole('navigation', { name: 'On this page' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await width('.ledger-demo-live')).toBe(1086);
  await demo.getByRole('button', { name: 'Full width' }).click();
  await eventually(async () => expect(await width('.ledger-demo-live')).toBe(838));
  const handle = demo.getByRole('separator', { name: 'Demo width' });
  await handle.press('Home');
  await handle.press('PageUp');
  expect(await handle.getAttribute('aria-valuetext')).toBe('390 px');
  expect(await width('.ledger-demo-live')).toBe(390);
  expect(await width('.grid-body')).toBeLessThan(390);
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not shown.');
  await page.mouse.move(box.x + 12, box.y + 50);
  await page.mouse.down();
  await page.mouse.move(box.x + 112, box.y + 50, { steps: 3 });
  await page.mouse.up();
  expect(await width('.ledger-demo-live')).toBe(490);
});

test('code that a reader keeps open is open on the next page, and after a reload from the first paint', async () => {
  const { page } = await openDemo('simple');
  await tool(page, 'Show code').click();
  await code(page).waitFor();
  await page.getByRole('link', { name: 'nested', exact: true }).first().click();
  await page.waitForURL('**/demo/nested');
  await page.locator('.ledger-demo-code pre').first().waitFor();
  await page.reload();
  await page.locator('.ledger-demo-code pre').first().waitFor();
  await page.locator('[data-part-root][data-live]').first().waitFor();
  expect(await shifts(page)).toBe(0);
  await page.getByRole('button', { name: 'Hide code' }).first().click();
  await page.reload();
  await wake(page);
  expect(await page.locator('.ledger-demo-code pre').first().isVisible()).toBe(false);
});

test('the code is shown in JavaScript, which is remembered', async () => {
  const { page } = await openDemo('simple');
  await tool(page, 'Show code').click();
  expect(await code(page).innerText()).toContain('interface Product');
  await tool(page, 'JavaScript').click();
  await eventually(async () =>
    expect(await code(page).innerText()).not.toContain('interface Product'),
  );
  expect(await code(page).innerText()).toContain("import Table from 'rc-table';");
  await page.goto(address('/demo/nested'));
  await eventually(async () =>
    expect(
      await page.locator('.ledger-demo-code pre:visible').last().innerText(),
    ).not.toContain('interface '),
  );
});

test('a reset begins the demo anew, and its code stays open', async () => {
  const { page, demo } = await openDemo('simple');
  await demo.getByRole('button', { name: 'Add a row' }).click();
  expect(await demo.locator('tbody tr').count()).toBe(4);
  await tool(page, 'Show code').click();
  await tool(page, 'Reset the demo').click();
  await eventually(async () => expect(await demo.locator('tbody tr').count()).toBe(3));
  expect(await code(page).isVisible()).toBe(true);
});

test('its links lead to the demo and to the demo alone, and none to a file that does not exist', async () => {
  const { page } = await openDemo('simple');
  const link = block(page).getByRole('link', { name: 'Link to this demo' });
  expect(await link.getAttribute('href')).toBe('#simple');
  await tool(page, 'Open in…').click();
  const alone = page.getByRole('menuitem', { name: 'A new tab' });
  expect(await alone.getAttribute('href')).toMatch(/^\/~demos\//);
  expect(await page.locator('a[href*="/edit/"]').count()).toBe(0);
});
