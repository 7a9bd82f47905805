import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { importedFile } from './find-file';
import { remember } from './remember';

/** A file of a demo. */
export interface DemoFile {
  path: string;
  text: string;
}

/** An import of a demo: in which file, at which character, and what it asks for. */
export interface DemoImport {
  file: DemoFile;
  index: number;
  request: string;
}

/** All that a demo is made of. */
export interface DemoFiles {
  /** The entry first, then what it imports, in order. */
  files: DemoFile[];
  packages: DemoImport[];
  /** Imports of files that are not there. */
  missing: DemoImport[];
}

const SCRIPT = /\.[jt]sx?$/;
/** What ends a query of a bundler: `./a.svg?url`. */
const QUERY = /\?.*$/;

/** What a text imports, found once: problems, pages and search ask for it, and demos share files. */
export const importedBy = remember(
  (text: string): readonly { fileName: string; pos: number }[] =>
    ts.preProcessFile(text, true, true).importedFiles,
  (text) => text,
);

function importsOf(file: DemoFile): DemoImport[] {
  if (!SCRIPT.test(file.path)) return [];
  return importedBy(file.text).map(({ fileName, pos }) => ({
    file,
    index: pos,
    request: fileName,
  }));
}

/**
 * A demo's own files and what it imports of packages, found by following its relative imports.
 * Files that are no text, such as pictures, are not among them.
 */
export function demoFiles(entry: DemoFile): DemoFiles {
  const found: DemoFiles = { files: [entry], packages: [], missing: [] };
  const seen = new Set([entry.path]);
  for (const file of found.files) {
    for (const one of importsOf(file)) {
      if (!one.request.startsWith('.')) {
        found.packages.push(one);
        continue;
      }
      const target = resolve(dirname(file.path), one.request.replace(QUERY, ''));
      const path = importedFile(target);
      if (!path) found.missing.push(one);
      else if (!seen.has(path) && /\.([jt]sx?|css|less|scss|json)$/.test(path)) {
        seen.add(path);
        found.files.push({ path, text: readFileSync(path, 'utf8') });
      }
    }
  }
  return found;
}

/**
 * The names of a demo's files, so that their imports of each other hold: paths from the folder
 * that holds them all, where the entry is `index` if it lies there itself.
 * @example fileNames(['/docs/a.tsx', '/docs/shared/look.css']) // ['index.tsx', 'shared/look.css']
 * @example fileNames(['/docs/a/b.tsx', '/docs/c.css']) // ['a/b.tsx', 'c.css']
 */
export function fileNames([entry = '', ...others]: readonly string[]): string[] {
  let folder = dirname(entry);
  const outside = (path: string) => relative(folder, path).startsWith('..');
  while (others.some(outside)) folder = dirname(folder);
  const names = [entry, ...others].map((path) =>
    relative(folder, path).replace(/\\/g, '/'),
  );
  if (folder === dirname(entry)) names[0] = `index${extname(entry)}`;
  return names;
}

/**
 * The package that an import names.
 * @example packageName('@scope/name/lib/a') // '@scope/name'
 */
export function packageName(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The package.json of an installed package, as node finds it from a folder; none if it is not. */
export function installedPackage(
  name: string,
  from: string,
): { path: string; version?: string } | undefined {
  const path = join(from, 'node_modules', name, 'package.json');
  if (existsSync(path)) {
    const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version?: string };
    return { path, version };
  }
  return dirname(from) === from ? undefined : installedPackage(name, dirname(from));
}
