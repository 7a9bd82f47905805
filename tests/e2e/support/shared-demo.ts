import type { Locator, Page } from 'playwright-core';
import { eventually, liveDemo, visit } from './visit';

declare global {
  /** True once a test of the file has failed; set by `browser-environment`. */
  var hasFailure: boolean | undefined;
}

let shared: { path: string; page: Page } | undefined;

/**
 * The page of a demo for all tests of a file: the first one opens it. For each other one the demo's
 * own button begins it anew, in a window as it is at first, at the top, without focus. Tests that
 * need another window, expect a complaint, load the page again or keep something in the browser
 * take `openDemo`.
 * @param name the page, as in `/demo/<name>`
 * @param file the demo's file in `docs/examples`, without ending, where it is not `name`
 * @returns the page, and the box that holds the live demo
 */
export async function sharedDemo(
  name: string,
  file: string = name,
): Promise<{ page: Page; demo: Locator }> {
  const path = `/demo/${name}`;
  // What a failed test has left on its page would fail others.
  if (shared?.path === path && !globalThis.hasFailure) {
    await beginAnew(shared.page, file);
  } else {
    const { page } = await visit(path, { untilEnd: true });
    shared = { path, page };
    globalThis.hasFailure = false;
  }
  const { page } = shared;
  return { page, demo: await liveDemo(page, file) };
}

async function beginAnew(page: Page, file: string): Promise<void> {
  const size = { width: 1280, height: 800 };
  if (
    page.viewportSize()?.height !== size.height ||
    page.viewportSize()?.width !== size.width
  ) {
    await page.setViewportSize(size);
  }
  const root = await page
    .locator(`[data-demo="${file}"] [data-demo-root]`)
    .elementHandle();
  await page.locator(`#${file} [data-action="reset"]`).click();
  await eventually(async () =>
    expect(await root?.evaluate((element) => element.isConnected)).toBe(false),
  );
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  await page.mouse.move(2, 2);
}
