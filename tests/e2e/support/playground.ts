import type { FrameLocator, Locator, Page } from 'playwright-core';
import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { belowBase } from '../../support/sites/below-base';
import { write } from './editor';
import { visit } from './visit';

export interface Play {
  page: Page;
  frame: FrameLocator;
  counter: Locator;
  status: Locator;
  /** Puts a text in the place of all that is in the editor. */
  write(text: string): Promise<void>;
}

/** Serves a small site with a playground while the tests of a file run. */
export function servePlayground() {
  let served: ServedSite | undefined;

  beforeAll(async () => {
    served = await serveSite(belowBase);
  }, 240_000);

  afterAll(() => served?.close());

  const site = (): ServedSite => {
    if (!served) throw new Error('The site is served while tests run.');
    return served;
  };
  return {
    site,
    /** Opens the playground and waits until its demo runs. */
    async open(expectedConsole: RegExp[] = []): Promise<Play> {
      const { page } = await visit(`${site().origin}/table/play`, { expectedConsole });
      const frame = page.frameLocator('iframe[title="Result of Counter"]');
      const counter = frame.getByRole('button', { name: 'pressed' });
      await counter.waitFor();
      return {
        page,
        frame,
        counter,
        status: page.locator('.ledger-playground-fault'),
        write: (text) => write(page, text),
      };
    },
  };
}
