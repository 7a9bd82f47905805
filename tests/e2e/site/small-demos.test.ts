import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { atRoot } from '../../support/sites/at-root';
import { expectOtherPage } from '../support/other-page';
import { isSameDocument, markDocument } from '../support/same-document';
import { visit } from '../support/visit';
import { ALONE, visitFramed } from '../support/framed-demo';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(atRoot);
}, 240_000);

afterAll(() => site.close());

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
      const { page, frame, inside } = await visitFramed(site, {
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

  test('begins anew by its toolbar, and the page stays', async () => {
    const { page, inside } = await visitFramed(site);
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
});
