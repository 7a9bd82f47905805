import { posix } from 'node:path';
import { anchorOf } from '../../model/api-row';
import { IMPORT_ENDINGS } from '../../model/import-endings';
import type { CodeLink } from '../highlight-spans';
import { isScript, parseCode } from '../parse-code';
import { findProps } from './find-props';
import type { PropMap } from './prop-map';

/** A file of a demo. */
interface CodeFile {
  /** Its path beside the demo's other files: `index.tsx`, `./shared/controls.tsx`. */
  name: string;
  code: string;
  /** File ending. */
  language: string;
}

/**
 * The documented properties in the code of a file, as links to their rows: paths below the site's
 * base in the default language; `Previewer` puts base and language before them.
 * @param files all files of the demo by their names, whose functions say what they take
 */
export function propLinks(
  { name, code, language }: CodeFile,
  map: PropMap,
  files: ReadonlyMap<string, string>,
): CodeLink[] {
  const parsed = isScript(language) && parseCode(code, language);
  if (!parsed) return [];
  const paths = new Map([...files.keys()].map((file) => [posix.normalize(file), file]));
  const props = findProps(parsed, map, (request) => {
    if (!request.startsWith('.')) return undefined;
    const path = posix.join(posix.dirname(name), request);
    const file = IMPORT_ENDINGS.map((ending) => paths.get(path + ending)).find(Boolean);
    const text = file && files.get(file);
    return text ? parseCode(text, posix.extname(file).slice(1)) : undefined;
  });
  const seen = new Set<string>();
  return props.map(({ from, to, id, row }) => {
    const href = `${map.owners[id]?.page ?? ''}#${anchorOf(id, row)}`;
    const again = seen.has(href);
    seen.add(href);
    return { from, to, href, again };
  });
}
