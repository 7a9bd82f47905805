import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { atRoot } from '../../support/sites/at-root';
import { expectOtherPage } from '../support/other-page';
import { isSameDocument, markDocument } from '../support/same-document';
import { visit } from '../support/visit';
import { watchDocument } from '../support/watch-document';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(atRoot);
}, 240_000);

afterAll(() => site.close());

/** Chromium's own: such a frame could take its sandbox away, as the page itself could. */
const SANDBOX_WARNING = /allow-scripts and allow-same-origin/;
const ALONE = '/~demos/docs-framed-demo-';

async function visitFramed(options: Parameters<typeof visit>[1] = {}) {
  const expectedConsole = [SANDBOX_WARNING];
  const { page } = await visit(`${site.origin}/framed`, { expectedConsole, ...options });
  return {
    page,
    frame: page.locator('iframe[title="Demo: A window"]'),
    inside: page.frameLocator('iframe[title="Demo: A window"]'),
    far: page.frameLocator('iframe[title="Demo: far"]'),
  };
}

test('a demo that is not rendered at build has its box from the start and becomes live', async () => {
  const { page } = await visit(`${site.origin}/late`);
  const root = page.locator('[data-demo-root="late"]');
  await root.getByText('Window of 1280 pixels').waitFor();
  expect((await root.boundingBox())?.height).toBeGreaterThanOrEqual(240);
});

test('a demo brings its style sheet when a link leads to its page', async () => {
  const { page } = await visit(`${site.origin}/hello`);
  await expectOtherPage(page);
});

test('a link in the description of a demo changes the page without loading a document', async () => {
  const { page } = await visit(`${site.origin}/late`);
  await markDocument(page);
  await page.getByRole('link', { name: 'the first page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Small site' }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test.each([true, false])(
  'a slot of the site with dumi’s own hooks is there, with script %s',
  async (javaScriptEnabled) => {
    const { page } = await visit(`${site.origin}/guide/one`, {
      javaScriptEnabled,
      live: javaScriptEnabled,
    });
    const text = await page.locator('footer').innerText();
    expect(text).toMatch(/^One \| 2 \| Small site \| en-US \| en-US \| \/guide\/one$/);
    expect(await page.locator('meta[name="seen"]').getAttribute('content')).toBe(
      '/guide/one',
    );
  },
);

describe('a demo in a frame', () => {
  test.each([true, false])(
    'is in the page as it came, with script %s',
    async (script) => {
      const { page, frame, inside } = await visitFramed({
        javaScriptEnabled: script,
        live: script,
      });
      const attributes = await frame.evaluate((element) => ({
        src: element.getAttribute('src'),
        loading: element.getAttribute('loading'),
        sandbox: element.getAttribute('sandbox')?.split(' ').sort(),
      }));
      expect(attributes).toEqual({
        src: `${ALONE}window`,
        loading: 'lazy',
        sandbox: [
          ...['allow-downloads', 'allow-forms', 'allow-modals'],
          ...['allow-popups', 'allow-same-origin', 'allow-scripts'],
        ],
      });
      expect((await frame.boundingBox())?.height).toBe(400);
      const other = page.locator('iframe[title="Demo: far"]');
      expect((await other.boundingBox())?.height).toBe(300);
      await inside.getByRole('button', { name: 'Counted 0' }).waitFor();
      expect(await page.getByRole('button', { name: 'Counted 0' }).count()).toBe(0);
    },
  );

  test('is neither rendered nor loaded by the page, which stays in its place', async () => {
    const asked: { byPage: boolean; url: string }[] = [];
    const { page, inside } = await visitFramed({
      before: async (opened) => {
        await opened.addInitScript(watchDocument);
        opened.on('request', (request) => {
          const byPage = request.frame() === opened.mainFrame();
          asked.push({ byPage, url: request.url() });
        });
      },
    });
    await inside.getByRole('button', { name: 'Counted 0' }).click();
    await inside.getByRole('button', { name: 'Counted 1' }).waitFor();
    const demos = asked.filter(({ url }) => /(window|far)-demo\.\w+\.js/.test(url));
    expect(demos.map(({ byPage }) => byPage)).toEqual([false]);
    expect(await page.locator('[data-demo-root]').count()).toBe(0);
    const { removed, changed, shifts } = await page.evaluate(() => window.watched);
    expect({ removed, changed, shifts }).toEqual({
      removed: [],
      changed: [],
      shifts: [],
    });
  });

  test('far below is loaded when the reader comes near', async () => {
    const { page, inside, far } = await visitFramed();
    const isThere = () => page.frames().some((one) => one.url().endsWith(`${ALONE}far`));
    await inside.getByRole('button', { name: 'Counted 0' }).waitFor();
    expect(isThere()).toBe(false);
    await page.locator('iframe').last().scrollIntoViewIfNeeded();
    await far.getByText('Far away').waitFor();
    expect(isThere()).toBe(true);
  });

  test('has the color of the page at once', async () => {
    const { page, inside } = await visitFramed();
    await inside.locator('html[data-live]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: /^Color mode: light/ }).click();
    await inside
      .locator('html[data-prefers-color="dark"]')
      .waitFor({ state: 'attached' });
    // Also where nothing can be stored that the frame could hear of.
    await page.evaluate(() =>
      document.documentElement.setAttribute('data-prefers-color', 'light'),
    );
    await inside
      .locator('html[data-prefers-color="light"]')
      .waitFor({ state: 'attached' });
  });

  test('has the direction of the page, when it comes and when that changes', async () => {
    const { page, inside, far } = await visitFramed();
    await inside.locator('html[data-live]').waitFor({ state: 'attached' });
    expect(await inside.locator('html').getAttribute('dir')).toBeNull();
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await inside.locator('html[dir="rtl"]').waitFor({ state: 'attached' });
    await page.locator('iframe').last().scrollIntoViewIfNeeded();
    await far.locator('html[dir="rtl"]').waitFor({ state: 'attached' });
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
    await inside.locator('html:not([dir])').waitFor({ state: 'attached' });
  });

  test('begins anew by its toolbar, and the page stays', async () => {
    const { page, inside } = await visitFramed();
    await markDocument(page);
    await inside.getByRole('button', { name: 'Counted 0' }).click();
    await inside.getByRole('button', { name: 'Counted 1' }).waitFor();
    const block = page.getByRole('region', { name: 'Demo: A window' });
    await block.getByRole('button', { name: 'Reset the demo' }).click();
    await inside.getByRole('button', { name: 'Counted 0' }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await page.getByRole('button', { name: /^Color mode: light/ }).click();
    await inside
      .locator('html[data-prefers-color="dark"]')
      .waitFor({ state: 'attached' });
  });

  test('is edited in place as any other', async () => {
    const { page, frame } = await visitFramed();
    const block = page.getByRole('region', { name: 'Demo: A window' });
    await block.getByRole('button', { name: 'Edit here' }).click();
    await page
      .frameLocator('iframe[title="Result of A window"]')
      .getByRole('button', { name: 'Counted 0' })
      .waitFor();
    expect(await frame.isVisible()).toBe(false);
  });
});
