import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
import { transform } from 'sucrase';
import { parse } from 'yaml';
import { javascriptName } from '../model/demo-asset';

const TYPED = /\.tsx?$/;
const STYLES = ['.prettierrc', '.prettierrc.json', '.prettierrc.yaml', '.prettierrc.yml'];

/** How the site's own code is written; JSON is YAML. */
export function codeStyle(root: string): FormatConfig {
  const path = STYLES.map((name) => join(root, name)).find(existsSync);
  return path ? ((parse(readFileSync(path, 'utf8')) as FormatConfig | null) ?? {}) : {};
}

/** Code without types. Lines that held nothing else go, those that were empty stay. */
function withoutTypes(code: string): string {
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
}

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
  const entries = Object.entries(files).map(async ([name, text]) => {
    if (!TYPED.test(name)) return [name, text];
    const to = javascriptName(name);
    const { code } = await format(to, withoutTypes(text), style);
    return [to, code];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}
