import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { transform } from 'sucrase';
import { ENDINGS, isFile } from './missing-demos';

/** What sucrase makes of an import; those of types alone are gone. */
const REQUIRED = /\brequire\(['"]([^'"]+)['"]\)/g;
const SCRIPT = /\.[jt]sx?$/;

/** What a file imports when it runs; nothing where it cannot be read as script. */
function importsOf(file: string): string[] {
  try {
    const { code } = transform(readFileSync(file, 'utf8'), {
      transforms: file.endsWith('.ts')
        ? ['typescript', 'imports']
        : ['typescript', 'jsx', 'imports'],
    });
    return [...code.matchAll(REQUIRED)].map((match) => match[1] ?? '');
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
  const visit = (path: string): void => {
    const file = ENDINGS.map((ending) => path + ending).find(isFile);
    if (!file || seen.has(file) || !SCRIPT.test(file)) return;
    seen.add(file);
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith('.')) visit(resolve(dirname(file), specifier));
      // What has an alias is the site's own.
      else if (!/^[@~]?\//.test(specifier)) packages.add(specifier);
    }
  };
  paths.forEach(visit);
  return [...packages].sort();
}
