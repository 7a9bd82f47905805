import { findRuntimeImports } from '../../code/imports';
import { parseScript } from './source';
import type { DemoFile, DemoSource } from './source';

/** What a file imports at run time. */
function runtimeImports(file: DemoFile): Set<string> {
  const { tree, code = '' } = parseScript(file) ?? {};
  const found = tree ? findRuntimeImports(tree, code) : [];
  return new Set(found.map(({ specifier }) => specifier));
}

function packagesOf({ files, packages, relative }: DemoSource): string[] {
  const [entry] = files;
  const found = new Set<string>();
  const running = entry ? [entry] : [];
  for (const file of running) {
    const requests = runtimeImports(file);
    const isRun = (one: { file: DemoFile; request: string }) =>
      one.file === file && requests.has(one.request);
    for (const { request } of packages.filter(isRun)) {
      // An alias leads to the site's own code.
      if (!/^[@~]?\//.test(request)) found.add(request);
    }
    for (const { target } of relative.filter(isRun)) {
      const next = files.find(({ path }) => path === target);
      if (next && !running.includes(next)) running.push(next);
    }
  }
  return [...found];
}

/**
 * The packages that demos import at run time, as specified in the imports, including
 * style sheets. Sorted, without duplicates.
 */
export function demoPackages(demos: readonly DemoSource[]): string[] {
  return [...new Set(demos.flatMap(packagesOf))].sort();
}
