import type { Page } from 'playwright-core';
import {
  address,
  eventually,
  openContext,
  openDemo,
  visit,
  wake,
} from '../../e2e/support/visit';
import { block, FRAME_WARNINGS, tool } from '../../e2e/support/editor';

const code = (page: Page) => block(page).locator('pre:not([hidden])');

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
