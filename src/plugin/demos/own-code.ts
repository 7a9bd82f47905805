import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readDemo } from './source';

export const SCRIPT = /\.[cm]?[jt]sx?$/;
export const STYLE_SHEET = /\.(?:css|less|s[ac]ss)$/;

/**
 * Classes of dumi's theme, without its prefix, that elements of this theme have where a site's styles ask
 * for them, by the feature that gives each.
 */
export const GIVEN_CLASSES = { demoClass: 'previewer-demo', iconClass: 'icon' };

/** A file of a site's own for its theme. */
export interface OwnFile {
  /** Its path relative to the root of the site, with slashes. */
  file: string;
  text: string;
}

function* filesIn(folder: string, kind: RegExp): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!/^(?:tmp|node_modules)/.test(entry.name)) yield* filesIn(path, kind);
    } else if (entry.isFile() && kind.test(entry.name)) yield path;
  }
}

/**
 * Absolute paths of files in a folder of a site, and in the folders of it, in no order. What dumi
 * generates there does not count.
 * @param root absolute path of the site
 * @param kind what names of files match
 */
export function* ownPaths(root: string, within: string, kind: RegExp): Generator<string> {
  const folder = join(root, within);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    yield* filesIn(folder, kind);
}

/** The same files with their texts. */
export function ownFiles(root: string, within: string, kind: RegExp): OwnFile[] {
  return [...ownPaths(root, within, kind)].map((path) => ({
    file: relative(root, path).replaceAll('\\', '/'),
    text: readFileSync(path, 'utf8'),
  }));
}

/**
 * True if a file in dumi's folder of a site, or in a folder of it, has a word in its code.
 * @param root absolute path of the site
 * @param kind what names of files match; scripts, if left out
 */
export function isInOwnCode(
  word: RegExp,
  root: string,
  within = '.dumi',
  kind = SCRIPT,
): boolean {
  // No file is read after the first that has it.
  for (const path of ownPaths(root, within, kind)) {
    if (word.test(readFileSync(path, 'utf8'))) return true;
  }
  return false;
}

/** An import of the default layout of documents, which is the theme's; see `aliasTheme`. */
const DEFAULT_LAYOUT = /\/theme-(?:default|original)\/layouts\/DocLayout['"]/;

/**
 * True if the site draws its documents by a layout of its own, and not by the theme's with something
 * around it.
 * @param root absolute path of the site
 * @param layouts those that the site has files of its own for
 */
export function hasOwnDocLayout(
  root: string,
  layouts: Pick<ReadonlyMap<string, string>, 'has'>,
): boolean {
  return (
    layouts.has('DocLayout') && !isInOwnCode(DEFAULT_LAYOUT, root, '.dumi/theme/layouts')
  );
}

/** dumi's hooks for what is known of a demo, and what dumi and other themes have that calls them. */
const DEMO_HOOKS =
  /\buse(?:Live)?Demo\b|\/slots\/PreviewerActions\b|\/theme-default\/builtins\/Previewer\b|['"]dumi-theme-/;

/** What a site has of its own for demos. */
export interface OwnDemoFiles {
  /** Absolute path of the site. */
  root: string;
  /** Absolute path of its block around demos. */
  previewer: string | undefined;
  /** True where it has tools of its own for demos. */
  hasActions: boolean;
}

/** True if the site's own block around demos, or its own tools of them, may change a demo's code. */
export function changesDemos({ root, previewer, hasActions }: OwnDemoFiles): boolean {
  if (hasActions) return true;
  if (!previewer) return false;
  const files = readDemo(previewer)?.files ?? [];
  return files.some(({ text }) => DEMO_HOOKS.test(text)) || isInOwnCode(DEMO_HOOKS, root);
}
