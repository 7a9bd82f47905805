import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { importedBy } from './demo-files';
import { withoutTypes } from './demo-javascript';
import { withoutFrontComment } from './front-comment';
import { demoFile, importedFile } from './find-file';

const SCRIPT = /\.[jt]sx?$/;

/** What a file imports when it runs; nothing where it cannot be read as script. */
function importsOf(file: string): string[] {
  try {
    // The text that the page's JavaScript is made of, so that types are taken out once.
    const code = withoutTypes(withoutFrontComment(readFileSync(file, 'utf8')));
    return importedBy(code).map(({ fileName }) => fileName);
  } catch {
    // The bundler says what is wrong with it.
    return [];
  }
}

/**
 * The packages that demos import, as they write them, style sheets included: each once, sorted.
 * @param paths absolute paths of the demos, with or without ending
 */
export function demoPackages(paths: readonly string[]): string[] {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string | undefined): void => {
    if (!file || seen.has(file) || !SCRIPT.test(file)) return;
    seen.add(file);
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith('.'))
        visit(importedFile(resolve(dirname(file), specifier)));
      // What has an alias is the site's own.
      else if (!/^[@~]?\//.test(specifier)) packages.add(specifier);
    }
  };
  paths.forEach((path) => visit(demoFile(path)));
  return [...packages].sort();
}
