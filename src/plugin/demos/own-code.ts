import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDemo } from './source';

const SCRIPT = /\.[cm]?[jt]sx?$/;

/**
 * True if a file in dumi's folder of a site, or in a folder of it, has a word in its code. What dumi
 * generates there does not count.
 * @param root absolute path of the site
 * @param kind what names of files match; scripts, if left out
 */
export function isInOwnCode(
  word: RegExp,
  root: string,
  within = '.dumi',
  kind = SCRIPT,
): boolean {
  const hasWord = (folder: string): boolean =>
    readdirSync(folder, { withFileTypes: true }).some((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return !/^(?:tmp|node_modules)/.test(entry.name) && hasWord(path);
      return (
        entry.isFile() && kind.test(entry.name) && word.test(readFileSync(path, 'utf8'))
      );
    });
  try {
    return hasWord(join(root, within));
  } catch {
    // The site has no such folder.
    return false;
  }
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
