import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ts from 'typescript';

/** The TypeScript compiler, as far as a site has one: the theme brings none. */
export type TypeScript = typeof ts;

/** The versions that the theme can ask. 7 has no compiler in JavaScript. */
export const USABLE_TYPESCRIPT = '4.9 to 6';

/** Whether the theme can ask this version. */
export function isUsable(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 4 && minor >= 9) || major === 5 || major === 6;
}

function load(from: string): TypeScript | undefined {
  const require = createRequire(from);
  try {
    const { version } = require('typescript/package.json') as { version: string };
    return isUsable(version) ? (require('typescript') as TypeScript) : undefined;
  } catch {
    return undefined;
  }
}

/** What was found from each place; a compiler takes a third of a second to load. */
const found = new Map<string, TypeScript | undefined>();

/**
 * The compiler of the site, or else one beside the theme; undefined where there is none of a
 * version that can be asked.
 * @param root absolute path of the site, by default that of the process
 */
export function typescriptOf(root = process.cwd()): TypeScript | undefined {
  for (const from of [join(root, 'package.json'), __filename]) {
    if (!found.has(from)) found.set(from, load(from));
    const compiler = found.get(from);
    if (compiler) return compiler;
  }
  return undefined;
}
