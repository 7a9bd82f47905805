import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compilation, Configuration } from '@rspack/core';
import { openShards } from '../../plugin/cache/shards';
import type { Store } from '../../plugin/cache/store';
import { isHeldName } from '../../plugin/held-scripts';
import type { HeldScripts } from '../../plugin/held-scripts';
import type { KeptPage, MadePages } from '../../plugin/pages/made/made-pages';
import { changedInput, inputsOf } from './inputs';
import type { Inputs } from './inputs';
import { shippedFiles } from './shipped';
import { ENTRY, isUmiNote } from './umi-note';

/** A file of a bundle as it is listed. */
export interface ListedFile {
  name: string;
  size: number;
}

/** A bundle as the cache has it. */
interface KeptBundle {
  key: string;
  /** Changes with the files of the bundle, and with the code of the pages in it. */
  version: string;
  /** The files of the pages in it, relative to the site. */
  pages: string[];
  inputs: Inputs;
  assets: ListedFile[];
  /** Names of its files. */
  names: string[];
  /** Names of the entry's files. */
  entry: string[];
  /** See `shippedFiles`. */
  shipped: string[];
}

const NAME = 'bundle';
/** The files by name: texts as they are, others in base64. Together they may be too long for one text. */
const FILES = 'bundle-files';
/** What the modules of pages in it came to, which changes more often. */
const PAGES = 'bundle-pages';

const TEXT = /\.(js|css|json|html|txt|svg|demo-map)$/;
const encodingOf = (name: string) => (TEXT.test(name) ? 'utf8' : 'base64');

/** What a build has of the builds before it. */
export interface Keeping {
  store: Store;
  pages: MadePages;
}

/**
 * True if a configuration has plugins that have to run, as they may write files elsewhere: all but
 * the bundler's own, and umi's one that notes the names of files.
 * @param known all that the bundler exports
 */
export function hasForeignPlugins(
  { plugins = [] }: Configuration,
  known: readonly unknown[],
): boolean {
  return plugins.some(
    (plugin) => plugin && !known.includes(plugin.constructor) && !isUmiNote(plugin),
  );
}

/**
 * Writes the bundle of an earlier build into the output, if nothing has changed since but data of
 * pages, and hands over this data.
 * @param key see `bundleKey`
 * @param held gets its scripts, which are not written
 * @param root absolute path of the site
 * @returns its files; undefined if the bundle has to be made
 */
export async function restoreBundle(
  config: Configuration,
  key: string,
  { store, pages }: Keeping,
  held: HeldScripts,
  root: string,
): Promise<KeptBundle | undefined> {
  const kept = store.read<KeptBundle>(NAME);
  const output = config.output?.path;
  if (!kept || !output || kept.key !== key) return undefined;
  if (changedInput(kept.inputs, root) !== undefined) return undefined;
  const shards = openShards<KeptPage>(store, PAGES, kept.version);
  const made = shards.read();
  if (kept.pages.some((file) => !made[file])) return undefined;
  const files = openShards<string>(store, FILES, kept.version).read();
  if (kept.names.some((name) => files[name] === undefined)) return undefined;
  if (!(await pages.restore(made))) return undefined;
  for (const [name, content] of Object.entries(files)) {
    if (isHeldName(name)) {
      held.set(name, content);
      continue;
    }
    const path = join(output, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, encodingOf(name));
  }
  shards.write(pages.kept());
  return kept;
}

/** Keeps a bundle that has been made without errors. */
export function keepBundle(
  config: Configuration,
  key: string,
  compilation: Compilation,
  assets: ListedFile[],
  { store, pages }: Keeping,
  held: HeldScripts,
  root: string,
): void {
  const output = config.output?.path;
  if (!output) return;
  const made = pages.kept();
  const texts = new Set(
    Object.entries(made).flatMap(([file, page]) => [
      file,
      ...page.files.filter((one) => one.endsWith('.md')),
    ]),
  );
  const names = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => held.has(name) || existsSync(join(output, name)));
  const textOf = (name: string) =>
    held.get(name) ?? readFileSync(join(output, name), encodingOf(name));
  const files = Object.fromEntries(names.map((name) => [name, textOf(name)]));
  const codes = Object.entries(made).map(([file, page]) => [file, page.codes]);
  const hash = createHash('sha256').update(JSON.stringify([key, codes]));
  for (const [name, text] of Object.entries(files))
    hash.update(`${name}\0${text.length}\0${text}`);
  const version = hash.digest('hex');
  const kept: KeptBundle = {
    key,
    version,
    pages: Object.keys(made),
    inputs: inputsOf(compilation, root, (file) => texts.has(file)),
    assets,
    names,
    entry: [...(compilation.entrypoints.get(ENTRY)?.getFiles() ?? [])],
    shipped: shippedFiles(compilation as never, root),
  };
  store.write(NAME, kept);
  openShards<string>(store, FILES, version).write(files);
  openShards<KeptPage>(store, PAGES, version).write(made);
}
