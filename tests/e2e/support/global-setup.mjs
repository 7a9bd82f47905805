import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/find-chromium.mjs';
import { servePreview } from '../../../scripts/preview.mjs';

/**
 * Starts one Chromium and one static server for all end-to-end test files. `ORIGIN` points the
 * same tests at a server that runs already, such as `npm start`.
 */
export default async function setup() {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launchServer({ executablePath, args });
  process.env.E2E_CHROMIUM = JSON.stringify({ executablePath, args });
  process.env.E2E_BROWSER = browser.wsEndpoint();
  const server = process.env.ORIGIN ? undefined : await servePreview({ port: 0 });
  process.env.E2E_ORIGIN = process.env.ORIGIN ?? server?.origin;
  Object.assign(globalThis, {
    stopE2e: async () => {
      await browser.close();
      await server?.close();
    },
  });
}
