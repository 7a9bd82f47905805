import type { CombinationOperator, QueryCombination } from 'minisearch';
import { fold, formsOf, isUnspaced, wordsOf } from './tokenize';

/** A word that the reader wrote. */
export interface QueryWord {
  /** The word as one; empty for a run of an unspaced script. */
  whole: string;
  parts: string[];
}

/** What is looked for. */
export interface ParsedQuery {
  words: QueryWord[];
  /** All words as one, for what bears just this name. */
  joined: string;
}

/** More than anyone writes; what is pasted by mistake is cut here. */
const MOST_WORDS = 16;
const LONGEST = 64;

/** The ends of `doesn't` and `I'm`, which are no words of their own. */
const CONTRACTED = /['’](?:s|t|d|m|ll|re|ve)(?![\p{L}\p{N}])/giu;

/** Words of a question that no page is about. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be by can cannot could do does for from get has have how i if in ' +
    'into is it its me my not of on or please should so that the their them there this to use ' +
    'using want was what when where which why will with without you your ' +
    'don doesn didn isn aren wasn won couldn shouldn 的 了 吗 呢 怎么 如何 怎样 什么'
  ).split(' '),
);

/** A query as its words; those that only hold a question together go if others are left. */
export function parseQuery(text: string): ParsedQuery {
  const all = wordsOf(text.slice(0, MOST_WORDS * LONGEST).replace(CONTRACTED, ''))
    .map((word) => word.text.slice(0, LONGEST))
    .map((word) => ({ word, ...formsOf(word) }))
    .filter(({ whole, parts }) => whole !== '' || parts.length > 0);
  const telling = all.filter(({ word }) => !FILLERS.has(fold(word)));
  const kept = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
  // The index has no single letters; beside other words they only name a thing, as in `scroll x`.
  const long = kept.filter(({ whole }) => !/^[\x00-\x7F]$/.test(whole));
  const seen = new Set<string>();
  const words = (long.length > 0 ? long : kept)
    .filter(({ word }) => !seen.has(fold(word)) && seen.add(fold(word)))
    .map(({ whole, parts }) => ({ whole, parts }));
  return { words, joined: kept.map(({ word }) => fold(word)).join(' ') };
}

/**
 * A query for where nothing holds its unspaced runs whole: each run as its first pair of characters,
 * its third and so on, since most words of Chinese have two. Pairs that the site does not have go, and words of a
 * question.
 * @param isKnown whether the site has a pair
 * @example loosened(parseQuery('列宽拖动'), isKnown) // '列宽' and '拖动'
 */
export function loosened(
  query: ParsedQuery,
  isKnown: (term: string) => boolean,
): ParsedQuery {
  const words = query.words
    .map(({ whole, parts }) => ({
      whole,
      parts: whole
        ? parts
        : parts.filter((part, at) => at % 2 < 1 && !FILLERS.has(part) && isKnown(part)),
    }))
    .filter(({ whole, parts }) => whole || parts[0]);
  return { ...query, words };
}

/**
 * How many letters of a term may be wrong: none of a short one, a number or a run of an unspaced
 * script.
 */
export function toleranceOf(term: string): number {
  if (term.length < 4 || /\d/.test(term) || isUnspaced(term)) return 0;
  return term.length < 8 ? 1 : 2;
}

/** Whether a term may be the beginning of a longer one. */
export function mayBegin(term: string): boolean {
  return term.length > 1 || isUnspaced(term);
}

type Tree = string | QueryCombination;

/** A word with each two neighbouring letters changed round. */
export function swapped(term: string): string[] {
  return [...term]
    .slice(1)
    .map((letter, at) => term.slice(0, at) + letter + term[at] + term.slice(at + 2))
    .filter((other) => other !== term);
}

/**
 * The query for MiniSearch: every word, each as one or by all of its parts.
 * @param meant a term with all that may have been meant by it
 */
export function queryTree(
  { words }: ParsedQuery,
  meant: (term: string) => string[] = (term) => [term],
): Tree {
  const all = (queries: Tree[], combineWith: CombinationOperator): Tree =>
    queries.length === 1 && queries[0] !== undefined
      ? queries[0]
      : { combineWith, queries };
  const one = (term: string) => all(meant(term), 'OR');
  return all(
    words.map(({ whole, parts }) => {
      const split = parts.length > 0 ? [all(parts.map(one), 'AND')] : [];
      return all([...(whole ? [one(whole)] : []), ...split], 'OR');
    }),
    'AND',
  );
}
