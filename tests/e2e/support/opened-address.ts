import type { BrowserContext, Page } from 'playwright-core';

/**
 * The address that a new window asks for. Chromium 147 reports the request, and may crash when it
 * shows the window; later ones report no request, since it is older than the window's page.
 */
export function openedAddress(
  context: BrowserContext,
  window: Promise<Page>,
): Promise<string> {
  const requested = context.waitForEvent('request', (one) => one.isNavigationRequest());
  return Promise.any([
    requested.then((request) => request.url()),
    window.then(async (opened) => {
      await opened.waitForURL(/^http/);
      return opened.url();
    }),
  ]);
}
