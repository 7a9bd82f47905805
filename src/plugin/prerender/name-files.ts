import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../host';
import { scriptText } from '../held-scripts';
import type { HeldScripts } from '../held-scripts';
import type { PageData } from '../pages/data/page-data';
import { ofFrameAlone } from './chunk-reach';
import { hashFiles } from './hash-files';
import type { ChunkFiles } from './hash-files';
import { compressAgain } from './output/compressed';
import type { Spare } from './output/spare';
import { keepNames } from './programs';
import { withoutStyleTable } from './style-table';

/** Names in the site's `public` folder, which are copied unchanged. */
function publicNames(root: string): Set<string> {
  const folder = join(root, 'public');
  return new Set(existsSync(folder) ? readdirSync(folder) : []);
}

/**
 * Completes the files of the bundle with the data of pages, puts hashes of their content into their
 * names, and lists them in one more; on a large site, `site-parts` writes that one.
 * @param folder absolute path of the built site
 * @param root absolute path of the site
 * @param entryChunk chunk of the entry
 * @param large see `isLarge`
 * @param spare has files of an earlier output
 * @param held scripts of the bundle that are not written yet
 * @returns besides, hashes of the scripts before they were completed, what each may load, and the absolute
 * paths of those that pages may load
 */
export function nameFiles(
  folder: string,
  root: string,
  entryChunk: string,
  large: boolean,
  data: PageData,
  spare: Spare,
  held: HeldScripts,
): {
  files: ChunkFiles;
  filesName: string;
  bare: Record<string, string>;
  loads: Record<string, string[]>;
  scripts: Record<string, string>;
} {
  const entry = `${entryChunk}.js`;
  const whole = withoutStyleTable(scriptText(folder, held, entry));
  if (held.has(entry)) held.set(entry, whole);
  else writeFileSync(join(folder, entry), whole);
  const all = { folder, held };
  const hashed = hashFiles(all, publicNames(root), data, spare);
  const { bare, loads, programs, before, ...files } = hashed;
  keepNames(
    folder,
    files.scripts,
    programs.filter((chunk) => chunk !== entryChunk),
    loads,
  );
  compressAgain(folder, before);
  const text = JSON.stringify(files);
  const filesName = `files.${contentHash(text)}.json`;
  if (!large) writeFileSync(join(folder, filesName), text);
  const apart = ofFrameAlone(loads, entryChunk);
  const scripts = Object.entries(files.scripts)
    .filter(([chunk]) => !apart.has(chunk))
    .map(([chunk, name]) => [chunk, join(folder, name)] as const);
  return { files, filesName, bare, loads, scripts: Object.fromEntries(scripts) };
}
