import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';

/** Room for scrollbars, which a headless browser hides. */
export const SCROLLBARS =
  '.rc-table-body, body > [style*="overflow: scroll"] { scrollbar-gutter: stable; }';

let bundle: Promise<string> | undefined;

/** A page with the library, its style sheet and nothing of the site; `window.lab` is in `./lab`. */
export async function openLab(): Promise<Page> {
  bundle ??= build({
    entryPoints: [join(__dirname, 'lab.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  const page = await globalThis.browser.newPage({
    viewport: { width: 1000, height: 700 },
  });
  await page.setContent(
    '<!doctype html><style id="css"></style><body style="margin:0;font:14px/20px sans-serif"><div id="root"></div>',
  );
  await page.addStyleTag({ path: require.resolve('rc-table/assets/index.css') });
  // The rules of a test come after those of the library, as on a site.
  await page.evaluate(() => document.body.append(document.querySelector('#css')!));
  await page.addScriptTag({ content: await bundle });
  return page;
}
