/* eslint-env browser */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What is edited: a text that the opened page shows, by the file that holds it.
 * @type {Record<'page' | 'demo', { file: string, text: string }>}
 */
export const EDITS = {
  page: { file: 'docs/demo/simple.md', text: 'A table needs two things' },
  // Of a header: what a demo holds in its state outlives an edit where React replaces the module.
  demo: { file: 'docs/examples/simple.tsx', text: 'In stock' },
};

/** Milliseconds. */
const PATIENCE = 60_000;

/** Sent to the page: whether a paragraph or a header with this text is seen. */
function shows(text) {
  return [...document.querySelectorAll('p, th')].some(
    (one) => one.textContent.includes(text) && one.getClientRects().length > 0,
  );
}

/**
 * Puts a text in the place of the one that an edit replaces.
 * @param {string} source of the file
 * @param {{ file: string, text: string }} edit
 * @param {string} text
 * @returns {string}
 * @throws where the file does not hold the text exactly once
 */
export function edited(source, edit, text) {
  const parts = source.split(edit.text);
  if (parts.length !== 2) {
    throw new Error(
      `${edit.file} holds "${edit.text}" ${parts.length - 1} times, not once.`,
    );
  }
  return parts.join(text);
}

/**
 * Opens a file for edits, all of them made of what it holds now.
 * @param {string} folder of a site's copy
 * @param {{ file: string, text: string }} edit
 * @returns {(text: string) => void} saves the file with this text
 */
export function editor(folder, edit) {
  const file = join(folder, edit.file);
  const source = readFileSync(file, 'utf8');
  return (text) => writeFileSync(file, edited(source, edit, text));
}

/**
 * Saves an edit and waits until the open page shows it, and then until the server is at rest.
 * @param {import('playwright-core').Page} page
 * @param {import('./dev-server.mjs').DevServer} server
 * @param {(text: string) => void} save
 * @param {string} text that the page does not show yet
 * @returns {Promise<{ time: number, loads: number }>} ms from saving to the first frame with the
 *   text, and how often a document was loaded by it
 */
export async function measureEdit(page, server, save, text) {
  let loads = 0;
  const count = () => (loads += 1);
  page.on('domcontentloaded', count);
  try {
    const start = performance.now();
    save(text);
    await page.waitForFunction(shows, text, { timeout: PATIENCE });
    const time = performance.now() - start;
    // A load may follow what was shown without one.
    await server.rests();
    await page.waitForLoadState('load');
    return { time, loads };
  } finally {
    page.off('domcontentloaded', count);
  }
}
