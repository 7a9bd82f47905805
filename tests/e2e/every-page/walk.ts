import type { BrowserContextOptions, Page } from 'playwright-core';
import { onComplaint, openContext } from '../support/visit';
import { countAttempts } from '../../support/attempts';

/** How many windows are open at a time. A second page of one window would be hidden. */
const WINDOWS = 2;

/** For all pages of a walk, in milliseconds; a release walks some hundred. */
const MOST_TIME = 1_800_000;

/** For one page, in milliseconds, so that the one that hangs is named. */
const MOST_TIME_OF_PAGE = 180_000;

/** What is wrong by the name of the check: none has an empty list. */
export type Faults = Record<string, string[]>;

export interface WalkOptions extends BrowserContextOptions {
  /** Each runs in every document before its own scripts. */
  scripts?: (() => void)[];
  /** Console messages that a page may write. */
  expectedConsole?: (path: string, message: string) => boolean;
}

/** Chromium warns of each frame with the site's own demo; `demo/demo-frame` says why it is so. */
const isOfFrame = (path: string, message: string) =>
  path.endsWith('/guide/styling') &&
  message.includes('allow-scripts and allow-same-origin');

/** Rejects with a message where some work takes longer than a page may. */
async function withLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    const late = () => reject(new Error(`is not done after ${MOST_TIME_OF_PAGE} ms`));
    timer = setTimeout(late, MOST_TIME_OF_PAGE);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/**
 * Opens the pages of a site, each once, and lets all checks look at it there.
 * @param paths addresses of pages
 * @param look opens an address and gives its faults by check
 * @returns the faults of all pages, as `/path fault`; those under `console` are errors and warnings
 * @throws what `look` throws, with the address
 */
export async function walk(
  paths: readonly string[],
  look: (page: Page, path: string) => Promise<Faults>,
  { scripts = [], expectedConsole = () => false, ...options }: WalkOptions = {},
): Promise<Faults> {
  const all: Faults = { console: [] };
  const add = (check: string, path: string, faults: readonly string[]) => {
    (all[check] ??= []).push(...faults.map((fault) => `${path} ${fault}`));
  };
  countAttempts('pages walked', paths.length);
  const queue = paths.values();
  const windows = Array.from({ length: WINDOWS }, async () => {
    const context = await openContext(options);
    for (const script of scripts) await context.addInitScript(script);
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    let path = '';
    onComplaint(page, (text) => {
      if (!expectedConsole(path, text) && !isOfFrame(path, text))
        add('console', path, [text]);
    });
    for (path of queue) {
      const found = await withLimit(look(page, path)).catch((error: Error) => {
        throw new Error(`${path}: ${error.message}`, { cause: error });
      });
      for (const [check, faults] of Object.entries(found)) add(check, path, faults);
    }
  });
  await Promise.all(windows);
  return all;
}

/**
 * Declares a test for each check of a walk, which all wait for it.
 * @param checks a sentence for each check, by its name
 */
export function testWalk(checks: Record<string, string>, walked: () => Promise<Faults>) {
  let faults: Faults = {};
  beforeAll(async () => {
    faults = await walked();
  }, MOST_TIME);
  test.each(Object.entries(checks))('%s: %s', (check) => {
    expect(faults[check]).toEqual([]);
  });
}
