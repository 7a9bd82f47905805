import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
import { transform } from 'sucrase';
import { parse } from 'yaml';
import { javascriptName } from '../model/demo-asset';
import { remember } from './remember';

const TYPED = /\.tsx?$/;
/** Files that hold types alone, of which nothing is left in JavaScript. */
const TYPES = /\.d\.ts$/;
const STYLES = ['.prettierrc', '.prettierrc.json', '.prettierrc.yaml', '.prettierrc.yml'];

/** How the site's own code is written; JSON is YAML. */
export function codeStyle(root: string): FormatConfig {
  const path = STYLES.map((name) => join(root, name)).find(existsSync);
  return path ? ((parse(readFileSync(path, 'utf8')) as FormatConfig | null) ?? {}) : {};
}

/**
 * Code without types, and without the imports that only they need. Lines that held nothing else
 * go, those that were empty stay.
 * @throws the parser's error for code that is no TypeScript
 */
export const withoutTypes = remember(
  (code: string): string => {
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
  },
  (code) => code,
);

/** A file in JavaScript, made once: demos share files, and languages demos. */
const javascriptOf = remember(
  async (name: string, text: string, style: FormatConfig) =>
    (await format(name, withoutTypes(text), style)).code,
  (name, text, style) => JSON.stringify([name, text, style]),
);

/**
 * A demo's files as a developer without TypeScript would write them, by their names in JavaScript.
 * What is not TypeScript stays as it is.
 * @param files texts by name
 * @throws the parser's error for code that is no TypeScript, which the bundler reports with its place
 */
export async function toJavascript(
  files: Record<string, string>,
  style: FormatConfig,
): Promise<Record<string, string>> {
  const shown = Object.entries(files).filter(([name]) => !TYPES.test(name));
  const entries = shown.map(async ([name, text]) => {
    if (!TYPED.test(name)) return [name, text];
    const to = javascriptName(name);
    return [to, await javascriptOf(to, text, style)];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}
