import { expectBelowHeader } from '../../e2e/support/below-header';
import { headlineOf } from '../../e2e/support/headline-of';
import { address, eventually, visit, wake } from '../../e2e/support/visit';
import { scrolled, scrollTo, heading, follow } from '../../e2e/support/follow';

test('coming back from another document leads to where the reader was', async () => {
  const { page } = await visit('/demo/simple');
  await follow(page, 'caption');
  await scrollTo(page, 400);
  await page.goto(address('/changelog'));
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await heading(page, 'caption').waitFor();
  await eventually(async () => expect(await scrolled(page)).toBe(400));
});

test('Back from a place on the same page leads to where its link was', async () => {
  const { page } = await visit('/demo/simple');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  await scrollTo(page, 120);
  await toc.getByRole('link', { name: 'Related' }).click();
  await eventually(async () => expect(await scrolled(page)).toBeGreaterThan(500));
  const below = await scrolled(page);
  await page.goBack();
  await eventually(async () => expect(await scrolled(page)).toBe(120));
  await page.goForward();
  await eventually(async () => expect(await scrolled(page)).toBe(below));
});

test('another page that is opened by its address begins at its top', async () => {
  const { page } = await visit('/demo/simple');
  await scrollTo(page, 700);
  await page.goto(address('/demo/caption'));
  await wake(page);
  expect(await scrolled(page)).toBe(0);
});

test.each(['/#column-shouldcellupdate', '/demo/simple#what-goes-wrong', '/#api'])(
  'the address %s leads below the header, also when the page wakes',
  async (path) => {
    const { page } = await visit(path, { live: false });
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    const target = page.locator(`[id="${id}"]`);
    await expectBelowHeader(page, target);
    await wake(page);
    await expectBelowHeader(page, target);
  },
);

test('after a link the focus is on the heading, and the title is announced', async () => {
  const { page } = await visit('/demo/simple');
  await follow(page, 'caption');
  expect(
    await heading(page, 'caption').evaluate((h1) => h1 === document.activeElement),
  ).toBe(true);
  const region = page.locator('#ledger-announcer[role="status"]');
  expect(await region.innerText()).toBe(`${headlineOf('caption')} - rc-table`);
  expect(await page.title()).toBe(`${headlineOf('caption')} - rc-table`);
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('main') !== null),
  ).toBe(true);
});
