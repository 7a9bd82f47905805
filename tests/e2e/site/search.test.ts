import type { Page } from 'playwright-core';
import { hasFocus } from '../support/has-focus';
import { headlineOf } from '../support/headline-of';
import {
  ask,
  dialogOf,
  expectHitToLead,
  fieldOf,
  hitsOf,
  linksOf,
  openSearch,
} from '../support/search-dialog';
import { address, eventually, visit } from '../support/visit';

describe('the dialog', () => {
  test('opens by its key on a page that sleeps, and finds', async () => {
    const { page } = await visit('/changelog', { live: false });
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html[data-live]').count()).toBe(0);
    await openSearch(page);
    await ask(page, 'rowKey');
    expect((await linksOf(page))[0]).toBe('/#table-rowkey');
  });

  test('closes with Escape and gives the focus back', async () => {
    const { page } = await visit('/');
    const button = page.getByRole('button', { name: 'Search' });
    await button.focus();
    await page.keyboard.press('Enter');
    await ask(page, 'zzzzqq');
    await dialogOf(page).getByText('No content was found').first().waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await hasFocus(button)).toBe(true);
  });

  test('opens with what the query of an address finds', async () => {
    const { page } = await visit('/?q=fixed%20columns');
    await hitsOf(page).first().waitFor();
    expect(await fieldOf(page).inputValue()).toBe('fixed columns');
    expect(await linksOf(page)).toContain('/demo/fixed-columns');
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { level: 1, name: headlineOf('fixedColumns') })
      .waitFor();
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(page.url()).toBe(address('/demo/fixed-columns'));
  });
});

describe('the hits', () => {
  /** The queries below are asked one after the other on one page. */
  let page: Page;

  beforeAll(async () => {
    ({ page } = await visit('/demo', { untilEnd: true }));
    await openSearch(page);
  });

  test.each([
    ['rowKey', '/#table-rowkey', 'prop'],
    ['Table.scroll.x', '/#table-scroll-x', 'prop'],
    ['7.30.3', '/changelog#7303', 'title'],
    ['widths that come back', '/demo/column-resize#column-resize-saved', 'demo'],
    [
      'what costs, and when',
      '/demo/virtual-list?tab=performance#what-costs-and-when',
      'title',
    ],
    ['sticky header', '/demo/sticky-header', 'page'],
  ])('of %s begin with %s', async (query, link, type) => {
    await ask(page, query);
    const first = hitsOf(page).first();
    expect(await first.getAttribute('href')).toBe(link);
    expect(await first.getAttribute('data-type')).toBe(type);
  });

  test('Enter leads to a row of a reference on another page below the header, without a page load', () =>
    expectHitToLead('/changelog', 'rowKey'));

  test('are Chinese on a Chinese page', async () => {
    const { page } = await visit('/zh-CN');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: '搜索' });
    await dialog.getByRole('combobox', { name: '搜索文档' }).fill('固定列');
    await dialog.getByRole('option').first().waitFor();
    await dialog.locator('mark', { hasText: '固定列' }).first().waitFor();
    const linksNow = () =>
      dialog
        .getByRole('option')
        .evaluateAll((hits) => hits.map((hit) => hit.getAttribute('href') ?? ''));
    await eventually(async () =>
      expect(await dialog.getByRole('status').innerText()).toBe(
        `${(await linksNow()).length} 条结果`,
      ),
    );
    const links = await linksNow();
    expect(links).toContain('/zh-CN#column-fixed');
    expect(links.filter((link) => !/^\/zh-CN([/?#]|$)/.test(link))).toEqual([]);
  });
});
