import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configLine } from './config-line';
import type { Path } from '../fields';

/** Names of a site's configuration, in the order in which dumi looks for them. */
const FILES = ['.dumirc.ts', '.dumirc.js'];

/** Where options stand. */
export interface ConfigPlace {
  /** Relative to the site's root. */
  file: string;
  /** The line of a key in `themeConfig`. */
  lineOf: (path: Path) => number;
  /** The line of a key in the whole configuration. */
  lineOfOption: (path: Path) => number;
}

/**
 * The configuration file of a site, and where keys stand in it.
 * @param root absolute path of the site
 */
export function configPlace(root: string): ConfigPlace {
  const found = FILES.find((name) => existsSync(join(root, name)));
  const lineOfOption = (path: Path): number =>
    found ? configLine(readFileSync(join(root, found), 'utf8'), path) : 1;
  return {
    file: found ?? '.dumirc.ts',
    lineOf: (path) => lineOfOption(['themeConfig', ...path]),
    lineOfOption,
  };
}
