import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../../code/remember';
import { keptResult, resultKey } from '../cache/results';
import { contentHash, fileNameOf } from '../host';
import { scriptText, writeHeld } from '../held-scripts';
import type { HeldScripts } from '../held-scripts';
import { chunksLoadedBy } from './chunk-reach';
import { addsModules } from './programs';
import type { PageData } from '../pages/data/page-data';
import type { Spare } from './output/spare';

/** The files of a build, by chunk name. */
export interface ChunkFiles {
  scripts: Record<string, string>;
  styles: Record<string, string>;
}

/** The same, and what they were. */
interface CompletedFiles extends ChunkFiles {
  /** Hashes of the scripts before they were completed, by chunk. */
  bare: Record<string, string>;
  /** What each script may load, by chunk; see `chunk-reach`. */
  loads: Record<string, string[]>;
  /** Chunks that are programs of their own; see `programs`. */
  programs: string[];
  /** The names of all by those that the bundler gave them. */
  before: Map<string, string>;
}

/** Endings of the bundler's file names, longest first. */
const KINDS = [
  { kind: 'styles', end: '.chunk.css', as: '.css' },
  { kind: 'styles', end: '.css', as: '.css' },
  { kind: 'scripts', end: '.js', as: '.js' },
] as const;

/**
 * Completes the scripts, and adds a content hash to the name of every script and style sheet, so that hosts may let
 * browsers cache it forever. No file names another, so each name depends only on the
 * file's own content.
 * @param bundle the absolute path of the built site, and scripts that are to be written there
 * @param keep names of files that are not part of the bundle, such as those copied from
 * `public`
 * @param data completes the scripts
 * @param spare has files of an earlier output, with the same names
 */
export function hashFiles(
  { folder, held = new Map<string, string>() }: { folder: string; held?: HeldScripts },
  keep: ReadonlySet<string>,
  data?: Pick<PageData, 'fill' | 'keyOf'>,
  spare?: Spare,
): CompletedFiles {
  const files: CompletedFiles = {
    scripts: {},
    styles: {},
    bare: {},
    loads: {},
    programs: [],
    before: new Map(),
  };
  const names = new Set([...readdirSync(folder), ...held.keys()]);
  for (const name of [...names].sort()) {
    const found = KINDS.find(({ end }) => name.endsWith(end));
    if (!found) continue;
    if (keep.has(name)) {
      writeHeld(folder, held, name);
      continue;
    }
    const chunk = name.slice(0, -found.end.length);
    const path = join(folder, name);
    const isWritten = !held.has(name);
    const text = scriptText(folder, held, name);
    held.delete(name);
    const bare = contentHash(text);
    if (found.kind === 'scripts') {
      files.bare[chunk] = bare;
      files.loads[chunk] = chunksLoadedBy(text);
      if (!addsModules(text)) files.programs.push(chunk);
    }
    const key = found.kind === 'scripts' ? data?.keyOf(text) : '';
    const nameOf = (hash: string) => `${fileNameOf(chunk)}.${hash}${found.as}`;
    if (!data || !key) {
      files[found.kind][chunk] = nameOf(bare);
      files.before.set(name, nameOf(bare));
      const hashed = join(folder, nameOf(bare));
      if (isWritten) renameSync(path, hashed);
      else writeFileSync(hashed, text);
      continue;
    }
    const whole = memoize(() => data.fill(text));
    const hash = keptResult(resultKey(text, key), 'whole', () => contentHash(whole()));
    const hashed = nameOf(hash);
    if (!spare?.take(hashed, hash)) {
      writeFileSync(join(folder, hashed), whole());
      spare?.note(hashed, hash);
    }
    if (isWritten) rmSync(path);
    files[found.kind][chunk] = hashed;
    files.before.set(name, hashed);
  }
  return files;
}
