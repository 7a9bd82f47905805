import { openDemo } from './visit';
import type { Page } from 'playwright-core';

export const card = (page: Page) => page.getByRole('tooltip');

/** Opens a demo with its code shown, and gives the first link of a name in it. */
export async function openCode(
  name: string,
  prop: string,
  { file = name, ...options }: { file?: string } & Parameters<typeof openDemo>[2] = {},
) {
  const { page } = await openDemo(name, file, options);
  await page
    .getByRole('button', { name: /Show code|显示代码/ })
    .first()
    .click();
  const link = page
    .locator('.ledger-demo-code')
    .first()
    .getByRole('link', { name: prop, exact: true })
    .first();
  await link.scrollIntoViewIfNeeded();
  return { page, link };
}
