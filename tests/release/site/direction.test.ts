import type { Page } from 'playwright-core';
import { eventually, openDemo, visit } from '../../e2e/support/visit';

const dirOf = (page: Page) => page.evaluate(() => document.documentElement.dir);

const queryOf = (page: Page) => new URL(page.url()).search;

test('the switch leaves the reader where the text is read, not where the address led', async () => {
  const { page } = await visit('/#table-rowkey');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await eventually(async () => expect(await scrolled()).toBeGreaterThan(300));
  // By a key: the page brings the target back into view until the reader moves.
  await page.keyboard.press('Home');
  await eventually(async () => expect(await scrolled()).toBe(0));
  await page.getByRole('button', { name: 'RTL' }).click();
  expect(await dirOf(page)).toBe('rtl');
  expect(new URL(page.url()).hash).toBe('#table-rowkey');
  expect(await scrolled()).toBe(0);
});

test('the language switch keeps the direction', async () => {
  const { page } = await visit('/demo/simple?dir=rtl');
  await page.getByRole('link', { name: '中文' }).click();
  await page.locator('html[lang="zh-CN"]').waitFor({ state: 'attached' });
  expect(await dirOf(page)).toBe('rtl');
  await page.getByRole('button', { name: 'LTR' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.locator('html[lang="en-US"]').waitFor({ state: 'attached' });
  expect(await dirOf(page)).toBe('ltr');
  expect(queryOf(page)).toBe('');
});

test('code stays from left to right', async () => {
  const { page } = await openDemo('simple', 'simple', {
    before: (opened) => opened.addInitScript(() => localStorage.setItem('dumi:rtl', '1')),
  });
  await page.getByRole('button', { name: 'Show code' }).first().click();
  const code = page.locator('.ledger-demo-code pre:visible').first();
  await code.waitFor();
  const style = await code.evaluate((pre) => {
    const { direction, textAlign } = getComputedStyle(pre);
    return { direction, textAlign };
  });
  expect(style).toEqual({ direction: 'ltr', textAlign: 'left' });
});

test('English sentences keep their full stop at their end', async () => {
  const { page } = await visit('/demo/simple?dir=rtl');
  const ends = await page
    .locator('.ledger-content .markdown p')
    .first()
    .evaluate((paragraph) => {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      let last: Node | null = null;
      while (walker.nextNode()) last = walker.currentNode;
      const range = document.createRange();
      const length = last?.textContent?.length ?? 0;
      const at = (from: number) => {
        range.setStart(last as Node, from);
        range.setEnd(last as Node, from + 1);
        return range.getBoundingClientRect();
      };
      return { letter: at(length - 2).right, stop: at(length - 1).left };
    });
  expect(ends.stop).toBeGreaterThanOrEqual(ends.letter - 1);
});

test('what the search finds begins where its own language begins, at the edge of the page', async () => {
  const { page } = await visit('/demo/simple?dir=rtl');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('fixed columns');
  const excerpt = page
    .locator('.ledger-search-excerpt')
    .filter({ hasText: /^\w/ })
    .first();
  await excerpt.waitFor();
  const { direction, align, hidden } = await excerpt.evaluate((box) => ({
    direction: getComputedStyle(box).direction,
    align: getComputedStyle(box).textAlign,
    // The beginning is there, and the end is cut off.
    hidden:
      (box.firstElementChild?.getBoundingClientRect().left ?? -1) <
      box.getBoundingClientRect().left,
  }));
  expect({ direction, align, hidden }).toEqual({
    direction: 'ltr',
    align: 'right',
    hidden: false,
  });
});

test('on a phone the switch is in the drawer', async () => {
  const { page } = await visit('/demo/simple', { viewport: { width: 390, height: 844 } });
  expect(await page.getByRole('button', { name: 'RTL' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'RTL' }).click();
  expect(await dirOf(page)).toBe('rtl');
});

test.each([
  ['/changelog?dir=rtl', '.ledger-toc a:text-is("7.x")'],
  ['/?dir=rtl', '.ledger-hero-description'],
])('on %s English text ends at its right, and is aligned right: %s', async (path, of) => {
  const { page } = await visit(path);
  const measured = await page.locator(of).evaluate((element) => {
    const text = element.firstChild as Text;
    const end = text.data.trimEnd().length;
    const box = (from: number, to: number) => {
      const range = new Range();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range.getBoundingClientRect();
    };
    const { right } = element.getBoundingClientRect();
    return {
      last: box(end - 1, end).left - box(end - 2, end - 1).left,
      edge:
        right - parseFloat(getComputedStyle(element).paddingRight) - box(0, end).right,
    };
  });
  expect(measured.last).toBeGreaterThan(0);
  expect(measured.edge).toBeLessThan(8);
});
