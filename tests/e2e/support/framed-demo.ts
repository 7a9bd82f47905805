import type { ServedSite } from '../../support/built-site';
import { visit } from './visit';
import type { VisitOptions } from './visit';

/** Chromium's own: such a frame could take its sandbox away, as the page itself could. */
const SANDBOX_WARNING = /allow-scripts and allow-same-origin/;

export const ALONE = '/~demos/docs-framed-demo-';

export async function visitFramed(site: ServedSite, options: VisitOptions = {}) {
  const expectedConsole = [SANDBOX_WARNING];
  const { page } = await visit(`${site.origin}/framed`, { expectedConsole, ...options });
  return {
    page,
    frame: page.locator('iframe[title="Demo: A window"]'),
    inside: page.frameLocator('iframe[title="Demo: A window"]'),
    far: page.frameLocator('iframe[title="Demo: far"]'),
  };
}
