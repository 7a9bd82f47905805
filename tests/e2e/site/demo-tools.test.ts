import type { Page } from 'playwright-core';
import {
  address,
  eventually,
  openContext,
  openDemo,
  visit,
  wake,
} from '../support/visit';

const TITLE = 'A table from columns and data';
const block = (page: Page) => page.getByRole('region', { name: `Demo: ${TITLE}` });
const tool = (page: Page, name: string) =>
  block(page).getByRole('button', { name, exact: true });
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
    page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe('Show code');
  await block(page).locator('[data-part-root][data-live]').waitFor();
  // It is still where it was when its script came.
  expect(await focused()).toBe('Show code');
  const names = [];
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('ArrowRight');
    names.push(await focused());
  }
  expect(names).toEqual([
    'Copy code',
    'Show JavaScript',
    'Edit here',
    'Reset the demo',
    'Open in CodeSandbox',
    'Open in StackBlitz',
    'Embed StackBlitz',
    'Download as a project',
    'Link to this demo',
    'Open in a new tab',
    'Edit in the repository',
    'Show code',
  ]);
  await page.keyboard.press('Enter');
  await code(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await code(page).evaluate((pre) => pre === document.activeElement)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  expect(await focused()).toBe('Edit in the repository');
});

test('each tool shows its name to the pointer and to the keyboard', async () => {
  const { page } = await openDemo('simple');
  const shown = (name: string) =>
    tool(page, name).evaluate((button) => {
      const { content, visibility } = getComputedStyle(button, '::after');
      return visibility === 'visible' ? content : '';
    });
  await tool(page, 'Edit here').hover();
  await eventually(async () => expect(await shown('Edit here')).toContain('Edit here'));
  await tool(page, 'Show code').focus();
  await page.keyboard.press('ArrowRight');
  expect(await shown('Copy code')).toContain('Copy code');
  expect(await shown('Show code')).toBe('none');
});

/** How far what was painted has moved by itself. */
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

test('code that is kept open is open in the document alone, before any script or style sheet', async () => {
  const { page } = await visit('/demo/simple', {
    live: false,
    expectedConsole: [/net::ERR_FAILED/],
    before: async (opened) => {
      await opened.addInitScript(() => localStorage.setItem('ledger:code', 'open'));
      await opened.route(/\.(js|css)$/, (route) => route.abort());
    },
  });
  expect(await code(page).isVisible()).toBe(true);
});

test('the code is shown in JavaScript, which is remembered', async () => {
  const { page } = await openDemo('simple');
  await tool(page, 'Show code').click();
  expect(await code(page).innerText()).toContain('interface Product');
  await tool(page, 'Show JavaScript').click();
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

test('code is copied where the page has no clipboard of its own', async () => {
  const context = await openContext();
  const page = await context.newPage();
  // A host without TLS that is not the reader's own machine.
  await context.route('http://docs.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: address(pathname) }) });
  });
  await page.goto('http://docs.example/demo/simple');
  await wake(page);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await tool(page, 'Copy code').click();
  await block(page).getByText('Copied').waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.press('ControlOrMeta+V');
  expect(await page.getByRole('combobox').inputValue()).toContain(
    "import Table from 'rc-table';",
  );
  // The search that was opened may still be on its way.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a copy that the browser refuses is told', async () => {
  const { page } = await openDemo('simple', 'simple', {
    before: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
      }),
  });
  await tool(page, 'Copy code').click();
  await block(page).getByText('Copy failed').waitFor();
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

test('its links lead to the demo, to the demo alone, and to its file', async () => {
  const { page } = await openDemo('simple');
  const href = (name: string) =>
    block(page).getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await href('Link to this demo')).toBe('#simple');
  expect(await href('Open in a new tab')).toMatch(/^\/~demos\//);
  expect(await href('Edit in the repository')).toBe(
    'https://github.com/react-component/table/edit/master/docs/examples/simple.tsx',
  );
});

test('no byte of the editor, the sandboxes or a compiler comes before it is asked for', async () => {
  const asked: string[] = [];
  const { page } = await visit('/demo/simple', {
    before: (opened) => {
      opened.on('request', (request) => asked.push(request.url()));
      return Promise.resolve();
    },
  });
  const heavy = () =>
    asked.filter((url) =>
      /codemirror|lezer|playground|demo-(editor|actions)|sucrase|lz-string|stackblitz|codesandbox/.test(
        url,
      ),
    );
  await tool(page, 'Show code').click();
  await tool(page, 'Show JavaScript').click();
  await tool(page, 'Copy code').click();
  await code(page).waitFor();
  expect(heavy()).toEqual([]);
  await tool(page, 'Edit here').click();
  await page.getByRole('textbox', { name: /^Code of/ }).waitFor();
  expect(heavy().length).toBeGreaterThan(0);
});
