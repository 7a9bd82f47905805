import type { Page } from 'playwright-core';
import { headlineOf } from './headline-of';
import { eventually, visit } from './visit';

/** Text and code of the page, shown or folded, without the demos' own. */
function textOf(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element;
    // A live block leaves out the button for a width that the window has no room for, and the choice
    // of the reader's version comes later than the page.
    copy
      .querySelectorAll('[data-demo-root], [data-action="width"], .ledger-own-choice')
      .forEach((part) => part.remove());
    return copy.textContent ?? '';
  });
}

/** A page that came as a document is the same when the reader has left it and come back. */
export async function expectWholeAgain(path: string): Promise<void> {
  const { page } = await visit(path);
  const text = await textOf(page);
  expect(text.length).toBeGreaterThan(500);
  const demos = await page.locator('[data-demo-root]').count();
  const link = page.locator('.ledger-aside a[href$="/demo/caption"]');
  await link.evaluate((element: HTMLElement) => element.click());
  await page
    .getByRole('heading', { level: 1, name: headlineOf('caption', path) })
    .waitFor();
  await page.goBack();
  await eventually(async () => expect(await textOf(page)).toBe(text));
  expect(await page.locator('[data-demo-root]').count()).toBe(demos);
  expect(await page.locator('pre code:empty').count()).toBe(0);
}
