import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { keptResult, resultKey } from '../cache/results';
import { findImports } from '../../code/imports';
import type { CodeImport } from '../../code/imports';
import { parseCode } from '../../code/parse';
import type { ParsedCode } from '../../code/parse';
import { resolveDemo, resolveImport } from './find-file';
import { readFrontComment, withoutFrontComment } from './front-comment';

/** A file of a demo. */
export interface DemoFile {
  path: string;
  text: string;
}

/** An import of a demo. */
export interface DemoImport extends Pick<CodeImport, 'typeOnly'> {
  /** The importing file. */
  file: DemoFile;
  /** Offset of the import in that file. */
  index: number;
  /** The specifier as written. */
  request: string;
  /** Absolute path of the file that a relative import resolves to. */
  target?: string;
}

/** A demo read from its files, with its imports resolved once. */
export interface DemoSource {
  /** The name of its file, without ending. */
  name: string;
  /** Its front comment: `title`, `description`, and with a language `title.zh-CN`. */
  meta: Record<string, unknown>;
  /**
   * The entry first, then its imports, in order. Pictures and other binary files are left
   * out.
   */
  files: DemoFile[];
  /** Imports of packages and aliases. */
  packages: DemoImport[];
  /** Relative imports of existing files. */
  relative: DemoImport[];
  /** Relative imports of files that do not exist. */
  missing: DemoImport[];
}

const SCRIPT = /\.[jt]sx?$/;
/** Text files that are part of an exported demo. */
const TEXT = /\.([jt]sx?|css|less|scss|json)$/;
/** A bundler query at the end of an import: `./a.svg?url`. */
const QUERY = /\?.*$/;

/** The code of a script without its front comment. */
interface ParsedScript extends ParsedCode {
  /** Where it begins in the file. */
  offset: number;
}

/**
 * Parses a file as the page shows it: search parses the same code.
 * @returns undefined for a file that is not a script
 */
export function parseScript({ path, text }: DemoFile): ParsedScript | undefined {
  if (!SCRIPT.test(path)) return undefined;
  const ending = extname(path).slice(1);
  const shown = withoutFrontComment(text);
  // JSX is common in `.js` files too.
  const parsed = parseCode(shown.trimEnd(), ending === 'js' ? 'jsx' : ending);
  return parsed && { ...parsed, offset: text.length - shown.length };
}

/** The imports of a file, in order; empty for a file that is not a script. */
function importsOf(file: DemoFile): CodeImport[] {
  return keptResult(resultKey(extname(file.path), file.text), 'imports', () =>
    importsIn(file),
  );
}

function importsIn(file: DemoFile): CodeImport[] {
  const { tree, code = '', offset = 0 } = parseScript(file) ?? {};
  const found = tree ? findImports(tree, code) : [];
  return found.map((one) => ({ ...one, from: one.from + offset }));
}

/** Follows the imports of a demo from its entry, whose file need not exist. */
export function followImports(entry: DemoFile): DemoSource {
  const source: DemoSource = {
    name: basename(entry.path, extname(entry.path)),
    meta: readFrontComment(entry.text),
    files: [entry],
    packages: [],
    relative: [],
    missing: [],
  };
  const seen = new Set([entry.path]);
  for (const file of source.files) {
    for (const { specifier, from, typeOnly } of importsOf(file)) {
      const one: DemoImport = { file, index: from, request: specifier, typeOnly };
      if (!specifier.startsWith('.')) {
        source.packages.push(one);
        continue;
      }
      const target = resolveImport(
        resolve(dirname(file.path), specifier.replace(QUERY, '')),
      );
      if (!target) {
        source.missing.push(one);
        continue;
      }
      source.relative.push({ ...one, target });
      if (!seen.has(target) && TEXT.test(target)) {
        seen.add(target);
        source.files.push({ path: target, text: readFileSync(target, 'utf8') });
      }
    }
  }
  return source;
}

/** A key for the state of files on disk, which changes with each edit. */
function stampOf(files: readonly DemoFile[]): string {
  return files
    .map(({ path }) => {
      const stat = statSync(path, { throwIfNoEntry: false });
      return `${path} ${stat?.mtimeMs} ${stat?.size}`;
    })
    .join('\n');
}

const read = new Map<string, { source: DemoSource; stamp: string }>();

/**
 * Reads a demo, once until one of its files changes: checks, pages, search, and
 * playground share it.
 * @param path absolute, with or without ending
 * @returns undefined if there is no file; `checks/demos` reports that
 */
export function readDemo(path: string): DemoSource | undefined {
  const file = resolveDemo(path);
  if (!file) return undefined;
  const before = read.get(file);
  // A missing file may exist by now.
  const isWhole = before && before.source.missing.length === 0;
  if (isWhole && stampOf(before.source.files) === before.stamp) return before.source;
  const source = followImports({ path: file, text: readFileSync(file, 'utf8') });
  read.set(file, { source, stamp: stampOf(source.files) });
  return source;
}

/** A line of code, and not of a comment, that may export something by default. */
const DEFAULT = /^(?!\s*(?:\/\/|\/?\*)).*\b(?:default|exports)\b/m;

/** True if a demo's file exports nothing that could be its component, as where all is a comment. */
export function isWithoutComponent({
  files: [first],
}: Pick<DemoSource, 'files'>): boolean {
  return first !== undefined && !DEFAULT.test(first.text);
}

/** React's functions that render into an element. */
const RENDERS = /\b(?:render|hydrate|createRoot|hydrateRoot)\(/;

/** True if a demo's file, in the place of exporting a component, renders into an element itself. */
export function rendersItself(source: Pick<DemoSource, 'files'>): boolean {
  return isWithoutComponent(source) && RENDERS.test(source.files[0]?.text ?? '');
}
