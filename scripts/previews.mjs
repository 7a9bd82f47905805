/**
 * Takes the pictures of the gallery, one per demo page and color, from the built site:
 *
 *   npm run build && npm run previews            all
 *   npm run previews -- simple scroll-x          some; OUTPUT names another folder
 *
 * All pictures have one size. They have the fonts of the system, if there are any, because those
 * of Chromium's package have no Arabic letters.
 *
 * The pictures are committed in `public/previews`, so that a build needs no browser.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from './find-chromium.mjs';
import {
  centerDemo,
  headerCellsOf,
  missingCells,
  openAlone,
} from './preview/header-cells.mjs';
import { servePreview } from './preview.mjs';

const SYSTEM_FONTS = '/etc/fonts';
if (existsSync(SYSTEM_FONTS)) process.env.FONTCONFIG_PATH ??= SYSTEM_FONTS;

const FOLDER = process.env.OUTPUT ?? 'public/previews';
const asked = process.argv.slice(2);
const all = readdirSync('docs/demo')
  .filter((file) => /^[\w-]+\.md$/.test(file) && file !== 'index.md')
  .map((file) => file.replace('.md', ''));
const names = asked.length > 0 ? asked : all;

const ATTEMPTS = 10;

/**
 * A picture with all header cells. Chromium draws parts of a table that scroll or stick by
 * themselves, and may not have drawn them yet.
 * @returns {Promise<string>} WebP as Base64
 */
async function pictureOf(page, name) {
  // Playwright writes no WebP; the protocol under it does.
  const session = await page.context().newCDPSession(page);
  let missing = [];
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const format = { format: 'webp', quality: 74 };
      const { data } = await session.send('Page.captureScreenshot', format);
      missing = await missingCells(page, data, await headerCellsOf(page));
      if (missing.length === 0) return data;
    }
  } finally {
    await session.detach();
  }
  throw new Error(
    `The picture of ${name} does not show the header ${missing.join(', ')}. Is there a font with its letters?`,
  );
}

async function main() {
  mkdirSync(FOLDER, { recursive: true });
  const server = await servePreview({ port: 0 });
  const browser = await chromium.launch(await findChromium());
  for (const mode of ['light', 'dark']) {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
    });
    await context.addInitScript((value) => {
      localStorage.setItem('dumi:prefers-color', value);
    }, mode);
    const page = await context.newPage();
    for (const name of names) {
      await openAlone(page, server.origin, name);
      await centerDemo(page);
      const data = await pictureOf(page, name);
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
