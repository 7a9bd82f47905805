import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAME_ENTRY } from '../../model/demo/playground-frame';
import { PAGE_ENTRY, WORKER_ENTRY } from '../../offline/messages';

/** What a script does that adds to the app; those of workers and frames are separate programs. */
const ADDS_MODULES = /\bwebpackChunk\w*["'\]]*\s*\|\|\s*\[\]\)\.push\(\[\[/;

/** The theme's own programs, which are asked for by the names that they have at the end. */
const OWN_PROGRAMS = [FRAME_ENTRY, 'search-worker', WORKER_ENTRY, PAGE_ENTRY];

export function addsModules(code: string): boolean {
  return ADDS_MODULES.test(code);
}

/** The programs of a site, such as workers that it, or a plugin of its bundler, adds. */
export interface SitePrograms {
  chunks: ReadonlySet<string>;
  /** Takes the code of a script. */
  note(chunk: string, code: string): void;
}

/** @param entry chunk of the app's entry */
export function sitePrograms(entry: string): SitePrograms {
  const known = [entry, ...OWN_PROGRAMS];
  const chunks = new Set<string>();
  return {
    chunks,
    note(chunk, code) {
      if (!known.includes(chunk) && !addsModules(code)) chunks.add(chunk);
    },
  };
}

/**
 * Gives programs the names too that the bundler has given them, such as `editor.worker.js`. Plugins
 * write these into code, and a demo before the app knows no others than those of its page's chunks.
 * @param folder absolute path of the built site
 * @param scripts names of its files by chunk
 */
export function keepNames(
  folder: string,
  scripts: Readonly<Record<string, string>>,
  { chunks }: Pick<SitePrograms, 'chunks'>,
): void {
  for (const chunk of chunks) {
    copyFileSync(join(folder, scripts[chunk] ?? ''), join(folder, `${chunk}.js`));
  }
}
