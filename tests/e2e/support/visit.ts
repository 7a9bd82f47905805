import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from 'playwright-core';

export interface ContextOptions extends BrowserContextOptions {
  /**
   * Gives the test a browser of its own. All contexts of one browser share the clipboard, so a test
   * that reads it must not run beside others that write to it.
   */
  ownClipboard?: boolean;
  /** Stays open until the tests of the file have ended; see `shared-demo`. */
  untilEnd?: boolean;
}

export interface VisitOptions extends ContextOptions {
  /** Console warnings and errors that the test expects; any other one fails it. */
  expectedConsole?: RegExp[];
  /** False: the page is left as it came, and wakes when the test does something on it. */
  live?: boolean;
  /** `commit`: goes on when the document begins to come, not when all of it has loaded. */
  until?: 'commit' | 'load';
  /** Called with the page before it is opened, to route its requests or add scripts to it. */
  before?: (page: Page) => Promise<unknown>;
  /** How long a step on the page may take, in milliseconds, where it compiles what it shows. */
  timeout?: number;
}

export interface Visit {
  page: Page;
}

declare global {
  /** Chromium, connected by `browser-environment`. */
  var browser: Browser;
  /** Starts a Chromium that no other test uses. */
  var launchBrowser: () => Promise<Browser>;
}

let ends: (() => Promise<void>)[] = [];
let lastEnds: (() => Promise<void>)[] = [];
let problems: string[] = [];

/** The absolute address of a path of the site, such as `/demo/simple`. */
export function address(path: string): string {
  return new URL(path, process.env.E2E_ORIGIN).href;
}

/** A fresh browser context, which is closed after the test, or after the last one of the file. */
export async function openContext({
  ownClipboard = false,
  untilEnd = false,
  ...options
}: ContextOptions = {}): Promise<BrowserContext> {
  const browser = ownClipboard ? await globalThis.launchBrowser() : globalThis.browser;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  (untilEnd ? lastEnds : ends).push(() =>
    ownClipboard ? browser.close() : context.close(),
  );
  return context;
}

/** Calls back with each console error and warning and each uncaught error of a page. */
export function onComplaint(page: Page, report: (text: string) => void): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      report(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => report(`uncaught: ${error.stack ?? error.message}`));
}

/**
 * Waits until React answers on a page. One that has nothing but text waits for a sign of the
 * reader: the pointer moves a little.
 */
export async function wake(page: Page): Promise<void> {
  // It may rest at either place from before.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}

/**
 * Opens a path of the site in a fresh browser context and waits until the page is live. A console
 * error or warning, an uncaught error or a failed request fails the test, unless expected.
 */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const { expectedConsole = [], live = true, until, before, timeout, ...rest } = options;
  const context = await openContext(rest);
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  onComplaint(page, (text) => {
    if (!expectedConsole.some((expected) => expected.test(text))) problems.push(text);
  });
  if (timeout) page.setDefaultTimeout(timeout);
  await before?.(page);
  await page.goto(address(path), { waitUntil: until });
  if (live) await wake(page);
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
  return openDemoOf(`/demo/${name}`, file, options);
}

/** Opens the page of a recipe, `/recipe/<name>`, and waits until its demo is live. */
export async function openRecipe(
  name: string,
  options?: VisitOptions,
): Promise<Visit & { demo: Locator }> {
  return openDemoOf(`/recipe/${name}`, name, options);
}

async function openDemoOf(path: string, file: string, options?: VisitOptions) {
  const { page } = await visit(path, options);
  return { page, demo: await liveDemo(page, file) };
}

/** Scrolls to a demo of a page and waits until it is live; returns the box that holds it. */
export async function liveDemo(page: Page, file: string): Promise<Locator> {
  const demo = page.locator(`[data-demo="${file}"]`);
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-demo-root][data-live]').waitFor();
  await demo.locator('.rc-table').first().waitFor();
  return demo;
}

/**
 * Tries an assertion again until it holds, for states that no event announces.
 * @param milliseconds how long to go on; the last failure is thrown
 */
export async function eventually(
  assertion: () => Promise<unknown>,
  milliseconds = 20_000,
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

/** Called by `setup.ts` after the last test of a file: closes what stayed open until then. */
export async function endLastVisits(): Promise<void> {
  await Promise.all(lastEnds.map((end) => end()));
  lastEnds = [];
}
