import type { Locator, Page } from 'playwright-core';
import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { belowBase } from '../../support/sites/below-base';
import { visit } from './visit';
import type { VisitOptions } from './visit';

/**
 * Serves the site with the page that has all that authors can write, until the tests of the file end.
 * @returns opens that page, in another language by its base
 */
export function serveWriting() {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveSite(belowBase);
  }, 240_000);
  afterAll(() => site.close());
  return (options?: VisitOptions, base = '/table') =>
    visit(`${site.origin}${base}/writing`, options);
}

/** The tab lists of a page by their label, in their order. */
export function lists(page: Page, label: string): Locator {
  return page.getByRole('tablist', { name: label });
}
