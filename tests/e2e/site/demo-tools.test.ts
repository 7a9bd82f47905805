import type { Page } from 'playwright-core';
import {
  address,
  eventually,
  openContext,
  openDemo,
  visit,
  wake,
} from '../support/visit';
import { block, FRAME_WARNINGS, tool } from '../support/editor';

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

test('each tool without a word shows its name to the pointer and to the keyboard', async () => {
  const { page } = await openDemo('simple');
  const shown = (name: string) =>
    tool(page, name).evaluate((button) => {
      const { content, visibility } = getComputedStyle(button, '::after');
      return visibility === 'visible' ? content : '';
    });
  await tool(page, 'Reset the demo').hover();
  await eventually(async () =>
    expect(await shown('Reset the demo')).toContain('Reset the demo'),
  );
  await tool(page, 'Open in…').focus();
  expect(await shown('Open in…')).toBe('none');
  await page.mouse.move(0, 0);
  await page.keyboard.press('ArrowRight');
  expect(await shown('Reset the demo')).toContain('Reset the demo');
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

test.each([
  // Beside its code the result has a half, below it the block's whole width; the handle has 12 pixels.
  [1440, 532],
  [1300, 686],
])(
  'in a window %d wide the handle goes on while a demo is edited',
  async (width, most) => {
    const { page } = await visit('/demo/scroll-x#scroll-x~edit', {
      viewport: { width, height: 900 },
      expectedConsole: FRAME_WARNINGS,
    });
    const frame = page.locator('#result-scroll-x iframe');
    const box = async () => (await frame.boundingBox()) ?? { x: 0, width: 0 };
    await page.frameLocator('#result-scroll-x iframe').getByRole('table').waitFor();
    const handle = page.locator('#result-scroll-x').getByRole('separator');
    await eventually(async () => expect((await box()).width).toBeCloseTo(most, -1));
    expect(Number(await handle.getAttribute('aria-valuenow'))).toBeCloseTo(most, -1);

    await handle.press('Home');
    await handle.press('PageUp');
    await eventually(async () => expect((await box()).width).toBe(390));
    const place = await handle.boundingBox();
    if (!place) throw new Error('The handle is not shown.');
    expect(place.x).toBeCloseTo((await box()).x + 390, 0);
    // Over the frame, which would have the pointer to itself.
    await page.mouse.move(place.x + 6, place.y + 50);
    await page.mouse.down();
    await page.mouse.move(place.x - 34, place.y + 50, { steps: 3 });
    await page.mouse.up();
    await eventually(async () => expect((await box()).width).toBe(350));

    await handle.press('End');
    await eventually(async () =>
      expect((await box()).width).toBeGreaterThanOrEqual(most - 4),
    );
    await handle.press('Home');
    await page
      .getByRole('region', { name: /^Demo/ })
      .first()
      .getByRole('button', { name: 'Edit here' })
      .click();
    const live = page.locator('#live-scroll-x');
    await live.getByRole('separator').waitFor();
    expect((await live.boundingBox())?.width).toBe(320);
  },
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

test('code is copied where the page has no clipboard of its own', async () => {
  const context = await openContext({ ownClipboard: true });
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

test('its links lead to the demo and to the demo alone, and none to a file that does not exist', async () => {
  const { page } = await openDemo('simple');
  const link = block(page).getByRole('link', { name: 'Link to this demo' });
  expect(await link.getAttribute('href')).toBe('#simple');
  await tool(page, 'Open in…').click();
  const alone = page.getByRole('menuitem', { name: 'A new tab' });
  expect(await alone.getAttribute('href')).toMatch(/^\/~demos\//);
  expect(await page.locator('a[href*="/edit/"]').count()).toBe(0);
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
  await tool(page, 'JavaScript').click();
  await tool(page, 'Copy code').click();
  await code(page).waitFor();
  expect(heavy()).toEqual([]);
  await tool(page, 'Edit here').click();
  await page.getByRole('textbox', { name: /^Code of/ }).waitFor();
  expect(heavy().length).toBeGreaterThan(0);
});

test.each([
  ['Copy code', 'button', /^import /],
  ['Link to this demo', 'link', /\/demo\/simple#simple$/],
] as const)(
  '"%s" copies, says so in its own name tag, and moves nothing',
  async (name, role, text) => {
    const { page } = await openDemo('simple', 'simple', {
      ownClipboard: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await tool(page, 'Show code').click();
    await code(page).waitFor();
    const pressed = block(page).getByRole(role, { name, exact: true });
    await pressed.hover();
    const before = (await code(page).boundingBox())?.y;
    const { href } = await page.evaluate(() => ({ href: location.href }));
    await pressed.click();
    await eventually(async () =>
      expect(
        await pressed.evaluate((one) => getComputedStyle(one, '::after').content),
      ).toBe('"Copied"'),
    );
    expect((await code(page).boundingBox())?.y).toBe(before);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
    expect(page.url()).toBe(href);
    await eventually(async () =>
      expect(await pressed.getAttribute('data-state')).toBe(null),
    );
  },
);
