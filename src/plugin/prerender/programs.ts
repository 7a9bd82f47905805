import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAME_ENTRY } from '../../model/demo/playground-frame';
import { PAGE_ENTRY, WORKER_ENTRY } from '../../offline/messages';
import { chunkReach } from './chunk-reach';

/** What a script does that adds to the app; those of workers and frames are separate programs. */
const ADDS_MODULES = /\bwebpackChunk\w*["'\]]*\s*\|\|\s*\[\]\)\.push\(\[\[/;

/** The theme's own programs, which are asked for by the names that they have at the end. */
const OWN_PROGRAMS = [FRAME_ENTRY, 'search-worker', WORKER_ENTRY, PAGE_ENTRY];

/** False for a program of its own. */
export function addsModules(code: string): boolean {
  return ADDS_MODULES.test(code);
}

/**
 * Gives programs of a site, such as workers that it or a plugin of its bundler adds, the names too that
 * the bundler has given them: `editor.worker.js`. Plugins write these into code, and a demo before the
 * app knows no others than those of its page's chunks. So do the chunks that such a program loads: a
 * worker knows no list of files.
 * @param folder absolute path of the built site
 * @param scripts names of its files by chunk
 * @param programs chunks of all programs but the app's entry
 * @param loads what each chunk may load itself
 */
export function keepNames(
  folder: string,
  scripts: Readonly<Record<string, string>>,
  programs: readonly string[],
  loads: Readonly<Record<string, readonly string[]>>,
): void {
  const ofSite = programs.filter((chunk) => !OWN_PROGRAMS.includes(chunk));
  for (const chunk of chunkReach(loads)(ofSite, new Set())) {
    const name = scripts[chunk];
    if (name) copyFileSync(join(folder, name), join(folder, `${chunk}.js`));
  }
}
