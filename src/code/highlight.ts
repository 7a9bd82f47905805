import { highlightWithGrammar } from './highlight-grammar';
import { highlightWithParser } from './highlight-parser';
import { spansOf, withLinks } from './highlight-spans';
import type { CodeLink } from './highlight-spans';
import { fullName, parseCode } from './parse-code';

const ALIASES: Record<string, string> = {
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
 * @param links names that are links, in the order of the code
 * @param elements names of elements round lines, by the line from 1
 */
export async function highlight(
  code: string,
  language: string,
  links: readonly CodeLink[] = [],
  elements?: ReadonlyMap<number, string>,
): Promise<string> {
  const parsed = parseCode(code, language);
  const lines = parsed
    ? highlightWithParser(parsed)
    : await highlightWithGrammar(code, ALIASES[language] ?? fullName(language));
  return spansOf(links.length > 0 ? withLinks(lines, links) : lines, elements);
}
