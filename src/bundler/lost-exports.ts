import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Stats } from '@rspack/core';
import type { Problem } from '../model/problem';
import { GENERATED, IN_PACKAGE } from './file-kinds';

/** Rspack's warning. What is exported again may be a type, which no compiler of one file can tell. */
const LOST =
  /ESModulesLinkingWarning: export '([^']+)' \(imported as '[^']+'\) was not found in '([^']+)' \(([^)]*)\)/;

/** A style sheet whose names are not known, which umi's webpack passes over as well. */
const STYLES = /\.(css|sass|scss|styl|less)$/;

/** The line on which a file names a module; the first for one that does not. */
function lineOf(file: string, request: string): number {
  if (!existsSync(file)) return 1;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.findIndex((line) => /['"]/.test(line) && line.includes(request)) + 1 || 1;
}

/**
 * What the site's own files import from modules that do not export it, once for each file and
 * name. It is `undefined` when the code runs; umi's webpack stops at it.
 * @param stats of a compilation, with Rspack's warnings
 * @param root absolute path of the site's folder
 */
export function lostExports(stats: Pick<Stats, 'toJson'>, root: string): Problem[] {
  const { warnings = [] } = stats.toJson({ all: false, warnings: true });
  const found = new Map<string, Problem>();
  for (const { message, moduleIdentifier = '' } of warnings) {
    const [, name = '', request = '', known = ''] = LOST.exec(message) ?? [];
    const path = moduleIdentifier.replace(/^.*[!|]/, '').replace(/\?.*$/, '');
    if (!name || IN_PACKAGE.test(path) || GENERATED.test(path)) continue;
    if (STYLES.test(request) && known === 'module has no exports') continue;
    const file = relative(root, path);
    found.set(`${file} ${name} ${request}`, {
      code: 'lost-export',
      file,
      line: lineOf(join(root, file), request),
      message: `"${name}" is imported from "${request}", which does not export it (${known}).`,
      hint: 'Import a name that it exports, or install a version that has this one.',
    });
  }
  return [...found.values()];
}
