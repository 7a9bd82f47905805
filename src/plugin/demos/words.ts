import { extname } from 'node:path';
import { filesOf, ownFiles } from '../../model/demo/demo-asset';
import type { DemoAsset } from '../../model/demo/demo-asset';
import { findImports } from '../../code/imports';
import { keptResult, resultKey } from '../cache/results';
import { isScript, parseCode } from '../../code/parse';

/** Syntax nodes with names that a reader may search for. */
const NAMES = new Set([
  'VariableName',
  'VariableDefinition',
  'PropertyName',
  'PropertyDefinition',
  'TypeName',
  'TypeDefinition',
  'JSXIdentifier',
]);
const SHORTEST = 3;

function wordsOf([file, text]: [name: string, text: string]): string[] {
  const language = extname(file).slice(1);
  return keptResult(resultKey(language, text), 'words', () => wordsIn(language, text));
}

function wordsIn(language: string, text: string): string[] {
  if (!isScript(language)) return [];
  // The same text that the page shows, which is also parsed for highlighting.
  const code = text.trimEnd();
  const parsed = parseCode(code, language);
  if (!parsed) return [];
  const names: string[] = [];
  parsed.tree.iterate({
    enter({ name, from, to }) {
      if (NAMES.has(name)) names.push(code.slice(from, to));
    },
  });
  const packages = findImports(parsed.tree, code).flatMap(({ specifier, names: taken }) =>
    // An import for side effects only, such as a style sheet, is not a search term.
    specifier.startsWith('.') || taken.length === 0 ? [] : specifier,
  );
  return [...packages, ...names].filter((name) => name.length >= SHORTEST);
}

/**
 * The words in the code of a demo's own files that search finds it by: names, and packages as they
 * are imported, each once.
 */
export function demoSearchTerms(asset: DemoAsset): string[] {
  return [
    ...new Set(Object.entries(ownFiles(filesOf(asset), asset.support)).flatMap(wordsOf)),
  ];
}
