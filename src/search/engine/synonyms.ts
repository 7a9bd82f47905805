import { escapeRegExp } from '../../model/text/escape-regexp';
import { fold, isUnspaced } from './tokenize';

/** A phrase that readers may type, as a pattern, and what pages say instead. */
export interface Synonym {
  pattern: RegExp;
  words: readonly string[];
}

/** Most queries that are asked for one. */
const MAX_QUERIES = 6;

const LETTER = '[\\p{L}\\p{N}]';

/** A text in which `lazy-load` and `lazy load` are the same. */
function plain(text: string): string {
  return fold(text).replace(/[-_\s]+/g, ' ');
}

/** A phrase as a pattern: in scripts with spaces it is of whole words, also in their plural. */
function patternOf(phrase: string): RegExp {
  const text = escapeRegExp(plain(phrase));
  if (isUnspaced(phrase)) return new RegExp(text, 'u');
  return new RegExp(`(?<!${LETTER})${text}(?:e?s)?(?!${LETTER})`, 'u');
}

/** Synonyms from what readers may type, each with what pages say instead. */
export function synonymsOf(
  phrases: Iterable<readonly [string, readonly string[]]>,
): Synonym[] {
  return [...phrases].map(([phrase, words]) => ({ pattern: patternOf(phrase), words }));
}

/**
 * A query, and the same in other words.
 * @returns the query itself first
 * @example queriesOf('How to lazy load rows', synonymsOf([['lazy load', ['children on demand']]]))
 * // ['How to lazy load rows', 'how to children on demand rows']
 */
export function queriesOf(query: string, synonyms: readonly Synonym[]): string[] {
  const text = plain(query);
  const others = synonyms.flatMap(({ pattern, words }) =>
    pattern.test(text) ? words.map((word) => text.replace(pattern, () => word)) : [],
  );
  return [query, ...new Set(others)].slice(0, MAX_QUERIES);
}
