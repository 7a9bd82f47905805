/** Targets of hashes, and what is announced. */
import type { Locator } from 'playwright-core';
import { expectBelowHeader } from '../../../e2e/support/below-header';
import { headlineOf } from '../../../e2e/support/headline-of';
import { eventually, visit, wake } from '../../../e2e/support/visit';
import { wheelOver } from '../../../e2e/support/scroll';

const announced = '#ledger-announcer';

test('a heading in another tab is reached by its address', async () => {
  const { page } = await visit('/demo/virtual-list?tab=performance#what-scrolls');
  const target = page.locator('#what-scrolls');
  await target.waitFor();
  await expectBelowHeader(page, target);
  await wake(page);
  await expectBelowHeader(page, target);
});

/** The background of an item and of the one before it. */
const colorsOf = (item: Locator) =>
  item.evaluate((li) =>
    [li, li.previousElementSibling!].map((one) => getComputedStyle(one).backgroundColor),
  );

test.each([true, false])(
  'a pitfall that the address names is below the header and in color, with script: %s',
  async (javaScriptEnabled) => {
    const { page } = await visit('/demo/key#same-key', {
      javaScriptEnabled,
      live: javaScriptEnabled,
    });
    const item = page.locator('li#same-key');
    await expectBelowHeader(page, item);
    const [color, before] = await colorsOf(item);
    expect(before).toBe('rgba(0, 0, 0, 0)');
    expect(color).not.toBe(before);
  },
);

test('a symptom leads to its pitfall, below the header, in color and with the focus', async () => {
  const { page } = await visit('/guide/symptoms');
  await page.locator('main a[href$="/demo/key#same-key"]').click();
  const item = page.locator('li#same-key');
  await item.waitFor();
  await expectBelowHeader(page, item);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('same-key');
  const [color, before] = await colorsOf(item);
  expect(color).not.toBe(before);
});

test.each([
  ['/guide/hosting#github-pages', '中文', 'github-pages'],
  ['/demo/simple#what-goes-wrong', '中文', 'what-goes-wrong'],
])('from %s the language leads below the header, and back', async (path, name, id) => {
  const { page } = await visit(path);
  const target = page.locator(`[id="${id}"]`);
  for (const link of [name, 'English']) {
    await page.getByRole('link', { name: link, exact: true }).click();
    const lang = link === 'English' ? 'en-US' : 'zh-CN';
    await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' });
    await eventually(async () => {
      const box = await target.boundingBox();
      expect(Math.round(box?.y ?? 0)).toBe(84);
    });
  }
});

test.each([
  ['the sidebar', '.ledger-aside a[href="/demo/caption"]', 'caption'],
  ['the header', '.ledger-navbar a[href="/changelog"]', 'Changelog'],
  ['the logo', '.ledger-logo', 'rc-table'],
])('a prefetched link of %s announces the page that came', async (_, link, name) => {
  const title = headlineOf(name);
  const { page } = await visit('/demo/simple');
  await page.locator(link).first().hover();
  await page.waitForLoadState('networkidle');
  await page.locator(link).first().click();
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  expect(await page.locator(announced).innerText()).toContain(title);
});

test('a navigation within an event of React announces the page that came', async () => {
  const { page } = await visit('/demo/simple');
  const link = page.locator('.ledger-aside a[href="/demo/caption"]');
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  await page
    .getByRole('heading', { level: 1, name: headlineOf('caption'), exact: true })
    .waitFor();
  expect(await page.locator(announced).innerText()).toBe(
    `${headlineOf('caption')} - rc-table`,
  );
});

test('a target stays below the header when something above it grows, until the reader scrolls', async () => {
  const { page } = await visit('/demo/simple#what-goes-wrong');
  const target = page.locator('#what-goes-wrong');
  await expectBelowHeader(page, target);
  // Scroll anchoring would hide what browsers without it show.
  const grow = (height: number) =>
    page.evaluate((to) => {
      document.documentElement.style.overflowAnchor = 'none';
      const demo = document.querySelector<HTMLElement>('[data-demo-root]');
      if (demo) demo.style.minHeight = `${to}px`;
    }, height);
  await grow(1500);
  await eventually(async () => {
    const box = await target.boundingBox();
    expect(Math.round(box?.y ?? 0)).toBe(84);
  });
  await wheelOver(page, target, [0, 10]);
  const before = await page.evaluate(() => window.scrollY);
  await grow(2500);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  const after = await page.evaluate(() => window.scrollY);
  expect(Math.abs(after - before)).toBeLessThan(50);
});

test.each([
  ['a field', '<input id="own">'],
  ['a select', '<select id="own"><option>1</option></select>'],
  ['an editor', '<div id="own" contenteditable="true" tabindex="0">text</div>'],
])('in %s the shortcuts belong to it', async (_, html) => {
  const { page } = await visit('/demo/simple');
  await page.evaluate((text) => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', text);
  }, html);
  await page.locator('#own').focus();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a shortcut that a demo answers does not open the search', async () => {
  const { page } = await visit('/demo/simple');
  await page.evaluate(() => {
    document.querySelector('main')?.addEventListener('keydown', (event) => {
      event.preventDefault();
    });
  });
  await page.getByRole('button', { name: 'Sort by stock' }).focus();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
