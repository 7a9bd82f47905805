import { extname } from 'node:path';
import { filesOf, ownFiles } from '../model/demo-asset';
import type { DemoAsset } from '../model/demo-asset';
import { isScript, parseCode } from './parse-code';

/** Names in code that a reader may look for. */
const NAMES = new Set([
  'VariableName',
  'VariableDefinition',
  'PropertyName',
  'PropertyDefinition',
  'TypeName',
  'TypeDefinition',
  'JSXIdentifier',
]);
const PACKAGE_IMPORT = /\bfrom\s+['"]([^.'"][^'"]*)['"]/g;
const SHORTEST = 3;

function wordsOf([file, text]: [name: string, text: string]): string[] {
  const language = extname(file).slice(1);
  if (!isScript(language)) return [];
  // As the page shows it, which is parsed for its colours as well.
  const code = text.trimEnd();
  const names: string[] = [];
  parseCode(code, language)?.tree.iterate({
    enter({ name, from, to }) {
      if (NAMES.has(name)) names.push(code.slice(from, to));
    },
  });
  const packages = [...code.matchAll(PACKAGE_IMPORT)].map((match) => match[1] ?? '');
  return [...packages, ...names].filter((name) => name.length >= SHORTEST);
}

/**
 * The words in the code of a demo's own files that search finds it by: names, and packages as they
 * are imported, each once. What all demos share is no demo's own.
 */
export function demoWords(asset: DemoAsset): string[] {
  return [...new Set(Object.entries(ownFiles(filesOf(asset))).flatMap(wordsOf))];
}
