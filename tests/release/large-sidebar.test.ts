import type { Page } from 'playwright-core';
import { serveSite } from '../support/built-site';
import type { ServedSite } from '../support/built-site';
import { largeSidebar } from '../support/sites/large-sidebar';
import { axeFaults, showColor } from '../e2e/support/axe';
import { holdApp } from '../e2e/support/hold-app';
import { openedAddress } from '../e2e/support/opened-address';
import { isSameDocument, markDocument } from '../e2e/support/same-document';
import { visit } from '../e2e/support/visit';
import type { VisitOptions } from '../e2e/support/visit';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(largeSidebar);
}, 240_000);

afterAll(() => site.close());

const open = (path: string, options?: VisitOptions) => visit(site.origin + path, options);

const group = (page: Page, name: string) => page.getByRole('group', { name });
const heading = (page: Page, name: string, expanded?: boolean) =>
  page.getByRole('button', { name, exact: true, expanded });
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('a press opens a group, which stays open from page to page until it is pressed again', async () => {
  const { page } = await open('/guides/7');
  await markDocument(page);
  expect(await group(page, 'Guides').getByRole('link').count()).toBe(50);
  expect(await group(page, 'Maps').getByRole('link').count()).toBe(0);
  await heading(page, 'Maps', false).click();
  // They are loaded then.
  await group(page, 'Maps').getByRole('link').nth(19).waitFor();
  expect(await group(page, 'Maps').getByRole('link').count()).toBe(20);
  await page.getByRole('link', { name: 'Maps 3', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Maps 3' }).waitFor();
  await heading(page, 'Guides', true).waitFor();
  await page.getByRole('link', { name: 'Guides 2', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Guides 2' }).waitFor();
  await heading(page, 'Maps', true).click();
  await heading(page, 'Maps', false).waitFor();
  expect(await group(page, 'Maps').getByRole('link').count()).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('what the reader has pressed stays in its place when its group opens', async () => {
  const { page } = await open('/guides/7');
  await heading(page, 'Maps').scrollIntoViewIfNeeded();
  const before = await heading(page, 'Maps').boundingBox();
  await heading(page, 'Maps').click();
  expect(await heading(page, 'Maps', true).boundingBox()).toEqual(before);
});

test('the keyboard opens a group and goes on to its links', async () => {
  const { page } = await open('/guides/50');
  await page.getByRole('link', { name: 'Guides 50', exact: true }).first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await heading(page, 'Charts', true).waitFor();
  await page.keyboard.press('Enter');
  await heading(page, 'Charts', false).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/charts/1');
});

test.each([
  ['a press', (page: Page) => page.getByRole('link', { name: 'Maps' }).click()],
  ['Enter', (page: Page) => page.getByRole('link', { name: 'Maps' }).press('Enter')],
])('%s while the app is on its way opens the group when it has come', async (_, act) => {
  const { page } = await open('/guides/7', { live: false });
  const release = await holdApp(page);
  await act(page);
  expect(pathOf(page)).toBe('/guides/7');
  expect(await heading(page, 'Maps').count()).toBe(0);
  release();
  await heading(page, 'Maps', true).waitFor();
  expect(await group(page, 'Maps').getByRole('link').count()).toBe(20);
  expect(pathOf(page)).toBe('/guides/7');
});

test.each([true, false])(
  'a press that asks for a new tab opens the first page there (live: %s)',
  async (live) => {
    const { page } = await open('/guides/7', { live });
    const release = live ? () => {} : await holdApp(page);
    const tab = page.context().waitForEvent('page');
    const asked = openedAddress(page.context(), tab);
    await page.getByText('Maps', { exact: true }).click({ modifiers: ['ControlOrMeta'] });
    expect(await asked).toBe(`${site.origin}/maps/1`);
    release();
    await heading(page, 'Maps', false).waitFor();
    expect(pathOf(page)).toBe('/guides/7');
  },
);

test.each([
  ['/guides/7', 'Maps', 'Maps 1', '/maps/1'],
  ['/zh-CN/guides/7', '地图', '地图 1', '/zh-CN/maps/1'],
])(
  'without script, from %s the heading %s leads to a page that lists its group',
  async (path, name, title, address) => {
    const { page } = await open(path, { live: false, javaScriptEnabled: false });
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(pathOf(page)).toBe(address);
    expect(await group(page, name).getByRole('link').count()).toBe(20);
  },
);

test('in a narrow window the drawer has the same groups', async () => {
  const { page } = await open('/zh-CN/guides/7', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.getByRole('button', { name: '打开导航' }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: '地图', expanded: false }).tap();
  await drawer.getByRole('link', { name: '地图 3', exact: true }).tap();
  await page.waitForURL('**/zh-CN/maps/3');
  await drawer.waitFor({ state: 'hidden' });
});

test.each([
  ['/guides/7', 'Maps'],
  ['/zh-CN/guides/7', '地图'],
])(
  'on %s axe finds nothing, before it wakes and with an open group',
  async (path, name) => {
    const { page } = await open(path, { live: false });
    expect(await axeFaults(page)).toEqual([]);
    await page.getByText(name, { exact: true }).click();
    await heading(page, name, true).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await showColor(page, 'dark');
    expect(await axeFaults(page, 'colors')).toEqual([]);
  },
);
