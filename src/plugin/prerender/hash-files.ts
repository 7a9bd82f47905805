import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a build by chunk. */
export interface ChunkFiles {
  scripts: Record<string, string>;
  styles: Record<string, string>;
}

/** Ends of the names that the bundler gives, the longest first. */
const KINDS = [
  { kind: 'styles', end: '.chunk.css', as: '.css' },
  { kind: 'styles', end: '.css', as: '.css' },
  { kind: 'scripts', end: '.js', as: '.js' },
] as const;

/** Eight characters that change when the content does. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** What the name of a chunk's file begins with, before a point. */
export function fileNameOf(chunk: string): string {
  return chunk.replace(/[^\w.-]/g, '-');
}

/**
 * Puts into the name of every script and style sheet what it holds, so that hosts may let browsers
 * keep it for ever. No file names another, so each name depends on its own content alone.
 * @param folder absolute path of the built site
 * @param keep names of files that are not of the bundle, such as those copied from `public`
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
