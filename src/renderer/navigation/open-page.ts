import { OPEN_PAGE } from '../../model/address/open-page';
import type { Hot } from '../when-changed';

/** The development server's way to the module of a page; see `bundler/dev/opened-pages`. No part of a build. */

/** Imports of the pages that the server has compiled, by the absolute path of their files. */
export type OpenedPages = Record<string, () => Promise<unknown>>;

let opened: OpenedPages = {};

/** Those who wait for a page, by its file. */
const waiting = new Map<string, (() => void)[]>();

/** @throws where the server knows no such page */
async function compiled(file: string): Promise<void> {
  const there = new Promise<void>((done) => {
    waiting.set(file, [...(waiting.get(file) ?? []), done]);
  });
  const asked = `${OPEN_PAGE}?file=${encodeURIComponent(file)}`;
  const { ok } = await fetch(asked, { method: 'POST' });
  if (!ok) {
    throw new Error(`The development server has no page ${file}. Load this page again.`);
  }
  await there;
}

async function openPage(file: string): Promise<unknown> {
  if (!opened[file]) await compiled(file);
  return opened[file]?.();
}

/**
 * Called by the list of opened pages, which takes the place of the one before when a page comes.
 * @param now the imports of all of them
 * @returns loads the module of a page, and has the server compile it first
 */
export function pageOpener(
  hot: Hot | undefined,
  now: OpenedPages,
): (file: string) => Promise<unknown> {
  hot?.accept();
  opened = now;
  for (const [file, those] of waiting) {
    if (!opened[file]) continue;
    waiting.delete(file);
    those.forEach((done) => done());
  }
  return openPage;
}
