import type { CombinationOperator, QueryCombination } from 'minisearch';
import { fold, formsOf, isUnspaced, wordsOf } from './tokenize';

/** A word of the query. */
export interface QueryWord {
  /** The word as a single term; empty for a run of unspaced script. */
  whole: string;
  parts: string[];
}

/** A parsed query. */
export interface ParsedQuery {
  words: QueryWord[];
  /** All words joined, to find units with exactly this name. */
  joined: string;
}

/** Limits for pasted text; nobody types more. */
const MAX_WORDS = 16;
const MAX_WORD_LENGTH = 64;

/** The endings of `doesn't` and `I'm`, which are not words. */
const CONTRACTED = /['’](?:s|t|d|m|ll|re|ve)(?![\p{L}\p{N}])/giu;

/**
 * A query as its words; those that only hold a question together go if others are left.
 * @param fillers such words, folded
 */
export function parseQuery(text: string, fillers: ReadonlySet<string>): ParsedQuery {
  const all = wordsOf(text.slice(0, MAX_WORDS * MAX_WORD_LENGTH).replace(CONTRACTED, ''))
    .map((word) => word.text.slice(0, MAX_WORD_LENGTH))
    .map((word) => ({ word, ...formsOf(word) }))
    .filter(({ whole, parts }) => whole !== '' || parts.length > 0);
  const telling = all.filter(({ word }) => !fillers.has(fold(word)));
  const kept = (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
  // The index has no single letters. Next to other words they only name something, as in
  // `scroll x`.
  const long = kept.filter(({ whole }) => !/^[\x00-\x7F]$/.test(whole));
  const seen = new Set<string>();
  const words = (long.length > 0 ? long : kept)
    .filter(({ word }) => !seen.has(fold(word)) && seen.add(fold(word)))
    .map(({ whole, parts }) => ({ whole, parts }));
  return { words, joined: kept.map(({ word }) => fold(word)).join(' ') };
}

/**
 * A query for where little holds its unspaced runs whole: each run as its first pair of characters,
 * its third and so on, since most words of Chinese have two. Pairs that the site does not have go, and words of a
 * question.
 * @param fillers words of a question, folded
 * @param isKnown whether the site has a pair
 * @example loosen(parseQuery('列宽拖动', fillers), fillers, isKnown) // '列宽' and '拖动'
 */
export function loosen(
  query: ParsedQuery,
  fillers: ReadonlySet<string>,
  isKnown: (term: string) => boolean,
): ParsedQuery {
  const words = query.words
    .map(({ whole, parts }) => ({
      whole,
      parts: whole
        ? parts
        : parts.filter((part, at) => at % 2 < 1 && !fillers.has(part) && isKnown(part)),
    }))
    .filter(({ whole, parts }) => whole || parts[0]);
  return { ...query, words };
}

/**
 * The number of typos tolerated in a term: none in a short one, a number, or a run of
 * unspaced script.
 */
export function allowedTypos(term: string): number {
  if (term.length < 4 || /\d/.test(term) || isUnspaced(term)) return 0;
  return term.length < 8 ? 1 : 2;
}

/** Whether a term may match as a prefix. */
export function allowsPrefix(term: string): boolean {
  return term.length > 1 || isUnspaced(term);
}

type Tree = string | QueryCombination;

/** All variants of a word with two neighboring letters swapped. */
export function letterSwaps(term: string): string[] {
  return [...term]
    .slice(1)
    .map((letter, at) => term.slice(0, at) + letter + term[at] + term.slice(at + 2))
    .filter((other) => other !== term);
}

/**
 * The query for MiniSearch: every word, each as a whole or by all of its parts.
 * @param meant returns a term and its alternatives
 * @param combine `OR`: any word
 */
export function queryTree(
  { words }: ParsedQuery,
  meant: (term: string) => string[] = (term) => [term],
  combine: CombinationOperator = 'AND',
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
    combine,
  );
}
