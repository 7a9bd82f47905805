import { highlightWithGrammar } from './highlight-grammar';
import { highlightWithParser, PARSED } from './highlight-parser';
import { spansOf } from './highlight-spans';

const ALIASES: Record<string, string> = {
  ts: 'typescript',
  js: 'javascript',
  sh: 'bash',
  shell: 'bash',
  md: 'markdown',
  yml: 'yaml',
};

/**
 * Code as HTML whose spans carry the classes `c-keyword`, `c-string` and so on, one per kind of
 * token, so that both colours are the style sheet's business and the markup stays small. A
 * language without a grammar is shown plainly.
 * @param language name or usual file ending, such as `tsx` or `sh`
 */
export async function highlight(code: string, language: string): Promise<string> {
  const name = ALIASES[language] ?? language;
  const tokens = PARSED.includes(name)
    ? highlightWithParser(code, name)
    : await highlightWithGrammar(code, name);
  return spansOf(tokens);
}
