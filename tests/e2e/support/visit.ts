import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';

interface VisitOptions extends BrowserContextOptions {
  /** Console warnings and errors that the test expects; any other one fails it. */
  expectedConsole?: RegExp[];
}

export interface Visit {
  page: Page;
}

let browser: Browser | undefined;
let ends: (() => Promise<void>)[] = [];
let problems: string[] = [];

/** The absolute address of a path of the site, such as `/demo/simple`. */
export function address(path: string): string {
  return new URL(path, process.env.E2E_ORIGIN).href;
}

/**
 * Opens a path of the site in a fresh browser context, which is closed after the test. A console
 * error or warning, an uncaught error or a failed request fails the test, unless expected.
 */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const { expectedConsole = [], ...contextOptions } = options;
  browser ??= await chromium.connect(process.env.E2E_BROWSER ?? '');
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...contextOptions,
  });
  ends.push(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const report = (text: string) => {
    if (!expectedConsole.some((expected) => expected.test(text))) problems.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      report(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => report(`uncaught: ${error.stack ?? error.message}`));
  await page.goto(address(path));
  return { page };
}

/**
 * Opens the page of a demo and waits until the demo is live.
 * @param name the page, as in `/demo/<name>`
 * @param file the demo's file in `docs/examples`, without ending, where it is not `name`
 * @returns the page, and the box that holds the live demo
 */
export async function openDemo(
  name: string,
  file: string = name,
  options?: VisitOptions,
): Promise<Visit & { demo: Locator }> {
  const { page } = await visit(`/demo/${name}`, options);
  const demo = page.locator(`[data-demo="${file}"]`);
  await demo.locator('.rc-table').first().waitFor();
  await demo.scrollIntoViewIfNeeded();
  return { page, demo };
}

/**
 * Tries an assertion again until it holds, for states that no event announces.
 * @param milliseconds how long to go on; the last failure is thrown
 */
export async function eventually(
  assertion: () => Promise<unknown>,
  milliseconds = 5_000,
): Promise<void> {
  const end = Date.now() + milliseconds;
  for (;;) {
    try {
      await assertion();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Called after each test by `setup.ts`: closes what it opened, returns what it complained of. */
export async function endVisits(): Promise<string[]> {
  const complaints = problems;
  await Promise.all(ends.map((end) => end()));
  ends = [];
  problems = [];
  return complaints;
}

/** Called after each test file by `setup.ts`. */
export async function leaveBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}
