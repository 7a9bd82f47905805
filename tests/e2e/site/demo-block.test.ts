import { readFileSync } from 'node:fs';
import type { Route } from 'playwright-core';
import { address, openDemo, visit } from '../support/visit';

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

test('an unknown demo says so', async () => {
  const { page } = await visit('/~demos/nothing', { expectedConsole: [/404/] });
  await page.getByRole('heading', { name: 'Demo not found' }).waitFor();
  await page.getByText('There is no demo with the id nothing.').waitFor();
});

const ALONE = '/~demos/docs-demo-simple-demo-simple';

/** Answers as a host does that sends no policy. */
async function withoutPolicy(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  const headers = { ...response.headers() };
  delete headers['content-security-policy'];
  return route.fulfill({ response, headers });
}

test.each(['its own origin', 'another origin'])(
  'a demo alone takes no code from a message of %s',
  async (origin) => {
    const host = new URL(address('/changelog'));
    if (origin === 'another origin') host.hostname = '127.0.0.1';
    // The site's own policy lets no other origin frame it.
    const { page } = await visit(ALONE, {
      bypassCSP: true,
      before: (one) => one.route('**/*', withoutPolicy),
    });
    await page.goto(host.href);
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.replaceChildren(frame);
    }, address(ALONE));
    await page.locator('iframe').waitFor();
    const frame = page.frames()[1];
    const table = page.frameLocator('iframe').locator('.rc-table');
    await page.frameLocator('iframe').locator('html[data-live]').waitFor();
    await frame?.evaluate(() => {
      window.addEventListener('message', () => Object.assign(window, { told: true }));
    });
    await page.evaluate(() =>
      window.frames[0]?.postMessage(
        {
          type: 'dumi.liveDemo.setSource',
          value: { 'index.tsx': 'window.taken = true; export default () => "taken";' },
        },
        '*',
      ),
    );
    await frame?.waitForFunction(() => 'told' in window);
    // What a listener would do with it, it does before the next frame but one.
    const taken = await frame?.evaluate(async () => {
      const drawn = () => new Promise(requestAnimationFrame);
      await drawn();
      await drawn();
      return 'taken' in window;
    });
    expect(taken).toBe(false);
    expect(await table.count()).toBe(1);
  },
);

describe('a demo alone', () => {
  test('has the title of the demo', async () => {
    const { page } = await visit(ALONE);
    expect(await page.title()).toBe('A table from columns and data');
  });

  test('has the color that the reader has chosen, and follows another tab', async () => {
    const { page } = await visit('/demo/simple');
    await page.getByRole('button', { name: /^Color mode: light/ }).click();
    const alone = await page.context().newPage();
    await alone.goto(address(ALONE), { waitUntil: 'commit' });
    const dark = alone.locator('html[data-prefers-color="dark"]');
    await dark.waitFor({ state: 'attached' });
    await alone.locator('html[data-live]').waitFor({ state: 'attached' });
    expect(await dark.count()).toBe(1);
    // Dark leads to the color of the system, which is light.
    await page.getByRole('button', { name: /^Color mode: dark/ }).click();
    await alone
      .locator('html[data-prefers-color="light"]')
      .waitFor({ state: 'attached' });
  });

  test.each([
    ['?dir=rtl', 'rtl'],
    ['', null],
  ])(
    'at the address with "%s" has the direction %s from the start',
    async (query, dir) => {
      const { page } = await visit(ALONE + query, {
        before: (opened) =>
          opened.addInitScript(() => {
            const seen = new MutationObserver(() => {
              if (!document.body) return;
              seen.disconnect();
              Object.assign(window, {
                atFirst: document.documentElement.getAttribute('dir'),
              });
            });
            seen.observe(document, { childList: true, subtree: true });
          }),
      });
      expect(await page.evaluate(() => (window as { atFirst?: unknown }).atFirst)).toBe(
        dir,
      );
      expect(await page.locator('html').getAttribute('dir')).toBe(dir);
    },
  );

  test('that is not there has the direction of its address as well', async () => {
    const { page } = await visit('/~demos/nothing?dir=rtl', { expectedConsole: [/404/] });
    await page.getByRole('heading', { name: 'Demo not found' }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  });
});
