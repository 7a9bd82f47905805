import type { Page } from 'playwright-core';
import { visit } from './visit';

/** Opens a page as it came, and notes the scripts that it asks for. */
export async function untouched(path: string) {
  const scripts: string[] = [];
  const { page } = await visit(path, {
    live: false,
    before: async (one) => {
      one.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) scripts.push(pathname);
      });
    },
  });
  return { page, scripts };
}

export const isLive = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-live'));
