/**
 * Scripts that are written without spaces between words, with the mark that lengthens a vowel in
 * Katakana. Their script extensions would take in punctuation, such as the middle dot.
 */
const UNSPACED = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u30FC';
const LETTER = `(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}_$]`;
/** A run of an unspaced script, or a word; `-` and `.` inside join: `fixed-columns`, `scroll.x`. */
const WORD = new RegExp(`[${UNSPACED}]+|(?:${LETTER})+(?:[-.](?:${LETTER})+)*`, 'gu');
/** The same where there is nothing but ASCII, many times faster. */
const ASCII_WORD = /[A-Za-z0-9_$]+(?:[-.][A-Za-z0-9_$]+)*/g;
const ASCII = /^[\u0000-\u007F]*$/;
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
/** `fixedColumns`, `HTMLElement` and `EXPAND_COLUMN` at the ends of their words. */
const HUMPS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[-._$]+/gu;

/** A word as it stands in a text. */
export interface Word {
  text: string;
  /** Place in the text, in UTF-16 units. */
  index: number;
}

/** The words of a text in their order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(ASCII.test(text) ? ASCII_WORD : WORD)].map((match) => ({
    text: match[0],
    index: match.index,
  }));
}

/** Whether a word is of a script without spaces, whose pieces are pairs of characters. */
export function isUnspaced(word: string): boolean {
  return IS_UNSPACED.test(word);
}

/**
 * A text without what tells `É` from `e`.
 * @example fold('Malmö') // 'malmo'
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
}

/**
 * What a word is found by: itself as one, and its parts where it has several.
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
  const parts = word.split(HUMPS).map(fold).filter(Boolean);
  return { whole: parts.join(''), parts: parts.length > 1 ? parts : [] };
}

/** The words that `-` and `.` join to one, each with its place in the text. */
export function joinedIn({ text, index }: Word): Word[] {
  return [...text.matchAll(/[^-.]+/g)].map((match) => ({
    text: match[0],
    index: index + match.index,
  }));
}

/** All that a text is found by, for the index. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((one) => {
    const { text: word } = one;
    const joined = joinedIn(one);
    const { whole, parts } = formsOf(word);
    if (joined.length > 1) {
      return [whole, ...joined.flatMap((each) => termsOf(each.text))].filter(Boolean);
    }
    // The last character of a run alone, so that each character is the start of some term.
    const last = isUnspaced(word) && parts.length > 0 ? [...fold(word)].slice(-1) : [];
    return [whole, ...parts, ...last].filter(Boolean);
  });
}
