import type { Page } from 'playwright-core';

/** Holds the app back until it is released. */
export async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(app|react)\.\w+\.js/, (route) =>
    held.then(() => route.continue()),
  );
  return release;
}
