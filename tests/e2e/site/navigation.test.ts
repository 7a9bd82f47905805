import { headlineOf } from '../support/headline-of';
import { address, eventually, visit } from '../support/visit';

const DEMO_NAMES = [
  'simple',
  'nested',
  'scrollX',
  'scrollY',
  'scrollXY',
  'fixedColumns',
  'fixedColumns-auto-height',
  'fixedColumns-resize',
  'fixedColumnsAndHeader',
  'fixedColumnsAndHeaderRtl',
  'stickyHeader',
  'stickyHeaderAndSummary',
  'ellipsis',
  'ellipsis-custom-tooltip',
  'colspan-rowspan',
  'colspan-rowspan-legacy',
  'expandedRowRender',
  'expandIcon',
  'childrenIndent',
  'className',
  'caption',
  'no-data',
  'hide-header',
  'title-and-footer',
  'grouping-columns',
  'subTable',
  'scopeCol',
  'scopeRow',
  'rowAndCellClick',
  'column-resize',
  'animation',
  'dropdown',
  'react-dnd',
  'styled-components',
  'virtual-list',
  'virtual-list-grid',
  'aria-label',
  'key',
  'Hover Perf',
];

test('the sidebar names all demos in their order', async () => {
  const { page } = await visit('/demo/simple');
  const links = page
    .getByRole('navigation', { name: 'Pages', exact: true })
    .getByRole('link');
  const names = await links.allInnerTexts();
  expect(names.slice(names.indexOf('simple'))).toEqual(DEMO_NAMES);
});

test('a link of the sidebar changes the page without a reload and marks itself', async () => {
  const { page } = await visit('/demo/simple');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const sidebar = page.getByRole('navigation', { name: 'Pages', exact: true });
  await sidebar.getByRole('link', { name: 'no-data' }).click();
  await page.getByRole('heading', { level: 1, name: headlineOf('no-data') }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/demo/no-data');
  expect(await sidebar.locator('[aria-current="page"]').innerText()).toBe('no-data');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: headlineOf('simple') }).waitFor();
});

test('the header leads to reference, demos and changelog', async () => {
  const { page } = await visit('/demo/simple');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [name, heading] of [
    ['Reference', 'rc-table'],
    ['Demo', 'Demos'],
    ['Changelog', 'Changelog'],
  ] as const) {
    await main.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await main.locator('[aria-current]').innerText()).toBe(name);
  }
});

test('previous and next lead along the sidebar', async () => {
  const { page } = await visit('/demo/nested');
  const neighbors = page.getByRole('navigation', { name: 'Previous and next page' });
  await neighbors.getByRole('link', { name: /Next/ }).click();
  await page.getByRole('heading', { level: 1, name: headlineOf('scrollX') }).waitFor();
  await neighbors.getByRole('link', { name: /Previous/ }).click();
  await page.getByRole('heading', { level: 1, name: headlineOf('nested') }).waitFor();
});

test('the table of contents follows the reader', async () => {
  const { page } = await visit('/');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  await toc.getByRole('link', { name: 'Usage' }).click();
  await eventually(async () => {
    expect(await toc.locator('[aria-current]').allInnerTexts()).toEqual(['Usage']);
  });
  const header = await page.locator('header').boundingBox();
  const heading = await page.getByRole('heading', { name: 'Usage' }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  expect(heading?.y).toBeLessThan(200);
});

test('a hash leads to its place, and a broken one does no harm', async () => {
  const { page } = await visit('/demo/simple#what-goes-wrong');
  const heading = page.getByRole('heading', { name: 'What goes wrong' });
  await eventually(async () => {
    const box = await heading.boundingBox();
    expect(box?.y).toBeGreaterThan(50);
    expect(box?.y).toBeLessThan(700);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });
  await page.goto(address('/demo/simple#%'));
  await page.getByRole('heading', { level: 1, name: headlineOf('simple') }).waitFor();
});

test('an unknown address says so inside the layout, guesses by itself, and leads home', async () => {
  const { page } = await visit('/examples/sticky_header', {
    expectedConsole: [/404/],
    live: false,
  });
  await page.getByRole('heading', { name: 'PAGE NOT FOUND' }).waitFor();
  expect(
    await page.getByRole('navigation', { name: 'Pages', exact: true }).isVisible(),
  ).toBe(true);
  const guess = page.locator('p', { hasText: 'Did you mean' });
  await guess
    .getByRole('link', { name: headlineOf('stickyHeader'), exact: true })
    .waitFor();
  await page.getByRole('link', { name: 'Back to homepage' }).click();
  await page.getByRole('heading', { level: 1, name: 'rc-table' }).waitFor();
});

test('the language switch keeps page, query and hash, and comes back', async () => {
  const { page } = await visit('/demo/simple?a=1#related');
  await page.getByRole('link', { name: '中文' }).click();
  await page.getByRole('navigation', { name: '页面', exact: true }).waitFor();
  expect(page.url()).toBe(address('/zh-CN/demo/simple?a=1#related'));
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('navigation', { name: 'Pages', exact: true }).waitFor();
  expect(page.url()).toBe(address('/demo/simple?a=1#related'));
});
