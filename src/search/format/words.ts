import { fold, wordsOf } from '../engine/tokenize';

const VERSION = /^v?\d+(\.\d+)+$/;
/** Single letters, and days and months of dates. Years and versions are kept. */
const SHORT = /^([\x00-\x7F]|\d\d)$/;
const CAMEL_CASE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|_/u;

/**
 * The words of a text as the index keeps them, each once: in small letters unless its capitals tell
 * its parts, joined ones as their parts, without those that only hold a sentence together.
 * @param fillers such words, folded
 * @example indexWords('The `rowKey` of a Table, right-to-left', fillers)
 * // ['rowKey', 'table', 'right', 'left']
 */
export function indexWords(text: string, fillers: ReadonlySet<string>): string[] {
  const words = wordsOf(text)
    .flatMap(({ text: word }) => (VERSION.test(word) ? [word] : word.split(/[-.]/)))
    .filter((word) => word !== '' && !SHORT.test(word) && !fillers.has(fold(word)))
    .map((word) => (CAMEL_CASE.test(word) ? word : word.toLowerCase()));
  return [...new Set(words)];
}

/** Character code for zero shared letters. */
const SHARED_BASE = '0'.charCodeAt(0);
const MAX_SHARED = 40;

/**
 * Packs sorted words into a text: for each word, the number of letters that it shares
 * with the previous one, then the rest.
 */
export function packWords(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? '';
      let shared = 0;
      while (shared < MAX_SHARED && word[shared] && word[shared] === before[shared]) {
        shared += 1;
      }
      return String.fromCharCode(SHARED_BASE + shared) + word.slice(shared);
    })
    .join('\n');
}

/** Unpacks the output of `packWords`. */
export function unpackWords(packed: string): string[] {
  let before = '';
  return (packed === '' ? [] : packed.split('\n')).map((line) => {
    before = before.slice(0, line.charCodeAt(0) - SHARED_BASE) + line.slice(1);
    return before;
  });
}
