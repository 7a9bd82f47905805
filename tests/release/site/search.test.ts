import type { Page } from 'playwright-core';
import { hasFocus } from '../../e2e/support/has-focus';
import { expectBelowHeader } from '../../e2e/support/below-header';
import { headlineOf } from '../../e2e/support/headline-of';
import { isSameDocument, markDocument } from '../../e2e/support/same-document';
import {
  ask,
  dialogOf,
  expectHitToLead,
  fieldOf,
  hitsOf,
  linksOf,
  openSearch,
} from '../../e2e/support/search-dialog';
import { address, eventually, visit, wake } from '../../e2e/support/visit';

/** Expects that the wheel moves the page. */
async function expectToScroll(page: Page): Promise<void> {
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(640, 500);
  await eventually(async () => {
    await page.mouse.wheel(0, 200);
    expect(await page.evaluate(() => window.scrollY)).not.toBe(before);
  });
}

describe('the dialog', () => {
  test('closes with a press beside it', async () => {
    const { page } = await visit('/');
    await openSearch(page);
    await page.mouse.click(5, 700);
    await dialogOf(page).waitFor({ state: 'hidden' });
  });

  test('adds nothing to the history, and the page scrolls again', async () => {
    const { page } = await visit('/');
    const length = () => page.evaluate(() => history.length);
    const before = await length();
    const url = page.url();
    await openSearch(page);
    await ask(page, 'sticky');
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
    )
      // The page behind stays where it is.
      .toBe('hidden');
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await length()).toBe(before);
    expect(page.url()).toBe(url);
    await expectToScroll(page);
  });

  test('the page scrolls again after a hit led to another one', async () => {
    const { page } = await visit('/');
    await openSearch(page);
    await ask(page, 'fixedColumns-auto-height');
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { level: 1, name: headlineOf('fixedColumns-auto-height') })
      .waitFor();
    await dialogOf(page).waitFor({ state: 'hidden' });
    await expectToScroll(page);
  });

  test('closes when Back leads to another page, which scrolls', async () => {
    const { page } = await visit('/demo/simple');
    await page.locator('.ledger-aside').getByRole('link', { name: 'caption' }).click();
    await page.getByRole('heading', { level: 1, name: headlineOf('caption') }).waitFor();
    await openSearch(page);
    await page.goBack();
    await page
      .getByRole('heading', { level: 1, name: headlineOf('simple'), exact: true })
      .waitFor();
    await dialogOf(page).waitFor({ state: 'hidden' });
    await expectToScroll(page);
  });

  test('fills the window of a phone', async () => {
    const { page } = await visit('/', { viewport: { width: 390, height: 800 } });
    await page.locator('.ledger-search-button').click();
    await ask(page, 'table');
    expect(await dialogOf(page).boundingBox()).toEqual({
      x: 0,
      y: 0,
      width: 390,
      height: 800,
    });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(390);
  });

  test('has a button with a name on a phone, too', async () => {
    const { page } = await visit('/', { viewport: { width: 390, height: 800 } });
    expect(await page.getByRole('button', { name: 'Search' }).count()).toBe(1);
  });

  test('keeps all of a long list in the window, and follows the arrows', async () => {
    const { page } = await visit('/');
    await openSearch(page);
    await ask(page, 'table');
    await page.keyboard.press('End');
    const last = hitsOf(page).last();
    expect(await last.getAttribute('aria-selected')).toBe('true');
    await eventually(async () => {
      const box = await dialogOf(page).boundingBox();
      const hit = await last.boundingBox();
      expect((hit?.y ?? 0) + (hit?.height ?? 0)).toBeLessThanOrEqual(
        (box?.y ?? 0) + (box?.height ?? 0),
      );
    });
    expect(await hasFocus(fieldOf(page))).toBe(true);
  });
});

describe('the hits', () => {
  test('all lead to a place that is there', async () => {
    const { page } = await visit('/');
    await openSearch(page);
    const links = new Set<string>();
    for (const query of ['rowKey', 'scroll.x', '7.30.3', 'performance', 'drag', 'key']) {
      await ask(page, query);
      const found = await linksOf(page);
      expect(found.length).toBeGreaterThan(0);
      found.forEach((link) => links.add(link));
    }
    expect(links.size).toBeGreaterThan(40);
    const lost: string[] = [];
    const documents = new Map<string, string>();
    for (const link of links) {
      const { pathname, hash } = new URL(link, address('/'));
      if (!documents.has(pathname)) {
        const response = await page.request.get(address(pathname));
        expect(response.status()).toBe(200);
        documents.set(pathname, await response.text());
      }
      const id = decodeURIComponent(hash.slice(1));
      if (id && !documents.get(pathname)?.includes(` id="${id}"`)) lost.push(link);
    }
    expect(lost).toEqual([]);
  });

  test.each([
    ['a row of a reference on the same page', '/', 'rowKey'],
    ['a version', '/demo/simple', '7.30.3'],
    ['a demo', '/', 'widths that come back'],
    ['a heading in another tab', '/', 'what costs, and when'],
    ['a heading in the other tab of the same page', '/demo/virtual-list', 'what scrolls'],
  ])('Enter leads to %s below the header, without a page load', (_, from, query) =>
    expectHitToLead(from, query),
  );

  test.each([
    ['on another page', '/changelog'],
    ['on the same page', '/'],
  ])('Tab goes on from where a hit %s has led', async (_, from) => {
    const { page } = await visit(from);
    await page.getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('Enter');
    await ask(page, 'rowKey');
    await page.keyboard.press('Enter');
    await page.waitForURL(address('/#table-rowkey'));
    await dialogOf(page).waitFor({ state: 'hidden' });
    const row = page.locator('[id="table-rowkey"]');
    await row.waitFor();
    await page.keyboard.press('Tab');
    expect(await row.evaluate((node) => node.contains(document.activeElement))).toBe(
      true,
    );
  });

  test('a press leads there, too', async () => {
    const { page } = await visit('/changelog');
    await markDocument(page);
    await openSearch(page);
    await ask(page, 'rowKey');
    await hitsOf(page).first().click();
    await expectBelowHeader(page, page.locator('[id="table-rowkey"]'));
    expect(await isSameDocument(page)).toBe(true);
    await dialogOf(page).waitFor({ state: 'hidden' });
  });

  test('Control-Enter opens a tab of its own, and the dialog stays', async () => {
    const { page } = await visit('/changelog');
    await openSearch(page);
    await ask(page, 'rowKey');
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const other = await opened;
    await other.waitForURL(address('/#table-rowkey'));
    expect(await other.evaluate(() => window.opener === null)).toBe(true);
    expect(page.url()).toBe(address('/changelog'));
    expect(await dialogOf(page).isVisible()).toBe(true);
  });

  test('of what an input method composes come when the composition ends', async () => {
    const { page } = await visit('/zh-CN');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: '搜索文档' });
    await field.waitFor();
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', {
      text: '固定',
      selectionStart: 2,
      selectionEnd: 2,
    });
    expect(await field.inputValue()).toBe('固定');
    expect(await field.getAttribute('aria-busy')).toBe('false');
    await keyboard.send('Input.insertText', { text: '固定列' });
    await page.getByRole('option').first().waitFor();
    expect(await field.inputValue()).toBe('固定列');
  });

  test('a query is shown as it was written, whatever it says', async () => {
    const hostile = '"><img src=x onerror="alert(1)"><script>alert(2)</script> table';
    const dialogs: string[] = [];
    const { page } = await visit(`/?q=${encodeURIComponent(hostile)}`, {
      before: async (one) => {
        one.on('dialog', (shown) => {
          dialogs.push(shown.message());
          void shown.dismiss();
        });
      },
    });
    const field = fieldOf(page);
    await field.waitFor();
    await page.locator('dialog [role="combobox"][aria-busy="false"]').waitFor();
    expect(await field.inputValue()).toBe(hostile);
    await ask(page, `table ${hostile}`);
    await ask(page, '<img src=x onerror=alert(1)>');
    expect(
      await dialogOf(page).locator('img:not([data-mode]), script, iframe').count(),
    ).toBe(0);
    await ask(page, '<table rowKey>');
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await opened;
    await field.fill('');
    await dialogOf(page).getByRole('button', { name: '<table rowKey>' }).waitFor();
    expect(await dialogOf(page).locator('table').count()).toBe(0);
    expect(dialogs).toEqual([]);
  });
});

describe('recent searches', () => {
  test('leave the focus in the field when one is pressed, so that Enter goes there', async () => {
    const { page } = await visit('/changelog');
    await page.evaluate(() =>
      localStorage.setItem('ledger:recent-searches', '["rowKey"]'),
    );
    await openSearch(page);
    const recent = dialogOf(page).getByRole('button', { name: 'rowKey' });
    await recent.focus();
    await page.keyboard.press('Enter');
    await hitsOf(page).first().waitFor();
    expect(await hasFocus(fieldOf(page))).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(address('/#table-rowkey'));
  });

  test('are there again after a reload, and one press searches again', async () => {
    const { page } = await visit('/changelog');
    await openSearch(page);
    await ask(page, 'rowKey');
    await page.keyboard.press('Enter');
    await page.waitForURL(address('/#table-rowkey'));
    await page.reload();
    await wake(page);
    await openSearch(page);
    await dialogOf(page).getByRole('button', { name: 'rowKey' }).click();
    await hitsOf(page).first().waitFor();
    expect(await fieldOf(page).inputValue()).toBe('rowKey');
  });
});

test('a shortcut right after Escape opens it again', async () => {
  const { page } = await visit('/demo/simple');
  await openSearch(page);
  // As soon as the dialog is closed, before the browser tells of it.
  await dialogOf(page).evaluate((dialog) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const init = { key: '/', bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', init));
      dialog.addEventListener('close', () => dialog.setAttribute('data-told', ''));
    }).observe(dialog, { attributes: true, attributeFilter: ['open'] });
  });
  await page.keyboard.press('Escape');
  await page.locator('dialog[data-told]').waitFor({ state: 'attached' });
  await fieldOf(page).waitFor();
  await ask(page, 'rowKey');
  expect(await hitsOf(page).count()).toBeGreaterThan(0);
});
