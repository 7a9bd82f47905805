/**
 * Scripts written without spaces between words, and the Katakana mark for long vowels.
 * Their Unicode script extensions would include punctuation such as the middle dot.
 */
const UNSPACED = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u30FC';
const LETTER = `(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}_$]`;
/**
 * A run of unspaced script, or a word. `-` and `.` inside a word join: `fixed-columns`,
 * `scroll.x`.
 */
const WORD = new RegExp(`[${UNSPACED}]+|(?:${LETTER})+(?:[-.](?:${LETTER})+)*`, 'gu');
/** The same for pure ASCII, many times faster. */
const ASCII_WORD = /[A-Za-z0-9_$]+(?:[-.][A-Za-z0-9_$]+)*/g;
const ASCII = /^[\u0000-\u007F]*$/;
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
/** Word boundaries within `fixedColumns`, `HTMLElement`, and `EXPAND_COLUMN`. */
const WORD_BOUNDARY =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[-._$]+/gu;

/** A word and its position in a text. */
export interface Word {
  text: string;
  /** Offset in the text, in UTF-16 units. */
  index: number;
}

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(ASCII.test(text) ? ASCII_WORD : WORD)].map((match) => ({
    text: match[0],
    index: match.index,
  }));
}

/** Whether a word is in an unspaced script, which is split into pairs of characters. */
export function isUnspaced(word: string): boolean {
  return IS_UNSPACED.test(word);
}

/**
 * Removes case and accents from a text.
 * @example fold('Malmö') // 'malmo'
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
}

/**
 * The terms of a word: the word as a whole, and its parts if it has several.
 * @example formsOf('fixedColumns') // { whole: 'fixedcolumns', parts: ['fixed', 'columns'] }
 * @example formsOf('固定列') // { whole: '', parts: ['固定', '定列'] }
 */
export function formsOf(word: string): { whole: string; parts: string[] } {
  if (isUnspaced(word)) {
    const characters = [...fold(word)];
    if (characters.length === 1) return { whole: characters.join(''), parts: [] };
    return {
      whole: '',
      parts: characters.slice(1).map((next, at) => `${characters[at]}${next}`),
    };
  }
  const parts = word.split(WORD_BOUNDARY).map(fold).filter(Boolean);
  return { whole: parts.join(''), parts: parts.length > 1 ? parts : [] };
}

/** The words that `-` and `.` join, with their offsets in the text. */
export function joinedWords({ text, index }: Word): Word[] {
  return [...text.matchAll(/[^-.]+/g)].map((match) => ({
    text: match[0],
    index: index + match.index,
  }));
}

/** All terms of a text, for the index. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((one) => {
    const { text: word } = one;
    const joined = joinedWords(one);
    const { whole, parts } = formsOf(word);
    if (joined.length > 1) {
      return [whole, ...joined.flatMap((each) => termsOf(each.text))].filter(Boolean);
    }
    // The last character of a run by itself, so that every character starts some term.
    const last = isUnspaced(word) && parts.length > 0 ? [...fold(word)].slice(-1) : [];
    return [whole, ...parts, ...last].filter(Boolean);
  });
}
