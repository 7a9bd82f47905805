import { withoutFrontComment } from './front-comment';
import { withoutTypes } from './javascript';
import { importsOf } from './source';
import type { DemoFile, DemoSource } from './source';

/** The runtime imports of a file; empty if it cannot be parsed. */
function runtimeImports({ path, text }: DemoFile): Set<string> {
  try {
    // The same text that the page's JavaScript is made from, so that types are stripped
    // once.
    const code = withoutTypes(withoutFrontComment(text));
    return new Set(importsOf({ path, text: code }).map(({ specifier }) => specifier));
  } catch {
    // The bundler reports the error.
    return new Set();
  }
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
