import type { Route } from 'playwright-core';
import { address, visit } from '../../e2e/support/visit';

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

  test.each([
    ['?dir=rtl', 'rtl'],
    ['', 'ltr'],
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
});
