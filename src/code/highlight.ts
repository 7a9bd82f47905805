import { highlightWithGrammar } from './highlight-grammar';
import { highlightWithParser } from './highlight-parser';
import { toHtml, withLinks } from './highlight-spans';
import type { CodeLink } from './highlight-spans';
import { fullName, parseCode } from './parse';
import { parseStyles } from './parse-styles';

/**
 * Highlights code as HTML with one class per kind of token (`c-keyword`, `c-string`, …),
 * so that the style sheet handles both color modes and the markup stays small. A language
 * without a grammar is shown as plain text.
 * @param language name or usual file ending, such as `tsx` or `sh`
 * @param links names that are links, in the order of the code
 * @param elements names of elements around lines, by line, starting at 1
 * @param numbered true for lines that CSS can number
 */
export async function highlightCode(
  code: string,
  language: string,
  links: readonly CodeLink[] = [],
  elements?: ReadonlyMap<number, string>,
  numbered?: boolean,
): Promise<string> {
  const parsed = parseCode(code, language) ?? (await parseStyles(code, language));
  const lines = parsed
    ? highlightWithParser(parsed)
    : await highlightWithGrammar(code, fullName(language).toLowerCase());
  return toHtml(links.length > 0 ? withLinks(lines, links) : lines, elements, numbered);
}
