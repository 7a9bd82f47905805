import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { resolveImport } from '../demos/find-file';
import { isFile } from '../is-file';
import { quoted } from '../host';
import type { Modules } from '../host';
import { atImport } from './chunks/own-effects';

/** In the order in which umi imports them. */
const NAMES = ['global', 'app'];

/** In umi's order. */
const ENDINGS = ['js', 'jsx', 'ts', 'tsx'];

/**
 * A step of dumi's recipe for more languages in blocks of code: Prism as a global, and its grammars. The
 * theme's blocks are highlighted at build. Blocks of the site's own are rendered by the app.
 */
const FOR_PRISM =
  /^(?:\([^;]*\)|global(?:This)?|window)\.Prism\s*=|^(?:await\s+import|require)\(\s*['"]prismjs\/components\//;

/** True if a script does something when it is imported, itself or in a file that it imports for that. */
function runs(file: string, seen: ReadonlySet<string> = new Set()): boolean {
  if (seen.has(file) || !/\.[cm]?[jt]sx?$/.test(file)) return false;
  const does = atImport(readFileSync(file, 'utf8'), file);
  if (does.runs.some((text) => !FOR_PRISM.test(text))) return true;
  return does.imports.some((request) => {
    // A package that is imported for its effect, such as words of a language, is for other code.
    const target =
      request.startsWith('.') && resolveImport(resolve(dirname(file), request));
    return target && runs(target, new Set([...seen, file]));
  });
}

/**
 * Of the site's `global` and `app`, those that do something when they are imported, such as counting a
 * visit. They have to run when a page loads, also one that waits for its reader.
 * @param folder absolute path of dumi's folder of the site
 * @returns absolute paths in the order in which they run
 */
export function scriptsAtLoad(folder: string): string[] {
  return NAMES.flatMap((name) => {
    const file = ENDINGS.map((ending) => join(folder, `${name}.${ending}`)).find(isFile);
    return file && runs(file) ? file : [];
  });
}

/**
 * `@@/ledger/own-scripts`: loads these files, or is undefined without one. The app imports the same
 * modules, which run once.
 */
export function ownScriptModules(files: readonly string[]): Modules {
  if (files.length === 0) return { 'own-scripts.ts': 'export const load = undefined;\n' };
  return {
    'own-scripts.ts':
      'export const load = () => import(/* webpackChunkName: "own-scripts" */ \'./scripts-at-load\');\n',
    // By names, as umi does: a package.json may say that the site's files have no effects.
    'scripts-at-load.ts': files.map(
      (file, at) => `export * as script${at} from ${quoted(file)};`,
    ),
  };
}
