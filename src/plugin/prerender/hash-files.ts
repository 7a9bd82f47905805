import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, fileNameOf } from '../host';

/** The files of a build, by chunk name. */
export interface ChunkFiles {
  scripts: Record<string, string>;
  styles: Record<string, string>;
}

/** Endings of the bundler's file names, longest first. */
const KINDS = [
  { kind: 'styles', end: '.chunk.css', as: '.css' },
  { kind: 'styles', end: '.css', as: '.css' },
  { kind: 'scripts', end: '.js', as: '.js' },
] as const;

/**
 * Adds a content hash to the name of every script and style sheet, so that hosts may let
 * browsers cache it forever. No file names another, so each name depends only on the
 * file's own content.
 * @param folder absolute path of the built site
 * @param keep names of files that are not part of the bundle, such as those copied from
 * `public`
 */
export function hashFiles(folder: string, keep: ReadonlySet<string>): ChunkFiles {
  const files: ChunkFiles = { scripts: {}, styles: {} };
  for (const name of readdirSync(folder)) {
    const found = KINDS.find(({ end }) => name.endsWith(end));
    if (!found || keep.has(name)) continue;
    const chunk = name.slice(0, -found.end.length);
    const hashed = `${fileNameOf(chunk)}.${contentHash(readFileSync(join(folder, name)))}${found.as}`;
    renameSync(join(folder, name), join(folder, hashed));
    files[found.kind][chunk] = hashed;
  }
  return files;
}
