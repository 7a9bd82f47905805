import { posix } from 'node:path';
import { anchorOf } from '../../../model/api-row';
import { IMPORT_ENDINGS } from '../../../model/demo/import-endings';
import type { CodeLink } from '../../../code/highlight-spans';
import { isScript, parseCode } from '../../../code/parse';
import { findProps } from './find-props';
import type { FoundProp } from './find-props';
import type { PropMap } from './prop-map';

/** A file of a demo. */
interface CodeFile {
  /** Its path next to the demo's other files: `index.tsx`, `./shared/controls.tsx`. */
  name: string;
  code: string;
  /** File ending. */
  language: string;
}

/**
 * The documented properties in a file of a demo, in the order of its code.
 * @param files all files of the demo by name, for the parameters of their functions
 */
export function propsInFile(
  { name, code, language }: CodeFile,
  map: PropMap,
  files: ReadonlyMap<string, string>,
): FoundProp[] {
  const parsed = isScript(language) && parseCode(code, language);
  if (!parsed) return [];
  const paths = new Map([...files.keys()].map((file) => [posix.normalize(file), file]));
  return findProps(parsed, map, (request) => {
    if (!request.startsWith('.')) return undefined;
    const path = posix.join(posix.dirname(name), request);
    const file = IMPORT_ENDINGS.map((ending) => paths.get(path + ending)).find(Boolean);
    const text = file && files.get(file);
    return text ? parseCode(text, posix.extname(file).slice(1)) : undefined;
  });
}

/**
 * Links from the documented properties in a file to their rows: paths below the site's
 * base in the default language. `Previewer` adds base and language.
 * @param files all files of the demo by name, for the parameters of their functions
 */
export function propLinks(
  file: CodeFile,
  map: PropMap,
  files: ReadonlyMap<string, string>,
): CodeLink[] {
  const seen = new Set<string>();
  const named = propsInFile(file, map, files).filter(({ from, to }) => from < to);
  return named.map(({ from, to, id, row }) => {
    const href = `${map.owners[id]?.page ?? ''}#${anchorOf(id, row)}`;
    const again = seen.has(href);
    seen.add(href);
    return { from, to, href, again };
  });
}
