import { FILLERS } from './query';
import { fold, wordsOf } from './tokenize';

const VERSION = /^v?\d+(\.\d+)+$/;
/** Single letters, days and months; years and versions stay. */
const SHORT = /^([\x00-\x7F]|\d\d)$/;
const HUMPED = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|_/u;

/**
 * The words of a text as the index keeps them, each once: in small letters unless its capitals tell
 * its parts, joined ones as their parts, without those that only hold a sentence together.
 * @example indexWords('The `rowKey` of a Table, right-to-left') // ['rowKey', 'table', 'right', 'left']
 */
export function indexWords(text: string): string[] {
  const words = wordsOf(text)
    .flatMap(({ text: word }) => (VERSION.test(word) ? [word] : word.split(/[-.]/)))
    .filter((word) => word !== '' && !SHORT.test(word) && !FILLERS.has(fold(word)))
    .map((word) => (HUMPED.test(word) ? word : word.toLowerCase()));
  return [...new Set(words)];
}

/** The first letters that a word has in common with the one before it, as a character. */
const FIRST = '0'.charCodeAt(0);
const MOST_SHARED = 40;

/** Words in their order as one text: each as the number of letters it shares, then the rest. */
export function packWords(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? '';
      let shared = 0;
      while (shared < MOST_SHARED && word[shared] && word[shared] === before[shared]) {
        shared += 1;
      }
      return String.fromCharCode(FIRST + shared) + word.slice(shared);
    })
    .join('\n');
}

/** The words that `packWords` packed. */
export function unpackWords(packed: string): string[] {
  let before = '';
  return (packed === '' ? [] : packed.split('\n')).map((line) => {
    before = before.slice(0, line.charCodeAt(0) - FIRST) + line.slice(1);
    return before;
  });
}
