import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { findRuntimeImports } from '../../code/imports';
import { keptResult, resultKey } from '../cache/results';
import { isBelowAlias } from './published';
import { parseScript } from './source';
import type { DemoFile, DemoSource } from './source';

/** What a file imports at run time. */
function runtimeImports(file: DemoFile): Set<string> {
  const key = resultKey(extname(file.path), file.text);
  const found = keptResult(key, 'runtime-imports', () => {
    const { tree, code = '' } = parseScript(file) ?? {};
    const imports = tree ? findRuntimeImports(tree, code) : [];
    return imports.map(({ specifier }) => specifier);
  });
  return new Set(found);
}

function packagesOf({ files, packages, relative }: DemoSource): Map<string, string> {
  const [entry] = files;
  const found = new Map<string, string>();
  const running = entry ? [entry] : [];
  for (const file of running) {
    const requests = runtimeImports(file);
    const isRun = (one: { file: DemoFile; request: string }) =>
      one.file === file && requests.has(one.request);
    for (const { request } of packages.filter(isRun)) {
      // An alias leads to the site's own code.
      if (!/^[@~]?\//.test(request) && !found.has(request)) found.set(request, file.path);
    }
    for (const { target } of relative.filter(isRun)) {
      const next = files.find(({ path }) => path === target);
      if (next && !running.includes(next)) running.push(next);
    }
  }
  return found;
}

/**
 * The packages that demos import at run time, as specified in the imports, including
 * style sheets.
 * @returns by the specifier, in alphabetical order, the absolute path of a file that imports it
 */
export function packageImporters(demos: readonly DemoSource[]): Map<string, string> {
  const found = demos.flatMap((demo) => [...packagesOf(demo)]);
  return new Map(found.reverse().sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
}

/** The packages of `packageImporters` alone. */
export function demoPackages(demos: readonly DemoSource[]): string[] {
  return [...packageImporters(demos).keys()];
}

/** True if a package is installed, with the file that a request means. */
function isInstalled(request: string, from: string): boolean {
  try {
    createRequire(from).resolve(request);
    return true;
  } catch (error) {
    // One without a file for `require` may have one for `import`.
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND';
  }
}

/**
 * True if all that a demo imports is there.
 * @param aliases names of the site's aliases
 */
export function findsImports(demo: DemoSource, aliases: readonly string[]): boolean {
  const isFound = ([request, path]: [string, string]) =>
    isBelowAlias(request, aliases) || isInstalled(request, path);
  return demo.missing.length === 0 && [...packagesOf(demo)].every(isFound);
}
