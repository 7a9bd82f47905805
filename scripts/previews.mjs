/**
 * Takes the pictures of the gallery, one per demo page and color, from the built site:
 *
 *   npm run build && npm run previews            all
 *   npm run previews -- simple scroll-x          some; OUTPUT names another folder
 *
 * The pictures are committed in `public/previews`, so that a build needs no browser.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from './find-chromium.mjs';
import { servePreview } from './preview.mjs';

const FOLDER = process.env.OUTPUT ?? 'public/previews';
const asked = process.argv.slice(2);
const all = readdirSync('docs/demo')
  .filter((file) => /^[\w-]+\.md$/.test(file) && file !== 'index.md')
  .map((file) => file.replace('.md', ''));
const names = asked.length > 0 ? asked : all;

async function main() {
  mkdirSync(FOLDER, { recursive: true });
  const server = await servePreview({ port: 0 });
  const browser = await chromium.launch(await findChromium());
  for (const mode of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport: { width: 640, height: 360 },
      deviceScaleFactor: 0.75,
      reducedMotion: 'reduce',
    });
    await context.addInitScript((value) => {
      localStorage.setItem('dumi:prefers-color', value);
    }, mode);
    const page = await context.newPage();
    for (const name of names) {
      await page.goto(`${server.origin}/demo/${name}`);
      const alone = page.locator('.ledger-demo-tools a[data-action="alone"]').first();
      await page.goto(new URL(await alone.getAttribute('href'), server.origin).href);
      await page.locator('.rc-table').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      // Playwright writes no WebP; the protocol under it does.
      const session = await context.newCDPSession(page);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 78,
      });
      await session.detach();
      const file = `${FOLDER}/${name}.${mode}.webp`;
      writeFileSync(file, Buffer.from(data, 'base64'));
      console.log(file);
    }
    await context.close();
  }
  await browser.close();
  await server.close();
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
