import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, parse, relative } from 'node:path';
import type { Problem } from '../../model/problem';
import { suggest } from '../../model/text/suggest';
import { linesOf } from '../messages/compile';
import { isStatic } from './is-static';

/** What a builtin says of itself in a file `builtin.json` beside its `index`. */
export interface Builtin {
  /**
   * True: it needs no script before the reader acts. A page whose builtins are all static loads
   * React at the first sign of its reader; any other builtin makes its page load it at once.
   */
  static?: boolean;
  /** True: it shows descriptions of pages, which are then loaded with its page. */
  listsPages?: boolean;
}

/** By name. */
export type Builtins = Record<string, Builtin>;

const FILE = 'builtin.json';
const KEYS = ['static', 'listsPages'] as const satisfies readonly (keyof Builtin)[];

/** dumi's own: what wakes a demo is known of each demo. */
const OF_DUMI: Builtins = {
  DumiDemo: { static: true },
  DumiDemoGrid: { static: true },
  Link: { static: true },
};

type Fault = Pick<Problem, 'line' | 'message' | 'hint'>;

function faultsOf(entries: [string, unknown][], lines: Map<string, number>): Fault[] {
  return entries.flatMap(([key, value]) => {
    const line = lines.get(key) ?? 1;
    const near = suggest(key, KEYS);
    if (!(KEYS as readonly string[]).includes(key)) {
      const hint = near ? `Did you mean \`${near}\`?` : `Known are ${KEYS.join(', ')}.`;
      return [{ line, message: `a builtin has no \`${key}\`.`, hint }];
    }
    if (typeof value === 'boolean') return [];
    return [
      { line, message: `\`${key}\` must be true or false.`, hint: 'Write one of them.' },
    ];
  });
}

function readBuiltin(path: string): { builtin: Builtin; faults: Fault[] } {
  const text = readFileSync(path, 'utf8');
  try {
    const value = JSON.parse(text) as Builtin;
    const faults = faultsOf(Object.entries(value), linesOf(text));
    return { builtin: faults.length > 0 ? {} : value, faults };
  } catch (error) {
    const hint = 'Write an object such as `{ "static": true }`.';
    const message = `this file is not valid JSON: ${(error as Error).message}.`;
    return { builtin: {}, faults: [{ line: 1, message, hint }] };
  }
}

/** The problem of a block of code that wakes most pages of a site; others wake few. */
function wakingCode(file: string): Problem {
  return {
    code: 'waking-code',
    file,
    line: 1,
    message:
      'every page with a block of code starts the app when it loads, because this component may show something else then.',
    hint: 'Put a file `builtin.json` beside its `index.tsx`: `{ "static": true }` if it waits for its reader, with false if it does not.',
  };
}

/**
 * What all builtins of a site say of themselves, the theme's, dumi's and its own. Of one without a
 * `builtin.json` only is known whether its code is static.
 * @param sources absolute paths of their components by name; see dumi's `themeData.builtins`
 * @param root absolute path of the site
 */
export function readBuiltins(
  sources: Record<string, { source: string }>,
  root: string,
): { builtins: Builtins; problems: Problem[] } {
  const builtins: Builtins = { ...OF_DUMI };
  const problems: Problem[] = [];
  const fileOf = (path: string) => relative(root, path).replace(/\\/g, '/');
  for (const [name, { source }] of Object.entries(sources)) {
    const path = join(dirname(source), FILE);
    // A component that is a file of its own shares its folder with others.
    if (parse(source).name !== 'index' || !existsSync(path)) {
      // The site's own code shows whether it is static.
      if (!source.startsWith(join(root, '.dumi/theme/'))) continue;
      if (isStatic(source)) builtins[name] = { static: true };
      else if (name === 'SourceCode') problems.push(wakingCode(fileOf(source)));
      continue;
    }
    const { builtin, faults } = readBuiltin(path);
    builtins[name] = builtin;
    const file = fileOf(path);
    problems.push(...faults.map((fault) => ({ code: 'builtin', file, ...fault })));
  }
  return { builtins, problems };
}
