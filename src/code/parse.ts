import { parser as css } from '@lezer/css';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { memoize } from './remember';

export type Tree = ReturnType<typeof javascript.parse>;
export type SyntaxNode = Tree['topNode'];

/** Code with its syntax tree. */
export interface ParsedCode {
  code: string;
  tree: Tree;
}

// Maps, because a page may call a language `constructor`.
const SCRIPTS = new Map([
  ['tsx', javascript.configure({ dialect: 'ts jsx' })],
  ['typescript', javascript.configure({ dialect: 'ts' })],
  ['jsx', javascript.configure({ dialect: 'jsx' })],
  ['javascript', javascript],
]);
const PARSERS = new Map([...SCRIPTS, ['css', css], ['json', json]]);
const ALIASES = new Map([
  ['ts', 'typescript'],
  ['js', 'javascript'],
]);

/** The full name of a language, from its usual file ending. */
export function fullName(language: string): string {
  return ALIASES.get(language) ?? language;
}

/** True for JavaScript and TypeScript, with or without JSX. */
export function isScript(language: string): boolean {
  return SCRIPTS.has(fullName(language));
}

const treeOf = memoize(
  (code: string, name: string): Tree | undefined => PARSERS.get(name)?.parse(code),
  (code, name) => `${name}\n${code}`,
);

/**
 * Parses code with CodeMirror's parsers, once per text: search looks for names in the
 * same code that the page highlights.
 * @param language name or file ending
 * @returns undefined for a language without a parser
 */
export function parseCode(code: string, language: string): ParsedCode | undefined {
  const tree = treeOf(code, fullName(language));
  return tree && { code, tree };
}
