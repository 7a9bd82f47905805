import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { atRoot } from '../../support/sites/at-root';
import { isSameDocument, markDocument } from '../../e2e/support/same-document';
import { visit } from '../../e2e/support/visit';
import { watchDocument } from '../../e2e/support/watch-document';
import { ALONE, visitFramed } from '../../e2e/support/framed-demo';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(atRoot);
}, 240_000);

afterAll(() => site.close());

test('a link in the description of a demo changes the page without loading a document', async () => {
  const { page } = await visit(`${site.origin}/late`);
  await markDocument(page);
  await page.getByRole('link', { name: 'the first page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Small site' }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

describe('a demo in a frame', () => {
  test('is neither rendered nor loaded by the page, which stays in its place', async () => {
    const asked: { byPage: boolean; url: string }[] = [];
    const { page, inside } = await visitFramed(site, {
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
    const { page, inside, far } = await visitFramed(site);
    const isThere = () => page.frames().some((one) => one.url().endsWith(`${ALONE}far`));
    await inside.getByRole('button', { name: 'Counted 0' }).waitFor();
    expect(isThere()).toBe(false);
    await page.locator('iframe').last().scrollIntoViewIfNeeded();
    await far.getByText('Far away').waitFor();
    expect(isThere()).toBe(true);
  });

  test('has the color of the page at once', async () => {
    const { page, inside } = await visitFramed(site);
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
    const { page, inside, far } = await visitFramed(site);
    await inside.locator('html[data-live]').waitFor({ state: 'attached' });
    expect(await inside.locator('html').getAttribute('dir')).toBe('ltr');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await inside.locator('html[dir="rtl"]').waitFor({ state: 'attached' });
    await page.locator('iframe').last().scrollIntoViewIfNeeded();
    await far.locator('html[dir="rtl"]').waitFor({ state: 'attached' });
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
    await inside.locator('html:not([dir])').waitFor({ state: 'attached' });
  });

  test('is edited in place as any other', async () => {
    const { page, frame } = await visitFramed(site);
    const block = page.getByRole('region', { name: 'Demo: A window' });
    await block.getByRole('button', { name: 'Edit here' }).click();
    await page
      .frameLocator('iframe[title="Result of A window"]')
      .getByRole('button', { name: 'Counted 0' })
      .waitFor();
    expect(await frame.isVisible()).toBe(false);
  });
});
