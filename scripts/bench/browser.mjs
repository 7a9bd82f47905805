import { chromium } from 'playwright-core';
import { findChromium } from '../find-chromium.mjs';

/**
 * The browser that measures; it finds no host but this machine, so that no figure depends on a
 * network.
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function launchBrowser() {
  const { executablePath, args } = await findChromium();
  const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  return chromium.launch({ executablePath, args: [...args, alone] });
}
