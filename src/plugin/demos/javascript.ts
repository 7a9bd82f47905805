import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
import { transform } from 'sucrase';
import { parse } from 'yaml';
import { toJavascriptName } from '../../model/demo/demo-asset';
import { memoize } from '../../code/remember';

const TYPED = /\.tsx?$/;
/** Files with types only, which have no JavaScript version. */
const DECLARATIONS = /\.d\.ts$/;
const STYLES = ['.prettierrc', '.prettierrc.json', '.prettierrc.yaml', '.prettierrc.yml'];

/** The site's own code style. JSON is also YAML. */
export function codeStyle(root: string): FormatConfig {
  const path = STYLES.map((name) => join(root, name)).find(existsSync);
  return path ? ((parse(readFileSync(path, 'utf8')) as FormatConfig | null) ?? {}) : {};
}

/**
 * Strips types from code, and imports that only types need. Lines that held nothing else
 * are removed; empty lines stay.
 * @throws the parser's error if the code is not valid TypeScript
 */
export const withoutTypes = memoize((code: string): string => {
  const lines = code.split('\n');
  return transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    preserveDynamicImport: true,
  })
    .code.split('\n')
    .filter((line, at) => line.trim() !== '' || lines[at]?.trim() === '')
    .join('\n');
});

/** Converts a file to JavaScript, once: demos share files, and languages share demos. */
const javascriptOf = memoize(
  async (name: string, text: string, style: FormatConfig) =>
    (await format(name, withoutTypes(text), style)).code,
);

/**
 * Converts a demo's files to JavaScript as a developer without TypeScript would write
 * them, by JavaScript file name. Other files are unchanged.
 * @param files texts by name
 * @throws the parser's error if the code is not valid TypeScript; the bundler reports it
 * with its place
 */
export async function toJavascript(
  files: Record<string, string>,
  style: FormatConfig,
): Promise<Record<string, string>> {
  const shown = Object.entries(files).filter(([name]) => !DECLARATIONS.test(name));
  const entries = shown.map(async ([name, text]) => {
    if (!TYPED.test(name)) return [name, text];
    const to = toJavascriptName(name);
    return [to, await javascriptOf(to, text, style)];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}
